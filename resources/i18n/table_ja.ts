<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>table</name>
<message id="effect-words"><source>{what}</source><translation>{what}</translation></message>
<message id="effect-words.by"><source>{what}: damage dealt by {by}</source><translation>{what}:{by}が与えるダメージ</translation></message>
<message id="effect-words.to"><source>{what}: damage dealt to {to}</source><translation>{what}:{to}に与えられるダメージ</translation></message>
<message id="effect-words.by.to"><source>{what}: damage dealt by {by} to {to}</source><translation>{what}:{by}が{to}に与えるダメージ</translation></message>
<message id="effect-words.named"><source>{names}</source><translation>{names}</translation></message>
<message id="effect-words.described"><source>permanents ({words})</source><translation>パーマネント({words})</translation></message>
<message id="effect-words.permanents"><source>permanents</source><translation>パーマネント</translation></message>
<message id="effect-words.controlled"><source>controlled by {player}</source><translation>{player}がコントロールする</translation></message>
<message id="effect-words.with"><source>with {keyword}</source><translation>{keyword}を持つ</translation></message>
<message id="effect-words.without"><source>without {keyword}</source><translation>{keyword}を持たない</translation></message>
<message id="effect-words.multiply"><source>multiplied by {factor}</source><translation>{factor}倍</translation></message>
<message id="effect-words.add"><source>{amount} more</source><translation>{amount}点追加</translation></message>
<message id="effect-words.redirect"><source>dealt to {whom} instead</source><translation>代わりに{whom}に与える</translation></message>
<message id="effect-words.can't be prevented"><source>can't be prevented</source><translation>軽減できない</translation></message>
<message id="effect-words.prevent.all"><source>all prevented</source><translation>すべて軽減</translation></message>
<message id="effect-words.prevent.some"><source>{amount} prevented each time</source><translation>毎回{amount}点軽減</translation></message>
<message id="effect-words.prevent.all.shield"><source>the next time prevented</source><translation>次の1回を軽減</translation></message>
<message id="effect-words.prevent.some.shield"><source>the next {amount} prevented</source><translation>次の{amount}点を軽減</translation></message>
<message id="effect-words.deal-back"><source>{what} and dealt back</source><translation>{what}し、その点数を発生源に与える</translation></message>
<message id="undo.choose-effects"><source>choose how effects change damage to {recipient}</source><translation>{recipient}へのダメージを変える効果の選択</translation></message>
<message id="refusal.negative-shield"><source>A shield prevents 0 damage or more from each source.</source><translation>軽減の割り当ては、発生源ごとに0点以上。</translation></message>
<message id="refusal.more-than-shield"><source>This shield prevents {n} damage in all, not {given}.</source><translation>この軽減は合わせて{n}点までで、{given}点にはできない。</translation></message>
<message id="effect-palette.prevent-all"><source>Prevent all</source><translation>すべて軽減</translation></message>
<message id="effect-palette.prevent-some"><source>Prevent some of it</source><translation>一部を軽減</translation></message>
<message id="effect-palette.shield"><source>Shield: the next 3</source><translation>次の3点を軽減</translation></message>
<message id="effect-palette.shield-all"><source>Shield: the next time</source><translation>次の1回を軽減</translation></message>
<message id="effect-palette.double"><source>Double</source><translation>2倍</translation></message>
<message id="effect-palette.triple"><source>Triple</source><translation>3倍</translation></message>
<message id="effect-palette.add"><source>Add</source><translation>追加</translation></message>
<message id="effect-palette.redirect"><source>Redirect</source><translation>移し替え</translation></message>
<message id="effect-palette.certain"><source>Can't be prevented</source><translation>軽減できない</translation></message>
<message id="window.palette.effects"><source>Effects on damage</source><translation>ダメージへの効果</translation></message>
<message id="window.history.not-in-force"><source>{effect} (not in force)</source><translation>{effect}(いまは働かない)</translation></message>
<message id="effect-form.on"><source>{who}: {effect}</source><translation>{who}:{effect}</translation></message>
<message id="effect-form.where"><source>which damage</source><translation>どのダメージ</translation></message>
<message id="effect-form.to"><source>damage dealt to it</source><translation>これに与えられるダメージ</translation></message>
<message id="effect-form.by"><source>damage dealt by it</source><translation>これが与えるダメージ</translation></message>
<message id="effect-form.whom"><source>dealt instead to</source><translation>代わりに与える相手</translation></message>
<message id="effect-form.deal-back"><source>deal it back</source><translation>発生源に与え返す</translation></message>
<message id="effect-menu.order"><source>How effects change damage to {recipient}…</source><translation>{recipient}へのダメージに効果を適用する順番…</translation></message>
<message id="effect-menu.take-off"><source>Take off the table</source><translation>テーブルから外す</translation></message>
<message id="effect-menu.take-off-it"><source>Take off: {effect}</source><translation>外す:{effect}</translation></message>
<message id="order-form.foes"><source>{creature}: damage assignment order</source><translation>{creature}:ダメージ割り振り順</translation></message>
<message id="order-form.effects"><source>Damage to {recipient}: effects in this order</source><translation>{recipient}へのダメージ:効果を適用する順番</translation></message>
<message id="order-form.shield"><source>{effect} of {source}</source><translation>{source}の分の{effect}</translation></message>
<message id="order-form.hint"><source>Drag the rows, or Alt+↑ and Alt+↓.</source><translation>行をドラッグ、またはAlt+↑・Alt+↓。</translation></message>
<message id="window.action.order"><source>Damage assignment order…</source><translation>ダメージ割り振り順…</translation></message>
</context></TS>
