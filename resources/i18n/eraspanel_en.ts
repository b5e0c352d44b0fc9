<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context><name>eraspanel</name>
<message id="eras.count" numerus="yes"><source>{count} legal assignments</source><translation><numerusform>1 legal assignment</numerusform><numerusform>{count} legal assignments</numerusform></translation></message>
<message id="eras.distinct" numerus="yes"><source>{n} results</source><translation><numerusform>1 result</numerusform><numerusform>{n} results</numerusform></translation></message>
</context></TS>
