<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context><name>lines</name>
<message id="lines.step-count" numerus="yes"><source>{step}: {n} assignments</source><translation><numerusform>{step}: 1 assignment</numerusform><numerusform>{step}: {n} assignments</numerusform></translation></message>
<message id="lines.count" numerus="yes"><source>The whole combat: {lines}, {n} results</source><translation><numerusform>The whole combat: {lines}, 1 result</numerusform><numerusform>The whole combat: {lines}, {n} results</numerusform></translation></message>
<message id="lines.how-many" numerus="yes"><source>{n} lines</source><translation><numerusform>1 line</numerusform><numerusform>{n} lines</numerusform></translation></message>
</context></TS>
