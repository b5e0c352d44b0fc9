<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>eras</name>
<message id="problem.not-yet"><source>{feature}: came on {since}, so the rules “{rules}” don't know it yet. What if they did? Say so with --what-if, or with "x-what-if": true in the file.</source><translation>{feature}は{since}に登場したもので、ルール「{rules}」にはまだ存在しない。仮にあったとして進めるには、--what-ifを付けるか、ファイルに"x-what-if": trueと書くこと。</translation></message>
<message id="help.what-if"><source>play also what the rules of the board don't know yet</source><translation>盤面のルールにまだ存在しないものも、仮にあったとして進める</translation></message>
</context></TS>
