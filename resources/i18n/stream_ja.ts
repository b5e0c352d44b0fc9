<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>stream</name>
<message id="window.command.capture"><source>Capture window</source><translation>キャプチャ用ウィンドウ</translation></message>
<message id="window.capture.title"><source>Combat – capture window</source><translation>戦闘 – キャプチャ用ウィンドウ</translation></message>
<message id="window.capture.menu"><source>Behind the captured table</source><translation>キャプチャ用ウィンドウの背景</translation></message>
<message id="window.capture.ground.transparent"><source>Transparent</source><translation>透明</translation></message>
<message id="window.capture.ground.green"><source>Green</source><translation>緑</translation></message>
<message id="window.capture.ground.magenta"><source>Magenta</source><translation>マゼンタ</translation></message>
<message id="window.capture.ground.other"><source>Another color…</source><translation>その他の色…</translation></message>
<message id="window.capture.through"><source>Let clicks through</source><translation>クリックを下へ通す</translation></message>
<message id="window.capture.open"><source>Open the capture window</source><translation>キャプチャ用ウィンドウを開く</translation></message>
<message id="window.capture.close"><source>Close the capture window</source><translation>キャプチャ用ウィンドウを閉じる</translation></message>
</context></TS>
