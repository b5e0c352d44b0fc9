<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context><name>window</name>
<message id="window.legal.remaining" numerus="yes"><source>{count} still possible</source><translation><numerusform>1 still possible</numerusform><numerusform>{count} still possible</numerusform></translation></message>
<message id="window.file.bad" numerus="yes"><source>{file} cannot be opened: {n} problems. The table is as it was.</source><translation><numerusform>{file} cannot be opened: 1 problem. The table is as it was.</numerusform><numerusform>{file} cannot be opened: {n} problems. The table is as it was.</numerusform></translation></message>
<message id="window.file.odd" numerus="yes"><source>{file} is open; {n} things about it are odd.</source><translation><numerusform>{file} is open; one thing about it is odd.</numerusform><numerusform>{file} is open; {n} things about it are odd.</numerusform></translation></message>
<message id="window.file.not-playable" numerus="yes"><source>This cannot be played: {n} reasons. The table is as it was.</source><translation><numerusform>This cannot be played: 1 reason. The table is as it was.</numerusform><numerusform>This cannot be played: {n} reasons. The table is as it was.</numerusform></translation></message>
</context>
</TS>
