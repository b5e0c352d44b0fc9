<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>board</name>
<message id="board.need.none"><source>needs {needed}</source><translation>必要 {needed}</translation></message>
<message id="board.need.missing"><source>{assigned} of {needed}</source><translation>{assigned}／{needed}</translation></message>
<message id="board.need.lethal"><source>{assigned} · lethal</source><translation>{assigned}・致死</translation></message>
<message id="board.need.destroyed"><source>{assigned} · destroyed</source><translation>{assigned}・破壊</translation></message>
<message id="board.need.met"><source>{assigned} · met</source><translation>{assigned}・達成</translation></message>
<message id="board.need.leaves"><source>{assigned} · leaves</source><translation>{assigned}・退場</translation></message>
<message id="board.assigned"><source>{assigned} of {amount} assigned</source><translation>{amount}点中{assigned}点</translation></message>
<message id="board.assigned-by"><source>{player}: {assigned} of {amount}</source><translation>{player}：{assigned}／{amount}</translation></message>
<message id="board.life-after"><source>−{less} → {after}</source><translation>−{less} → {after}</translation></message>
<message id="board.life-gained"><source>+{more} → {after}</source><translation>+{more} → {after}</translation></message>
<message id="board.poison-after"><source>poison {after}</source><translation>毒{after}</translation></message>
<message id="board.out"><source>has left the game</source><translation>ゲームから離れた</translation></message>
<message id="board.announces"><source>divides damage</source><translation>割り振り中</translation></message>
<message id="board.attacking"><source>attacking</source><translation>攻撃側</translation></message>
<message id="board.defending"><source>defending</source><translation>防御側</translation></message>
<message id="board.invite.title"><source>Build a combat</source><translation>戦闘を組み立てよう</translation></message>
<message id="board.invite.cards"><source>Drag a creature, a planeswalker or a battle here</source><translation>クリーチャー、プレインズウォーカー、バトルをここへドラッグ</translation></message>
<message id="board.invite.file"><source>or drop a scenario file anywhere on the table</source><translation>シナリオのファイルをドロップすることもできます</translation></message>
<message id="board.invite.attack"><source>Drag an attacker onto the player, planeswalker or battle that it attacks</source><translation>攻撃クリーチャーを、攻撃するプレイヤー、プレインズウォーカー、バトルへドラッグ</translation></message>
<message id="board.drop.home"><source>Let go here: {creature} leaves this combat again.</source><translation>ここで放すと、{creature}の宣言を取り消します。</translation></message>
<message id="board.drop.hand-over"><source>Let go here: {creature} goes to {player}.</source><translation>ここで放すと、{creature}は{player}の側に移ります。</translation></message>
<message id="board.drop.move"><source>Let go here: {creature} stands before {other}.</source><translation>ここで放すと、{creature}は{other}の前に並びます。</translation></message>
<message id="board.give"><source>{source} assigns {amount} to {recipient}.</source><translation>{source}は{recipient}に{amount}点を割り振ります。</translation></message>
<message id="board.give.impossible"><source>No legal assignment gives {recipient} more damage from {source} now.</source><translation>今、{source}から{recipient}にこれ以上のダメージを割り振る適正な割り振りはありません。</translation></message>
<message id="board.name"><source>Combat table</source><translation>戦闘の盤面</translation></message>
<message id="board.tip.tapped"><source>tapped</source><translation>タップ状態</translation></message>
<message id="board.tip.token"><source>token</source><translation>トークン</translation></message>
<message id="board.tip.damage"><source>{n} damage marked</source><translation>負っているダメージ {n}点</translation></message>
<message id="board.tip.share"><source>{source} to {recipient}: possible {amounts}</source><translation>{source}から{recipient}へ：可能な点数 {amounts}</translation></message>
</context></TS>
