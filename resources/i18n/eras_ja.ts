<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>eras</name>
<message id="problem.not-yet"><source>{feature}: came on {since}, so the rules “{rules}” don't know it yet. What if they did? Say so in the menu of rules, with --what-if, or with "x-what-if": true in the file.</source><translation>{feature}は{since}に登場したもので、ルール「{rules}」にはまだ存在しない。仮にあったとして進めるには、ルールのメニューで選ぶか、--what-ifを付けるか、ファイルに"x-what-if": trueと書くこと。</translation></message>
<message id="help.what-if"><source>play also what the rules of the board don't know yet</source><translation>盤面のルールにまだ存在しないものも、仮にあったとして進める</translation></message>
<message id="help.command.compare"><source>the same combat under the rules of several eras, side by side</source><translation>同じ戦闘を複数の時代のルールで比べる</translation></message>
<message id="help.eras"><source>the eras or dates to compare, separated by commas; default: all eras</source><translation>比べる時代または日付(コンマ区切り)。省略時はすべての時代</translation></message>
<message id="compare.against"><source>Legal assignments of the first damage step, and what goes through at most. Differences are told from: {era}.</source><translation>最初のダメージ・ステップの適正な割り振りの数と、最も多く通る場合の結果。違いの基準: {era}。</translation></message>
<message id="compare.refused"><source>not possible under these rules</source><translation>このルールでは不可能</translation></message>
<message id="compare.beyond-budget"><source>too many to count</source><translation>多すぎて数えられない</translation></message>
<message id="compare.day"><source>rules of {day}</source><translation>{day}のルール</translation></message>
<message id="compare.difference"><source>{what} ({rule})</source><translation>{what}({rule})</translation></message>
<message id="compare.inferred"><source>{what} ({rule}; inferred, no text of the time says so)</source><translation>{what}({rule}。推定であり、当時の文書に明記はない)</translation></message>
<message id="changed.order.yes"><source>Several blockers are dealt with in the damage assignment order: lethal damage to the earlier ones first.</source><translation>複数のブロック・クリーチャーにはダメージ割り振り順があり、先のものから致死ダメージを割り振る。</translation></message>
<message id="changed.order.no"><source>Damage is divided freely among several blockers; there is no damage assignment order.</source><translation>複数のブロック・クリーチャーの間で自由に割り振れる。ダメージ割り振り順はない。</translation></message>
<message id="changed.deathtouch.lethal"><source>Any damage from a source with deathtouch is lethal damage when assigning.</source><translation>接死を持つ発生源からのダメージは、割り振りの際に1点でも致死ダメージとみなす。</translation></message>
<message id="changed.deathtouch.free"><source>A source with deathtouch divides freely among blockers, but does not lower what trample needs.</source><translation>接死を持つ発生源はブロック・クリーチャーの間で自由に割り振れるが、トランプルに必要な点数は減らない。</translation></message>
<message id="changed.deathtouch.none"><source>Deathtouch has no influence on how damage may be assigned.</source><translation>接死はダメージの割り振り方に影響しない。</translation></message>
<message id="changed.surplus.yes"><source>Trample redirects: all damage is put on blockers, and what is more than destroys them moves on as it is dealt; effects change it there once more.</source><translation>トランプルは移し替えである。ダメージはすべてブロック・クリーチャーに与え、破壊に要する点数を超えた分は、与える際に先へ移る。移った先で効果がもう一度適用される。</translation></message>
<message id="changed.surplus.no"><source>Trample assigns: once all blockers have lethal damage, the rest may be assigned to what is attacked.</source><translation>トランプルは割り振りを変える。ブロック・クリーチャーすべてに致死ダメージを割り振れば、残りを攻撃先に割り振れる。</translation></message>
<message id="changed.skips.yes"><source>Trample skips blockers that cannot be dealt combat damage.</source><translation>トランプルは、戦闘ダメージを受けないブロック・クリーチャーを無視する。</translation></message>
<message id="changed.skips.no"><source>Trample needs lethal damage for every blocker, whatever is prevented later.</source><translation>トランプルでは、後で軽減されるとしても、すべてのブロック・クリーチャーに致死ダメージが必要である。</translation></message>
<message id="changed.marked.yes"><source>Damage that is marked already counts towards lethal damage.</source><translation>すでに負っているダメージも致死ダメージに数える。</translation></message>
<message id="changed.marked.no"><source>Lethal damage is the whole toughness, whatever is marked already.</source><translation>すでに負っているダメージにかかわらず、致死ダメージはタフネス全体の点数である。</translation></message>
<message id="changed.stack.yes"><source>Assigned combat damage waits on the stack while players act.</source><translation>割り振られた戦闘ダメージはスタックに置かれ、解決前にプレイヤーが行動できる。</translation></message>
<message id="changed.stack.no"><source>Combat damage is dealt at once when it has been assigned; nobody acts in between.</source><translation>戦闘ダメージは割り振られるとただちに与えられ、その間に行動することはできない。</translation></message>
<message id="changed.keyword-triggers.yes"><source>Deathtouch and lifelink trigger, and do their work after state-based actions.</source><translation>接死と絆魂は誘発型能力で、状況起因処理の後に働く。</translation></message>
<message id="changed.keyword-triggers.no"><source>Deathtouch and lifelink do not use the stack.</source><translation>接死と絆魂はスタックを使わない。</translation></message>
<message id="changed.second-step.had-either"><source>Who had first or double strike when the first step began is kept out of the second, unless it has double strike then.</source><translation>第1戦闘ダメージ・ステップの開始時に先制攻撃か二段攻撃を持っていたものは、そのとき二段攻撃を持っていなければ、第2のステップでは割り振らない。</translation></message>
<message id="changed.second-step.had-first-strike"><source>Who had first strike when the first step began is kept out of the second, unless it has double strike then.</source><translation>第1戦闘ダメージ・ステップの開始時に先制攻撃を持っていたものは、そのとき二段攻撃を持っていなければ、第2のステップでは割り振らない。</translation></message>
<message id="changed.second-step.assigned"><source>Who assigned damage in the first step is kept out of the second, unless it has double strike then.</source><translation>第1戦闘ダメージ・ステップで割り振ったものは、そのとき二段攻撃を持っていなければ、第2のステップでは割り振らない。</translation></message>
<message id="changed.tapped.yes"><source>A tapped blocker deals combat damage.</source><translation>タップ状態のブロック・クリーチャーも戦闘ダメージを与える。</translation></message>
<message id="changed.tapped.no"><source>A tapped blocker deals no combat damage.</source><translation>タップ状態のブロック・クリーチャーは戦闘ダメージを与えない。</translation></message>
<message id="explain.elsewhere"><source>It would be legal under other rules: {era}.</source><translation>別の時代のルールでなら適正である: {era}。</translation></message>
<message id="undo.what-if"><source>play what the rules don't know yet</source><translation>ルールにまだ存在しないものも進める</translation></message>
<message id="undo.no-what-if"><source>refuse what the rules don't know yet</source><translation>ルールにまだ存在しないものを拒む</translation></message>
<message id="window.rules.what-if"><source>What if: play also what the rules don't know yet</source><translation>仮定:ルールにまだ存在しないものも進める</translation></message>
</context></TS>
