<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>eraspanel</name>
<message id="window.tab.eras"><source>Eras</source><translation>時代</translation></message>
<message id="window.command.show-eras"><source>Compare this combat under the rules of other eras</source><translation>この戦闘を各時代のルールで比べる</translation></message>
<message id="eras.title"><source>THIS COMBAT IN EVERY ERA</source><translation>各時代でのこの戦闘</translation></message>
<message id="eras.about"><source>The first combat damage step. Choose an era to play by its rules.</source><translation>最初の戦闘ダメージ・ステップを比べます。選ぶとそのルールで進めます。</translation></message>
<message id="eras.comparing"><source>Comparing…</source><translation>比べています…</translation></message>
<message id="eras.on-board"><source>on the board</source><translation>適用中</translation></message>
<message id="eras.choose"><source>Play by these rules: {era}</source><translation>このルールで進める:{era}</translation></message>
<message id="eras.since"><source>since {since}</source><translation>{since}から</translation></message>
<message id="eras.days"><source>{since} – {until}</source><translation>{since} 〜 {until}</translation></message>
<message id="eras.as-of"><source>text of {day}</source><translation>{day}時点のルール</translation></message>
<message id="eras.count"><source>{count} legal assignments</source><translation>適正な割り振り {count} 通り</translation></message>
<message id="eras.uncountable"><source>too many legal assignments to count</source><translation>適正な割り振りが多すぎて数えられません</translation></message>
<message id="eras.no-damage"><source>No combat damage is dealt.</source><translation>戦闘ダメージは与えられません。</translation></message>
<message id="eras.distinct"><source>{n} results</source><translation>結果 {n} 種類</translation></message>
<message id="eras.most-through"><source>most through: {result}</source><translation>最も多く通る場合: {result}</translation></message>
<message id="eras.same"><source>As under the rules on the board.</source><translation>適用中のルールと同じです。</translation></message>
<message id="eras.inferred"><source>(inferred: no text of the time says so)</source><translation>(推定:当時の文書に明記はありません)</translation></message>
<message id="eras.name.foundations"><source>Foundations</source><translation>『ファウンデーションズ』</translation></message>
<message id="eras.name.m11"><source>Magic 2011</source><translation>『基本セット2011』</translation></message>
<message id="eras.name.m10"><source>Magic 2010</source><translation>『基本セット2010』</translation></message>
<message id="eras.name.sixth"><source>Sixth Edition</source><translation>『第6版』</translation></message>
<message id="eras.name.urza"><source>Urza's Saga</source><translation>『ウルザズ・サーガ』</translation></message>
<message id="eras.name.classic"><source>the first rules</source><translation>最初のルール</translation></message>
<message id="refusal.legal-under"><source>Under {eras} this would have been legal.</source><translation>{eras}のルールでなら適正でした。</translation></message>
</context></TS>
