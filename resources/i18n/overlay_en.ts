<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context><name>overlay</name>
<message id="overlay.ways" numerus="yes"><source>legal assignments</source><translation><numerusform>legal assignment</numerusform><numerusform>legal assignments</numerusform></translation></message>
</context></TS>
