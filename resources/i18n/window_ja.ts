<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>window</name>
<message id="window.close"><source>Close</source><translation>閉じる</translation></message>
<message id="window.step.done"><source>done</source><translation>終了</translation></message>
<message id="window.step.current"><source>now</source><translation>現在</translation></message>
<message id="window.step.coming"><source>to come</source><translation>これから</translation></message>
<message id="window.step.spoken"><source>Step {number}: {step}, {status}</source><translation>第{number}段階:{step}({status})</translation></message>
<message id="window.player.to start"><source>To the start</source><translation>最初へ</translation></message>
<message id="window.player.step back"><source>One step back (←)</source><translation>1つ戻る(←)</translation></message>
<message id="window.player.play"><source>Play (Space)</source><translation>再生(スペース)</translation></message>
<message id="window.player.pause"><source>Pause (Space)</source><translation>一時停止(スペース)</translation></message>
<message id="window.player.step on"><source>One step on (→)</source><translation>1つ進む(→)</translation></message>
<message id="window.player.to end"><source>To the end</source><translation>最後へ</translation></message>
<message id="window.player.speed"><source>Speed</source><translation>速さ</translation></message>
<message id="window.player.time"><source>Time</source><translation>時刻</translation></message>
<message id="window.player.animated"><source>Animation</source><translation>アニメーション</translation></message>
<message id="window.log.title"><source>Log</source><translation>記録</translation></message>
<message id="window.log.empty"><source>Nothing has happened in this combat yet.</source><translation>この戦闘ではまだ何も起きていません。</translation></message>
<message id="window.refusal.nearest"><source>Take the nearest legal assignment</source><translation>最も近い適正な割り振りにする</translation></message>
<message id="window.refusal.nearest-place"><source>Take the nearest legal assignment (no. {place})</source><translation>最も近い適正な割り振りにする({place}番)</translation></message>
<message id="window.legal.title"><source>LEGAL ASSIGNMENTS</source><translation>適正な割り振り</translation></message>
<message id="window.legal.none"><source>No combat damage is due yet.</source><translation>まだ割り振る戦闘ダメージはありません。</translation></message>
<message id="window.legal.only-one"><source>There is only one, so it is chosen.</source><translation>1通りしかないので、それに決まります。</translation></message>
<message id="window.legal.remaining"><source>{count} still possible</source><translation>あと{count}通り可能</translation></message>
<message id="window.legal.choose"><source>Divide the damage on the table, or walk through all of them here.</source><translation>卓上でダメージを割り振るか、ここですべてを順に見てください。</translation></message>
<message id="window.legal.rounded"><source>about {number}; {digits} digits</source><translation>およそ{number}({digits}桁)</translation></message>
<message id="window.legal.clear"><source>Clear</source><translation>消す</translation></message>
<message id="window.legal.clear.about"><source>Leave all damage open again</source><translation>すべてのダメージを割り振る前に戻します</translation></message>
<message id="window.policy.first"><source>Lethal first</source><translation>致死を優先</translation></message>
<message id="window.policy.first.about"><source>The first in canonical order: the most to the first recipient</source><translation>標準順の先頭:先の受け手に最も多く割り振ります</translation></message>
<message id="window.policy.most-through"><source>Most through</source><translation>最も多く通す</translation></message>
<message id="window.policy.most-through.about"><source>The most damage to players, planeswalkers and battles</source><translation>プレイヤー、プレインズウォーカー、バトルに最も多くのダメージを割り振ります</translation></message>
<message id="window.policy.most-destroyed"><source>Most destroyed</source><translation>最も多く破壊</translation></message>
<message id="window.policy.most-destroyed.about"><source>Lethal damage to the most creatures, then the most through</source><translation>最も多くのクリーチャーに致死ダメージを、次に最も多く通します</translation></message>
<message id="window.place.slider"><source>Place among all legal assignments</source><translation>適正な割り振り全体の中での位置</translation></message>
<message id="window.place.previous"><source>Previous assignment</source><translation>前の割り振り</translation></message>
<message id="window.place.next"><source>Next assignment</source><translation>次の割り振り</translation></message>
<message id="window.place.field"><source>Number of the assignment</source><translation>割り振りの番号</translation></message>
<message id="window.place.before"><source>no.</source><translation>番号</translation></message>
<message id="window.place.after"><source>of {count}</source><translation>/ {count}</translation></message>
<message id="window.go.next-combat"><source>Next combat</source><translation>次の戦闘</translation></message>
<message id="window.results.title"><source>WHAT THEY COME TO</source><translation>結果の内訳</translation></message>
<message id="window.results.axis"><source>damage to {recipient}</source><translation>{recipient}へのダメージ</translation></message>
<message id="window.results.choose"><source>Whose damage the chart shows</source><translation>図に示すダメージの受け手</translation></message>
<message id="window.results.chart"><source>Damage to {recipient} over all legal assignments</source><translation>適正な割り振り全体での{recipient}へのダメージ</translation></message>
<message id="window.results.bar"><source>{damage} damage: {count}</source><translation>{damage}点のダメージ:{count}通り</translation></message>
<message id="window.results.life"><source>{player}: life {before} → {after}</source><translation>{player}:ライフ {before} → {after}</translation></message>
<message id="window.results.poison"><source>{player}: poison {before} → {after}</source><translation>{player}:毒 {before} → {after}</translation></message>
<message id="window.results.leaving"><source>Leaving: {permanents}</source><translation>戦場を離れる:{permanents}</translation></message>
<message id="window.results.empty"><source>Results and reasons appear here as soon as combat damage is due.</source><translation>戦闘ダメージを割り振る段になると、結果と理由がここに現れます。</translation></message>
<message id="window.why.title"><source>WHY</source><translation>理由</translation></message>
</context>
</TS>
