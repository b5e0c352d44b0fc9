<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
<name>sweep</name>
<message id="help.command.sweep"><source>Work out many boards side by side, into a file that can be gone on with</source><translation>多数の盤面を並行して計算し、あとから続けられるファイルに書き出す</translation></message>
<message id="help.sweep-boards"><source>boards: files, folders of *.combat.json and *.combat.txt, or notation</source><translation>盤面。ファイル、*.combat.json や *.combat.txt のフォルダー、または記法</translation></message>
<message id="help.sweep-output"><source>the file of results, one JSON object a line; rows that it has already are not worked out again</source><translation>結果のファイル(1行に1つの JSON オブジェクト)。すでにある行は計算し直さない</translation></message>
<message id="help.sweep-vary"><source>vary every board, as for whatif; each value of one --vary with each value of the others</source><translation>whatif と同じ書き方で各盤面を変える。--vary を重ねると、すべての値の組み合わせになる</translation></message>
<message id="help.sweep-goal"><source>find also the best by these goals, the first before all others</source><translation>これらの目標(先のものほど優先)で最善の割り振りも求める</translation></message>
<message id="help.workers"><source>processes that work side by side (as many as there are processors)</source><translation>並行して計算するプロセスの数(既定はプロセッサーの数)</translation></message>
<message id="help.scheduler"><source>work on the Dask cluster whose scheduler is at this address, such as tcp://127.0.0.1:8786</source><translation>このアドレス(tcp://127.0.0.1:8786 など)にスケジューラーがある Dask クラスターで計算する</translation></message>
<message id="sweep.unread"><source>{board} is left out:</source><translation>{board} は除きます:</translation></message>
<message id="sweep.done"><source>Rows worked out: {n}, already there: {known}; all are in {path}.</source><translation>計算した行: {n}、すでにあった行: {known}。すべて {path} にあります。</translation></message>
<message id="sweep.failed"><source>Rows in which the program failed: {n}; their field slip says how.</source><translation>プログラムの誤りで計算できなかった行: {n}。内容は slip にあります。</translation></message>
<message id="sweep.go-on"><source>{n} of {number} rows are in {path}. The same command goes on from there.</source><translation>{number} 行のうち {n} 行が {path} にあります。同じコマンドで続きから計算します。</translation></message>
<message id="sweep.no-cluster"><source>A cluster needs one more package: install combat-simulator[cluster].</source><translation>クラスターを使うには、もう1つパッケージが必要です: combat-simulator[cluster] をインストールしてください。</translation></message>
<message id="sweep.unreachable"><source>No Dask scheduler answers at {address}.</source><translation>{address} の Dask スケジューラーから応答がありません。</translation></message>
<message id="sweep.cluster-lost"><source>The cluster at {address} has gone.</source><translation>{address} のクラスターとの接続が切れました。</translation></message>
<message id="results.other-file"><source>{path} holds something other than results of a sweep; it is left as it is.</source><translation>{path} の内容は sweep の結果ではありません。ファイルには手を加えません。</translation></message>
</context>
</TS>
