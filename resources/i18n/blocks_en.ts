<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context><name>blocks</name>
<message id="blocks.proven" numerus="yes"><source>{number} of {legal}</source><translation><numerusform>Proven: no legal block is better, and of {legal} legal blocks no other is as good.</numerusform><numerusform>Proven: no legal block is better. {number} of {legal} legal blocks are as good.</numerusform></translation></message>
<message id="blocks.reason.leave" numerus="yes"><source>{creatures} leave</source><translation><numerusform>{creatures} leaves the battlefield.</numerusform><numerusform>{creatures} leave the battlefield.</numerusform></translation></message>
</context></TS>
