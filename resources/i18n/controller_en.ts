<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context><name>controller</name>
<message id="log.triggered" numerus="yes"><source>{permanent}: an ability triggers ({when}), {n} times.</source><translation><numerusform>{permanent}: an ability triggers ({when}).</numerusform><numerusform>{permanent}: an ability triggers ({when}), {n} times.</numerusform></translation></message>
<message id="refusal.no-such-place" numerus="yes"><source>There are {n} legal assignments.</source><translation><numerusform>There is 1 legal assignment.</numerusform><numerusform>There are {n} legal assignments.</numerusform></translation></message>
</context></TS>
