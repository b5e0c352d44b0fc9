<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>commands</name>
    <message id="choice.missing" numerus="yes">
        <source>A choice is missing: {n} legal assignments are left. Say how the damage of {sources} is assigned.</source>
        <translation>
            <numerusform>A choice is missing: {n} legal assignments are left. Say how {sources} assigns.</numerusform>
            <numerusform>A choice is missing: {n} legal assignments are left. Say how the damage of {sources} is assigned.</numerusform>
        </translation>
    </message>
    <message id="legal.count" numerus="yes">
        <source>{step}: {n} legal assignments</source>
        <translation>
            <numerusform>{step}: 1 legal assignment</numerusform>
            <numerusform>{step}: {n} legal assignments</numerusform>
        </translation>
    </message>
    <message id="legal.announces" numerus="yes">
        <source>{player} announces, in {n} ways:</source>
        <translation>
            <numerusform>{player} announces, in 1 way:</numerusform>
            <numerusform>{player} announces, in {n} ways:</numerusform>
        </translation>
    </message>
    <message id="outcomes.count" numerus="yes">
        <source>{step}: {n} legal assignments come to {results}</source>
        <translation>
            <numerusform>{step}: 1 legal assignment comes to {results}</numerusform>
            <numerusform>{step}: {n} legal assignments come to {results}</numerusform>
        </translation>
    </message>
    <message id="outcomes.results" numerus="yes">
        <source>{n} results</source>
        <translation>
            <numerusform>1 result</numerusform>
            <numerusform>{n} results</numerusform>
        </translation>
    </message>
    <message id="result.leave" numerus="yes">
        <source>{who} leave</source>
        <translation>
            <numerusform>{who} leaves</numerusform>
            <numerusform>{who} leave</numerusform>
        </translation>
    </message>
    <message id="resolve.excess" numerus="yes">
        <source>{who} is dealt {n} excess damage</source>
        <translation>
            <numerusform>{who} is dealt 1 excess damage</numerusform>
            <numerusform>{who} is dealt {n} excess damage</numerusform>
        </translation>
    </message>
    <message id="resolve.trigger" numerus="yes">
        <source>{who} triggers {n} times, "{when}": {text}</source>
        <translation>
            <numerusform>{who} triggers once, "{when}": {text}</numerusform>
            <numerusform>{who} triggers {n} times, "{when}": {text}</numerusform>
        </translation>
    </message>
    <message id="examples.checked" numerus="yes">
        <source>{n} scenarios played, {differences}.</source>
        <translation>
            <numerusform>1 scenario played, {differences}.</numerusform>
            <numerusform>{n} scenarios played, {differences}.</numerusform>
        </translation>
    </message>
    <message id="examples.differences" numerus="yes">
        <source>{n} differences</source>
        <translation>
            <numerusform>1 difference</numerusform>
            <numerusform>{n} differences</numerusform>
        </translation>
    </message>
</context>
</TS>
