<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>whatif</name>
<message id="help.vary"><source>what is varied and how: A.power=0..12 (power, toughness, damage, loyalty, defense, life), A.trample=no,yes, A.keywords=trample,deathtouch or A.keywords=all, era=m11,foundations, era=all, date=all; given twice, each with each</source><translation>変えるものとその値。例: A.power=0..12(power、toughness、damage、loyalty、defense、life)、A.trample=no,yes、A.keywords=trample,deathtouch、A.keywords=all、era=m11,foundations、era=all、date=all。2回指定すると総当たりの表になる</translation></message>
<message id="help.command.whatif"><source>How many assignments and results there are when a figure, a keyword or the rules are varied</source><translation>数値、キーワード、ルールの時代を変えたときの、適正な割り振りと結果の数を示す</translation></message>
<message id="call.vary"><source>--vary: {given} is not written like A.power=0..12, A.trample=no,yes or era=m11,foundations.</source><translation>--vary: {given} は A.power=0..12、A.trample=no,yes、era=m11,foundations のいずれの形でもありません。</translation></message>
<message id="call.vary-who"><source>--vary: nobody and nothing on the board is called {given}.</source><translation>--vary: {given} という ID は盤面にありません。</translation></message>
<message id="call.vary-figure"><source>--vary: {id} has no {given} that can be varied; it has {choices}.</source><translation>--vary: {id} に変えられる {given} はありません。変えられるもの: {choices}</translation></message>
<message id="call.vary-number"><source>--vary: {given} is no number and no range such as 0..12.</source><translation>--vary: {given} は数でも 0..12 のような範囲でもありません。</translation></message>
<message id="call.vary-yes-no"><source>--vary: {given} is neither yes nor no.</source><translation>--vary: {given} は yes でも no でもありません。</translation></message>
<message id="call.vary-keyword"><source>--vary: {given} is no keyword that is known; try {choices}.</source><translation>--vary: {given} というキーワードはありません。例: {choices}</translation></message>
<message id="call.vary-range"><source>--vary: {given} gives no values, or more than {most}.</source><translation>--vary: {given} には値がないか、{most} 個を超えています。</translation></message>
<message id="call.vary-often"><source>--vary can be given {most} times at most.</source><translation>--vary は {most} 回まで指定できます。</translation></message>
<message id="whatif.title"><source>What if {who}'s {figure} (now {now}) were another:</source><translation>{who}の{figure}(現在 {now})が別の値だったら:</translation></message>
<message id="whatif.keyword-title"><source>What if {who} had {keyword}, or had it not (now {now}):</source><translation>{who}に{keyword}があったら、なかったら(現在は{now}):</translation></message>
<message id="whatif.keywords-title"><source>What if {who} had a keyword more, or one less:</source><translation>{who}のキーワードがひとつ増えたら、減ったら:</translation></message>
<message id="whatif.rules-title"><source>What if the rules (now {now}) were others:</source><translation>別の時代のルール(現在は{now})だったら:</translation></message>
<message id="whatif.value"><source>{n}</source><translation>{n}</translation></message>
<message id="whatif.with"><source>with {keyword}</source><translation>{keyword}あり</translation></message>
<message id="whatif.without"><source>without {keyword}</source><translation>{keyword}なし</translation></message>
<message id="whatif.now-with"><source>with it</source><translation>あり</translation></message>
<message id="whatif.now-without"><source>without it</source><translation>なし</translation></message>
<message id="whatif.as-it-is"><source>as it is</source><translation>現在のまま</translation></message>
<message id="whatif.keyword"><source>keyword</source><translation>キーワード</translation></message>
<message id="whatif.rules"><source>rules</source><translation>ルール</translation></message>
<message id="whatif.count"><source>assignments</source><translation>割り振り</translation></message>
<message id="whatif.distinct"><source>results</source><translation>結果</translation></message>
<message id="whatif.step"><source>step</source><translation>ステップ</translation></message>
<message id="whatif.grid"><source>assignments (results)</source><translation>割り振り (結果)</translation></message>
<message id="whatif.too-many"><source>too many</source><translation>多すぎる</translation></message>
<message id="whatif.cannot-stand"><source>The board cannot be so.</source><translation>この盤面は成り立ちません。</translation></message>
<message id="undo.set-so"><source>have it as in the what-if</source><translation>「もしも」のとおりに変える</translation></message>
<message id="whatif.rules-label"><source>Rules</source><translation>ルール</translation></message>
<message id="whatif.text-of"><source>{era}, text of {day}</source><translation>{era} {day}時点</translation></message>
<message id="whatif.came-on"><source>Came on {day}: these rules don't know it yet.</source><translation>{day}に登場したもので、このルールにはまだ存在しません。</translation></message>
<message id="whatif.changed"><source>Changed: {changes}</source><translation>変更点: {changes}</translation></message>
<message id="whatif.changed-figure"><source>{who} {figure} {was} → {value}</source><translation>{who}の{figure} {was} → {value}</translation></message>
<message id="whatif.changed-with"><source>{who} with {keyword}</source><translation>{who}に{keyword}を追加</translation></message>
<message id="whatif.changed-without"><source>{who} without {keyword}</source><translation>{who}から{keyword}を削除</translation></message>
<message id="whatif.changed-rules"><source>rules of {rules}</source><translation>ルール: {rules}</translation></message>
<message id="whatif.on-the-table"><source>On the table: {numbers}</source><translation>テーブルでは: {numbers}</translation></message>
<message id="whatif.two-curves"><source>The faint curve is the table as it is, for the same values.</source><translation>薄い線は、同じ数値での現在のテーブルです。</translation></message>
<message id="whatif.put"><source>Put it on the table</source><translation>テーブルに反映</translation></message>
<message id="whatif.back"><source>Back to the table</source><translation>元に戻す</translation></message>
<message id="whatif.why"><source>{value}: {why}</source><translation>{value}: {why}</translation></message>
<message id="help.with"><source>a second board: what became legal on it, and what ceased to be</source><translation>比べるもうひとつの盤面。そこで適正になった割り振りと、適正でなくなった割り振りを示す</translation></message>
<message id="help.examples"><source>with --with: how many examples of each (default 3)</source><translation>--with と併用: それぞれの例の数(省略時 3)</translation></message>
<message id="call.step-with"><source>--step goes with --with: eras are compared for the first damage step.</source><translation>--step は --with と併用します。時代の比較は最初のダメージ・ステップで行います。</translation></message>
<message id="side.first"><source>first board</source><translation>第1の盤面</translation></message>
<message id="side.second"><source>second board</source><translation>第2の盤面</translation></message>
<message id="side.no-step"><source>none</source><translation>なし</translation></message>
<message id="side.differences"><source>What differs: {what}.</source><translation>違い: {what}。</translation></message>
<message id="side.no-differences"><source>Nothing differs that bears on combat damage.</source><translation>戦闘ダメージに関わる違いはありません。</translation></message>
<message id="side.gone"><source>{who} on the first board alone</source><translation>{who}は第1の盤面だけにある</translation></message>
<message id="side.new"><source>{who} on the second board alone</source><translation>{who}は第2の盤面だけにある</translation></message>
<message id="side.otherwise"><source>something else about {who}</source><translation>{who}のその他の点</translation></message>
<message id="side.declared"><source>attacks, blocks or orders</source><translation>攻撃・ブロック・順番の宣言</translation></message>
<message id="side.events"><source>effects or actions</source><translation>効果や途中の行動</translation></message>
<message id="side.both"><source>Legal on both: {n}.</source><translation>両方で適正: {n} 通り。</translation></message>
<message id="side.became"><source>Became legal (on the second board alone): {n}.</source><translation>適正になったもの(第2の盤面だけで適正): {n} 通り。</translation></message>
<message id="side.ceased"><source>Ceased to be legal (on the first board alone): {n}.</source><translation>適正でなくなったもの(第1の盤面だけで適正): {n} 通り。</translation></message>
<message id="side.became-at-least"><source>Became legal (on the second board alone): at least {n}. Too many to count: only the first {walked} were judged.</source><translation>適正になったもの(第2の盤面だけで適正): 少なくとも {n} 通り。多すぎて数えられないため、最初の {walked} 通りだけを調べました。</translation></message>
<message id="side.ceased-at-least"><source>Ceased to be legal (on the first board alone): at least {n}. Too many to count: only the first {walked} were judged.</source><translation>適正でなくなったもの(第1の盤面だけで適正): 少なくとも {n} 通り。多すぎて数えられないため、最初の {walked} 通りだけを調べました。</translation></message>
<message id="side.results.both"><source>Results that stay possible: {n}.</source><translation>引き続き起こりうる結果: {n} 種類。</translation></message>
<message id="side.results.became"><source>Results that became possible: {n}.</source><translation>起こりうるようになった結果: {n} 種類。</translation></message>
<message id="side.results.ceased"><source>Results that ceased to be possible: {n}.</source><translation>起こりえなくなった結果: {n} 種類。</translation></message>
<message id="side.results.too-many"><source>There are too many results to tell which became possible.</source><translation>結果が多すぎて、起こりうるようになったものを挙げられません。</translation></message>
<message id="side.more"><source>… and {n} more</source><translation>…ほか {n} 種類</translation></message>
</context></TS>
