<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context><name>window</name>
<message id="window.legal.remaining" numerus="yes"><source>{count} still possible</source><translation><numerusform>1 still possible</numerusform><numerusform>{count} still possible</numerusform></translation></message>
</context>
</TS>
