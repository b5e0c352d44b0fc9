<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>lines</name>
<message id="help.both"><source>all damage steps together: the results of the whole combat, and a tree with the number of assignments on every branch</source><translation>すべての戦闘ダメージ・ステップをまとめて示す。戦闘全体の結果と、枝ごとに割り振りの数を添えた樹形図</translation></message>
<message id="call.both-step"><source>--both looks at all damage steps; it does not go with --step.</source><translation>--both はすべての戦闘ダメージ・ステップを扱うため、--step と一緒には使えません。</translation></message>
<message id="lines.nobody"><source>Nobody has damage to announce in this step.</source><translation>このステップで割り振りを宣言するプレイヤーはいない</translation></message>
<message id="lines.alone"><source>Only {player} announces: {creatures}</source><translation>宣言するのは{player}だけ:{creatures}</translation></message>
<message id="lines.first"><source>{player} announces first: {creatures}</source><translation>先に宣言するのは{player}:{creatures}</translation></message>
<message id="lines.answers"><source>{player} answers, knowing that: {creatures}</source><translation>それを知った上で{player}が続く:{creatures}</translation></message>
<message id="lines.divided-by"><source>{player} divides the damage of {creature}.</source><translation>{creature}のダメージは{player}が割り振る</translation></message>
<message id="lines.mark"><source>{n} on {who}</source><translation>{who}に{n}点</translation></message>
<message id="lines.marked"><source>marked damage: {marks}</source><translation>残るダメージ:{marks}</translation></message>
<message id="lines.best-title"><source>Both damage steps together: the best that {player} can reach</source><translation>両方の戦闘ダメージ・ステップを通して{player}にとって最善の結果</translation></message>
<message id="lines.number"><source>{number} of the {n} lines of {player} reach it; this is the first.</source><translation>{player}の手順 {n} 通りのうち {number} 通りがこれに届く。これはその最初のもの。</translation></message>
<message id="lines.only"><source>Of the {n} lines of {player} only this one reaches it.</source><translation>{player}の手順 {n} 通りのうち、これに届くのはこの1通りだけ。</translation></message>
<message id="lines.no-choice"><source>{player} has nothing to choose.</source><translation>{player}に選ぶ余地はない。</translation></message>
<message id="lines.each-step-too"><source>The best of each step by itself comes to the same.</source><translation>ステップごとに最善を選んでも、同じ結果になる。</translation></message>
<message id="lines.each-step-less"><source>The best of each step by itself would come only to: {values}</source><translation>ステップごとに最善を選ぶと、次の結果にしかならない:{values}</translation></message>
<message id="lines.step"><source>{step}</source><translation>{step}</translation></message>
<message id="lines.step-count"><source>{step}: {n} assignments</source><translation>{step}:割り振り {n} 通り</translation></message>
<message id="lines.announces"><source>{player} announces: {assignment}</source><translation>{player}の宣言:{assignment}</translation></message>
<message id="lines.answers-with"><source>{player} answers with their own best: {assignment}</source><translation>{player}の最善の応じ方:{assignment}</translation></message>
<message id="lines.gives"><source>{source} gives {shares}</source><translation>{source}が{shares}</translation></message>
<message id="undo.put-line"><source>take this line</source><translation>この手順を選ぶ</translation></message>
<message id="explorer.tab.lines"><source>Lines</source><translation>手順</translation></message>
<message id="lines.tree"><source>The damage steps ahead as a tree</source><translation>この先の戦闘ダメージ・ステップの樹形図</translation></message>
<message id="lines.column.result"><source>Comes to</source><translation>結果</translation></message>
<message id="lines.column.ways"><source>Ways</source><translation>通り</translation></message>
<message id="lines.column.lines"><source>Lines</source><translation>手順</translation></message>
<message id="lines.more"><source>… and {n} more</source><translation>…ほかに {n} 種類</translation></message>
<message id="lines.best-for"><source>The best line for</source><translation>最善の手順を求めるプレイヤー</translation></message>
<message id="lines.goal.most-destroyed"><source>Most destroyed</source><translation>最も多く破壊する</translation></message>
<message id="lines.goal.most-through"><source>Most through</source><translation>最も多く通す</translation></message>
<message id="lines.goal.least-lost"><source>Least lost</source><translation>失うクリーチャーを最少にする</translation></message>
<message id="lines.goal.own-planeswalker-alive"><source>Own planeswalkers alive</source><translation>自分のプレインズウォーカーを守る</translation></message>
<message id="lines.put"><source>Put this line on the table</source><translation>この手順をテーブルに置く</translation></message>
<message id="lines.working"><source>Looking for the best lines…</source><translation>最善の手順を探しています…</translation></message>
<message id="lines.about"><source>One damage step is ahead. Click a row or a line to put its assignment on the table.</source><translation>この先の戦闘ダメージ・ステップは1つです。行や手順をクリックすると、その割り振りがテーブルに置かれます。</translation></message>
<message id="lines.about-both"><source>Open a row to see what the next damage step then comes to. Click a row or a line to put it on the table.</source><translation>行を開くと、次の戦闘ダメージ・ステップで起こりうることが見えます。行や手順をクリックするとテーブルに置かれます。</translation></message>
<message id="lines.comes-to"><source>Comes to: {result}</source><translation>結果:{result}</translation></message>
<message id="lines.refused"><source>All damage steps together: {why} --step first looks at one step by itself.</source><translation>すべての戦闘ダメージ・ステップをまとめると:{why} --step first なら1つのステップだけを調べます。</translation></message>
<message id="lines.count"><source>The whole combat: {lines}, {n} results</source><translation>戦闘全体:{lines}、結果 {n} 種類</translation></message>
<message id="lines.how-many"><source>{n} lines</source><translation>手順 {n} 通り</translation></message>
<message id="lines.and"><source>{first}; {second}</source><translation>{first}／{second}</translation></message>
<message id="lines.same-as"><source>The same line as for “{goal}”.</source><translation>「{goal}」と同じ手順。</translation></message>
</context>
</TS>
