<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>best</name>
<message id="help.command.best"><source>what a player reaches at most by goals, and how</source><translation>プレイヤーが目標に沿って最大でどこまで届くか、その割り振り</translation></message>
<message id="help.goal"><source>what the player wants, the first before all others: most-destroyed, most-through, least-lost, own-planeswalker-alive</source><translation>プレイヤーの目標。先に書いたものが優先: most-destroyed、most-through、least-lost、own-planeswalker-alive</translation></message>
<message id="help.best-player"><source>for whom (as a rule the active player)</source><translation>どのプレイヤーにとってか(指定がなければアクティブ・プレイヤー)</translation></message>
<message id="call.goal"><source>“{given}” is no goal; say one of {choices}.</source><translation>「{given}」という目標はありません。次のどれかです: {choices}</translation></message>
<message id="best.title"><source>{step}: the best that {player} can reach</source><translation>{step}: {player} にとって最善の結果</translation></message>
<message id="best.most-destroyed"><source>Other players' creatures that leave: {n}</source><translation>戦場を離れる他のプレイヤーのクリーチャー: {n}体</translation></message>
<message id="best.most-through"><source>Damage points past creatures: {n}</source><translation>クリーチャー以外に割り振る点数: {n}点</translation></message>
<message id="best.least-lost"><source>Own creatures that leave: {n}</source><translation>戦場を離れる自分のクリーチャー: {n}体</translation></message>
<message id="best.own-planeswalker-alive"><source>Own planeswalkers that stay: {n}</source><translation>戦場に残る自分のプレインズウォーカー: {n}体</translation></message>
<message id="best.number"><source>Announcements of {player} that reach it: {number} of {n}. The first:</source><translation>{player} の宣言 {n} 通りのうち {number} 通りがこれに届く。最初のもの:</translation></message>
<message id="best.announces"><source>{player} announces:</source><translation>{player} の宣言:</translation></message>
</context>
</TS>
