<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>declaring</name>
<message id="declaring.not-a-creature"><source>{creature} is no creature on the battlefield.</source><translation>{creature}は戦場にあるクリーチャーではない。</translation></message>
<message id="declaring.battle"><source>{creature} is a battle: battles neither attack nor block.</source><translation>{creature}はバトルである。バトルは攻撃もブロックもできない。</translation></message>
<message id="declaring.not-the-attacking-players"><source>No attacking player controls {creature}.</source><translation>{creature}は攻撃プレイヤーがコントロールしていない。</translation></message>
<message id="declaring.not-a-defending-players"><source>No defending player controls {creature}.</source><translation>{creature}は防御プレイヤーがコントロールしていない。</translation></message>
<message id="declaring.tapped"><source>{creature} is tapped.</source><translation>{creature}はタップ状態である。</translation></message>
<message id="declaring.summoning-sick"><source>{creature} has not been there since the turn began, and has no haste.</source><translation>{creature}は召喚酔いしており、速攻を持たない。</translation></message>
<message id="declaring.defender"><source>{creature} has defender: it can't attack.</source><translation>{creature}は防衛を持つため、攻撃できない。</translation></message>
<message id="declaring.cant-attack"><source>{creature} can't attack.</source><translation>{creature}は攻撃できない。</translation></message>
<message id="declaring.cant-attack-alone"><source>{creature} can't attack alone.</source><translation>{creature}は単独では攻撃できない。</translation></message>
<message id="declaring.cant-be-attacked"><source>{creature} can't attack {attacked}: opponents may be attacked, their planeswalkers, and battles that they protect.</source><translation>{creature}は{attacked}を攻撃できない。攻撃できるのは、対戦相手、対戦相手のプレインズウォーカー、対戦相手が守る者であるバトルである。</translation></message>
<message id="declaring.band-not-attacking"><source>A band is made of attackers; not attacking: {creatures}.</source><translation>バンドは攻撃クリーチャーだけで組む。攻撃していないもの:{creatures}。</translation></message>
<message id="declaring.band-without-banding"><source>{creatures} can't form a band: in a band all have banding but at most one, or all are of a quality that one of them bands with.</source><translation>{creatures}はバンドを組めない。バンドを組めるのは、1体を除く全員がバンドを持つ場合か、いずれかが持つ「他の(性質)とのバンド」の性質を全員が持つ場合である。</translation></message>
<message id="declaring.band-divided"><source>All of a band attack the same player, planeswalker or battle; not so {creatures}.</source><translation>バンドは全員が同じプレイヤー・プレインズウォーカー・バトルを攻撃する。攻撃先が異なるもの:{creatures}。</translation></message>
<message id="declaring.in-two-bands"><source>A creature is in one band only; in more than one: {creatures}.</source><translation>1体のクリーチャーが属せるバンドは1つだけである。複数のバンドに属しているもの:{creatures}。</translation></message>
<message id="declaring.cant-block"><source>{creature} can't block.</source><translation>{creature}はブロックできない。</translation></message>
<message id="declaring.cant-block-alone"><source>{creature} can't block alone.</source><translation>{creature}は単独ではブロックできない。</translation></message>
<message id="declaring.not-attacking"><source>{blocker} can't block {attacker}, which is not attacking.</source><translation>{attacker}は攻撃していないので、{blocker}はそれをブロックできない。</translation></message>
<message id="declaring.attacks-another"><source>{blocker} can't block {attacker}: it attacks another player, or what another player controls or protects.</source><translation>{attacker}が攻撃しているのは別のプレイヤー(またはそのプレイヤーがコントロールするか守っているもの)なので、{blocker}はそれをブロックできない。</translation></message>
<message id="declaring.blocks-too-many"><source>{blocker} may block no more than {n} at once.</source><translation>{blocker}が同時にブロックできるのは{n}体までである。</translation></message>
<message id="declaring.menace"><source>{attacker} has menace: nobody blocks it, or at least {n} do.</source><translation>{attacker}は威迫を持つため、ブロックするなら{n}体以上でなければならない。</translation></message>
<message id="declaring.too-few-block"><source>{attacker} can be blocked only by {n} or more at once.</source><translation>{attacker}は{n}体以上でなければブロックできない。</translation></message>
<message id="declaring.too-many-block"><source>{attacker} can be blocked by no more than {n} at once.</source><translation>{attacker}をブロックできるのは{n}体までである。</translation></message>
<message id="declaring.requirements"><source>As much as possible must be done of what must be done. Possible together: {possible}; done: {obeyed}. Left undone: {unmet}.</source><translation>強制は、制限を破らない範囲でできるだけ多く満たさなければならない。同時に満たせる数:{possible}、満たしている数:{obeyed}。満たしていないもの:{unmet}。</translation></message>
<message id="declaring.undecided"><source>There are too many possibilities for {creatures} to tell whether more of what must be done could be done.</source><translation>{creatures}については組み合わせが多すぎて、強制をさらに満たせるかどうかを判定できない。</translation></message>
<message id="requirement.must-attack"><source>{creature} attacks if able</source><translation>{creature}は可能なら攻撃する</translation></message>
<message id="requirement.goaded"><source>{creature}, goaded by {player}, attacks if able</source><translation>{player}に使嗾された{creature}は可能なら攻撃する</translation></message>
<message id="requirement.goaded-elsewhere"><source>{creature} attacks a player other than {player}, who goaded it, if able</source><translation>{player}に使嗾された{creature}は可能なら{player}以外のプレイヤーを攻撃する</translation></message>
<message id="requirement.must-block"><source>{blocker} blocks if able</source><translation>{blocker}は可能ならブロックする</translation></message>
<message id="requirement.must-be-blocked"><source>{attacker} is blocked if able</source><translation>{attacker}は可能ならブロックされる</translation></message>
<message id="requirement.must-block-it"><source>{blocker} blocks {attacker} if able</source><translation>{blocker}は可能なら{attacker}をブロックする</translation></message>
<message id="evasion.cant-be-blocked"><source>{attacker} can't be blocked.</source><translation>{attacker}はブロックされない。</translation></message>
<message id="evasion.cant-be-blocked-by"><source>{attacker} can't be blocked by creatures such as {blocker}.</source><translation>{attacker}は{blocker}のようなクリーチャーにはブロックされない。</translation></message>
<message id="evasion.cant-be-blocked-except-by"><source>{attacker} can be blocked only by certain creatures, and {blocker} is none of them.</source><translation>{attacker}をブロックできるのは特定のクリーチャーだけであり、{blocker}はそれに当たらない。</translation></message>
<message id="evasion.flying"><source>{attacker} has flying; {blocker} has neither flying nor reach.</source><translation>{attacker}は飛行を持ち、{blocker}は飛行も到達も持たない。</translation></message>
<message id="evasion.shadow"><source>Of {attacker} and {blocker} only one has shadow: those with it and those without don't block each other.</source><translation>{attacker}と{blocker}の一方だけがシャドーを持つ。シャドーを持つものと持たないものは互いをブロックできない。</translation></message>
<message id="evasion.horsemanship"><source>{attacker} has horsemanship, {blocker} has not.</source><translation>{attacker}は馬術を持ち、{blocker}は持たない。</translation></message>
<message id="evasion.fear"><source>{attacker} has fear: {blocker} is neither an artifact nor black.</source><translation>{attacker}は畏怖を持つ。{blocker}はアーティファクトでも黒でもない。</translation></message>
<message id="evasion.intimidate"><source>{attacker} has intimidate: {blocker} is no artifact and shares no colour with it.</source><translation>{attacker}は威嚇を持つ。{blocker}はアーティファクトでなく、共通の色も持たない。</translation></message>
<message id="evasion.skulk"><source>{attacker} has skulk: {blocker} has greater power.</source><translation>{attacker}は潜伏を持つ。{blocker}はそれよりパワーが大きい。</translation></message>
<message id="evasion.landwalk"><source>{attacker} has landwalk and its defending player controls such a land: {blocker} can't block it.</source><translation>{attacker}は土地渡りを持ち、防御プレイヤーがその土地をコントロールしているため、{blocker}はブロックできない。</translation></message>
<message id="evasion.protection"><source>{attacker} has protection from a quality of {blocker}.</source><translation>{attacker}は{blocker}の持つ性質に対するプロテクションを持つ。</translation></message>
<message id="rule.508.6"><source>A player is attacked by a creature only where it attacks that player, not a planeswalker or battle.</source><translation>クリーチャーがプレイヤーを攻撃しているとは、そのプレイヤー自身を攻撃していることをいう。プレインズウォーカーやバトルへの攻撃は含まない。</translation></message>
<message id="rule.701.15b"><source>A goaded creature attacks each combat if able, and if able a player other than the one who goaded it.</source><translation>使嗾されたクリーチャーは、可能なら毎戦闘攻撃し、可能なら使嗾したプレイヤー以外のプレイヤーを攻撃する。</translation></message>
<message id="rule.701.15c"><source>A creature may be goaded by several players; each of them adds what it must do.</source><translation>1体のクリーチャーが複数のプレイヤーに使嗾されることもあり、その場合はそれぞれの強制が加わる。</translation></message>
</context></TS>
