<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>legality</name>
<message id="violation.too-little"><source>{source} assigns {given} of its {amount} damage: {n} more must be assigned.</source><translation>{source}は{amount}点のダメージのうち{given}点しか割り振っていません。あと{n}点を割り振らなければなりません。</translation></message>
<message id="violation.too-much"><source>{source} assigns {given} damage but has only {amount}: {n} too many.</source><translation>{source}は{amount}点しか割り振れないのに、{given}点を割り振っています。{n}点多すぎます。</translation></message>
<message id="violation.recipient"><source>{source} can't assign damage to {recipient}, only to {recipients}.</source><translation>{source}は{recipient}にダメージを割り振れません。割り振れるのは{recipients}だけです。</translation></message>
<message id="violation.controller"><source>{source} attacks {planeswalker} without trample over planeswalkers: it can't assign damage to {recipient}.</source><translation>{source}は{planeswalker}を攻撃していて、プレインズウォーカー越えトランプルを持たないため、{recipient}にはダメージを割り振れません。</translation></message>
<message id="violation.all-or-nothing"><source>{source} assigns its damage as though it weren't blocked either wholly or not at all: {recipient} can't be given a part of it.</source><translation>{source}がブロックされなかったかのように割り振るなら、全部をそうしなければなりません。一部だけを{recipient}に割り振ることはできません。</translation></message>
<message id="violation.order"><source>{source} can assign damage to {recipient} only when every creature before it in the damage assignment order has lethal damage: {missing}.</source><translation>{source}が{recipient}にダメージを割り振れるのは、ダメージ割り振り順でそれより前のクリーチャーすべてに致死ダメージが割り振られている場合だけです。不足:{missing}。</translation></message>
<message id="violation.trample"><source>{source} can assign damage to {recipient} only when all its blockers have lethal damage: {missing}.</source><translation>{source}が{recipient}にダメージを割り振れるのは、ブロック・クリーチャーすべてに致死ダメージが割り振られている場合だけです。不足:{missing}。</translation></message>
<message id="violation.over-planeswalker"><source>{source} can assign damage to {recipient} only when the planeswalker it attacks has been assigned damage equal to its loyalty: {missing}.</source><translation>{source}が{recipient}にダメージを割り振れるのは、攻撃しているプレインズウォーカーにその忠誠度以上のダメージが割り振られている場合だけです。不足:{missing}。</translation></message>
<message id="violation.needs"><source>{creature} needs {n} more</source><translation>{creature}(あと{n}点)</translation></message>
<message id="violation.needs-touch"><source>{creature} needs {n} more, or any damage from a source with deathtouch</source><translation>{creature}(あと{n}点、または接死を持つ発生源からのダメージ)</translation></message>
<message id="violation.needs-loyalty"><source>{creature} needs {n} more to meet its loyalty</source><translation>{creature}(忠誠度まであと{n}点)</translation></message>
<message id="violation.no-source"><source>{source} assigns no combat damage, so not {n} either: only attacking and blocking creatures do.</source><translation>{source}は戦闘ダメージを割り振らないため、{n}点を割り振ることはできません。割り振るのは攻撃クリーチャーとブロック・クリーチャーだけです。</translation></message>
<message id="violation.no-source.506.4c"><source>{source} assigns no combat damage, so not {n} either: what it attacked has left combat.</source><translation>{source}は攻撃していたものが戦闘から取り除かれたため、戦闘ダメージを割り振りません。{n}点を割り振ることはできません。</translation></message>
<message id="violation.no-source.510.1a"><source>{source} assigns no combat damage, so not {n} either: it has none to assign.</source><translation>{source}には割り振るべき戦闘ダメージがありません。{n}点を割り振ることはできません。</translation></message>
<message id="violation.no-source.510.1c"><source>{source} assigns no combat damage, so not {n} either: it is blocked, and none of its blockers is left.</source><translation>{source}はブロックされていて、それをブロックしているクリーチャーがもういないため、戦闘ダメージを割り振りません。{n}点を割り振ることはできません。</translation></message>
<message id="violation.no-source.510.1d"><source>{source} assigns no combat damage, so not {n} either: it blocks nothing any more.</source><translation>{source}がブロックしているクリーチャーはもういないため、戦闘ダメージを割り振りません。{n}点を割り振ることはできません。</translation></message>
<message id="violation.no-source.510.4"><source>{source} assigns no combat damage in this step, so not {n} either: its combat damage step is another one.</source><translation>{source}が戦闘ダメージを割り振るのは、この戦闘ダメージ・ステップではありません。{n}点を割り振ることはできません。</translation></message>
<message id="violation.no-source.800.4e"><source>{source} assigns no combat damage, so not {n} either: the player it attacks has left the game.</source><translation>{source}が攻撃しているプレイヤーはゲームを離れたため、戦闘ダメージを割り振りません。{n}点を割り振ることはできません。</translation></message>
</context></TS>
