<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>counting</name>
<message id="budget.beyond"><source>Telling this exactly would take about {megabytes} MB and {seconds} s: more than the program allows itself.</source><translation>これを正確に求めるには約{megabytes} MBのメモリと約{seconds}秒が必要で、プログラムの上限を超えます。</translation></message>
</context></TS>
