<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>blocks</name>
<message id="help.command.blocks"><source>is the attack lethal, whatever they block, and what is their best block</source><translation>どうブロックしても致死か、最善のブロックは何か</translation></message>
<message id="help.block-goal"><source>what the defending player wants after surviving, the first before all others: most-kept, least-lost, most-destroyed, most-life</source><translation>防御プレイヤーが生き残ることの次に望むこと。先に書いたものが優先: most-kept、least-lost、most-destroyed、most-life</translation></message>
<message id="help.block-player"><source>for which defending player (as a rule each)</source><translation>どの防御プレイヤーについてか(指定がなければ全員)</translation></message>
<message id="help.block-limit"><source>how many combats of groups are played out at most; 0: any number</source><translation>組ごとの戦闘を最大でいくつ試すか。0なら無制限</translation></message>
<message id="blocks.too-late"><source>Damage has been dealt: nobody declares blockers any more.</source><translation>すでにダメージが与えられており、ブロック・クリーチャーを指定することはできません。</translation></message>
<message id="blocks.nobody-attacks"><source>Nobody attacks yet, so there is nothing to block.</source><translation>まだ攻撃しているクリーチャーがいないので、ブロックするものがありません。</translation></message>
<message id="blocks.title"><source>Lethal, whatever {player} blocks?</source><translation>{player}がどうブロックしても致死か?</translation></message>
<message id="blocks.lethal.yes"><source>Yes: {player} loses. The block that comes nearest to surviving ends at {life} life:</source><translation>はい、{player}は敗北します。最も生き残りに近いブロックでもライフは{life}点になります:</translation></message>
<message id="blocks.lethal.no"><source>No: this block survives, and leaves {player} at {life} life:</source><translation>いいえ、次のブロックなら{player}はライフ{life}点で生き残ります:</translation></message>
<message id="blocks.lethal.open"><source>Not settled: no block that was looked at survives. The nearest leaves {player} at {life} life:</source><translation>未確定です。調べたブロックでは生き残れません。最も近いもので{player}のライフは{life}点です:</translation></message>
<message id="blocks.lethal.unknown"><source>Not settled: no block has been looked at.</source><translation>未確定です。まだどのブロックも調べていません。</translation></message>
<message id="blocks.best"><source>The best block of {player}, by: {goals}</source><translation>{player}の最善のブロック(優先順: {goals})</translation></message>
<message id="blocks.goal.survive"><source>survive</source><translation>生き残る</translation></message>
<message id="blocks.goal.most-kept"><source>keep planeswalkers and battles</source><translation>プレインズウォーカーとバトルを守る</translation></message>
<message id="blocks.goal.least-lost"><source>lose few creatures</source><translation>失うクリーチャーを少なく</translation></message>
<message id="blocks.goal.most-destroyed"><source>have attackers leave</source><translation>攻撃クリーチャーを多く倒す</translation></message>
<message id="blocks.goal.most-life"><source>keep life</source><translation>ライフを残す</translation></message>
<message id="blocks.column.survive"><source>survives</source><translation>生存</translation></message>
<message id="blocks.column.most-kept"><source>kept</source><translation>守った数</translation></message>
<message id="blocks.column.least-lost"><source>lost</source><translation>失う数</translation></message>
<message id="blocks.column.most-destroyed"><source>attackers gone</source><translation>倒す数</translation></message>
<message id="blocks.column.most-life"><source>life</source><translation>ライフ</translation></message>
<message id="blocks.column.number"><source>as good</source><translation>同等</translation></message>
<message id="blocks.yes"><source>yes</source><translation>はい</translation></message>
<message id="blocks.no"><source>no</source><translation>いいえ</translation></message>
<message id="blocks.block"><source>{blocker} → {attackers}</source><translation>{blocker} → {attackers}</translation></message>
<message id="blocks.and"><source>{first}, {second}</source><translation>{first}、{second}</translation></message>
<message id="blocks.nobody-blocks"><source>nobody blocks</source><translation>ブロックしない</translation></message>
<message id="blocks.proven"><source>Proven: no legal block is better. {number} of {legal} legal blocks are as good.</source><translation>証明済み: これより良い適正なブロックはありません。適正なブロック{legal}通りのうち{number}通りが同等です。</translation></message>
<message id="blocks.stopped"><source>Stopped: the best block found until then, after {done} of some {estimate} steps.</source><translation>中止しました。約{estimate}のうち{done}まで進んだところで見つかっていた最善のブロックです。</translation></message>
<message id="blocks.beyond-limit"><source>The best block found, not proven: to prove it would take some {estimate} steps, and the limit is {limit}.</source><translation>見つかった中で最善のブロックですが、証明はされていません。証明には約{estimate}の手順が必要で、上限は{limit}です。</translation></message>
<message id="blocks.too-many-ways"><source>The best block found, not proven: some creatures could divide their damage in too many ways to try them all.</source><translation>見つかった中で最善のブロックですが、証明はされていません。ダメージの割り振り方が多すぎて、すべては試せません。</translation></message>
<message id="blocks.reason.blocked"><source>{attacker} is blocked by {blockers}: nothing gets through.</source><translation>{attacker}は{blockers}にブロックされ、何も通らない。</translation></message>
<message id="blocks.reason.tramples"><source>{attacker} is blocked by {blockers}, and {n} damage gets through.</source><translation>{attacker}は{blockers}にブロックされるが、{n}点が通る。</translation></message>
<message id="blocks.reason.unblocked"><source>{attacker} is not blocked: {n} damage.</source><translation>{attacker}はブロックされず、{n}点のダメージ。</translation></message>
<message id="blocks.reason.attacks-permanent"><source>{attacker} is not blocked, and deals its damage to {attacked}.</source><translation>{attacker}はブロックされず、{attacked}にダメージを与える。</translation></message>
<message id="blocks.reason.needs-several"><source>{attacker} cannot be blocked by fewer than {n} creatures.</source><translation>{attacker}は{n}体以上でなければブロックできない。</translation></message>
<message id="blocks.reason.nobody-can"><source>Nobody can block {attacker}: {why}</source><translation>{attacker}をブロックできるクリーチャーはいない: {why}</translation></message>
<message id="blocks.reason.leave"><source>{creatures} leave the battlefield.</source><translation>{creatures}が戦場を離れる。</translation></message>
<message id="blocks.reason.requirements"><source>Only blocks that obey as many requirements as possible are legal.</source><translation>適正なのは、できるだけ多くの強制に従うブロックだけである。</translation></message>
<message id="blocks.reason.survives"><source>{player} goes from {was} to {n} life, and survives.</source><translation>{player}のライフは{was}点から{n}点になり、生き残る。</translation></message>
<message id="blocks.reason.no-life"><source>{player} goes from {was} to {n} life, and loses.</source><translation>{player}のライフは{was}点から{n}点になり、敗北する。</translation></message>
<message id="blocks.reason.poisoned"><source>{player} comes to {n} poison counters, and loses.</source><translation>{player}の毒カウンターは{n}個になり、敗北する。</translation></message>
<message id="blocks.reason.commander"><source>One commander has dealt {player} 21 combat damage, and {player} loses.</source><translation>{player}は同じ統率者から21点の戦闘ダメージを受け、敗北する。</translation></message>
</context></TS>
