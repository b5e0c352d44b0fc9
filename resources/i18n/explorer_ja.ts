<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>explorer</name>
<message id="window.command.explorer"><source>Explorer</source><translation>エクスプローラー</translation></message>
<message id="explorer.title"><source>Explorer</source><translation>エクスプローラー</translation></message>
<message id="explorer.button"><source>Explore…</source><translation>調べる…</translation></message>
<message id="explorer.button.about"><source>All results of this step, in tables and charts (E)</source><translation>このステップで起こりうる結果を表と図で見る(E)</translation></message>
<message id="explorer.close"><source>Close the explorer</source><translation>エクスプローラーを閉じる</translation></message>
<message id="explorer.tab.results"><source>Results</source><translation>結果</translation></message>
<message id="explorer.tab.damage"><source>Damage</source><translation>ダメージ</translation></message>
<message id="explorer.tab.pair"><source>Two figures</source><translation>2つの数値</translation></message>
<message id="explorer.tab.what-if"><source>What if</source><translation>もしも</translation></message>
<message id="explorer.tab.rules"><source>Rules</source><translation>ルール</translation></message>
<message id="explorer.tab.why"><source>Why</source><translation>理由</translation></message>
<message id="explorer.why.about"><source>Why the assignment on the table is as it is. Type any other, legal or not, to have it judged; point at a number to see where it comes from.</source><translation>テーブルの割り振りの理由です。ほかの割り振りを入力すると、適正かどうかを判定します。数字を指すと、その出どころが光ります。</translation></message>
<message id="explorer.judge"><source>Judge an assignment, such as: A: B 2, P2 5</source><translation>割り振りを判定。例: A: B 2, P2 5</translation></message>
<message id="explorer.judge.legal"><source>Legal.</source><translation>適正です。</translation></message>
<message id="explorer.judge.illegal"><source>Illegal: {n} rules are broken.</source><translation>不正です。{n} 件のルールに反しています。</translation></message>
<message id="explorer.judge.open"><source>{n} legal assignments are so; {sources} can still be divided.</source><translation>そうなる適正な割り振りは {n} 通りあり、{sources}の割り振りがまだ決まっていません。</translation></message>
<message id="explorer.judge.unread"><source>This is no assignment.</source><translation>割り振りとして読めません。</translation></message>
<message id="explorer.judge.at"><source>At {place}: {what}</source><translation>{place} 文字目: {what}</translation></message>
<message id="explorer.judge.put"><source>Put it on the table</source><translation>テーブルに置く</translation></message>
<message id="explorer.judge.put-nearest"><source>Put the nearest legal one on the table</source><translation>最も近い適正な割り振りをテーブルに置く</translation></message>
<message id="explorer.rules.search"><source>Search the rules by number or words</source><translation>番号や言葉でルールを検索</translation></message>
<message id="explorer.rules.nothing"><source>No rule has all these words.</source><translation>すべての言葉を含むルールはありません。</translation></message>
<message id="explorer.rules.shown"><source>Scenarios that show it:</source><translation>このルールを示すシナリオ:</translation></message>
<message id="explorer.rules.not-shown"><source>No bundled scenario shows it.</source><translation>このルールを示すシナリオは付属していません。</translation></message>
<message id="explorer.question"><source>Ask, such as: B destroyed, P2 &gt;= 3</source><translation>条件を入力。例: B 破壊、P2 &gt;= 3</translation></message>
<message id="explorer.answer.yes"><source>Yes: {count} of the {whole} legal assignments ({share}).</source><translation>可能です。適正な割り振り {whole} 通りのうち {count} 通り({share})。</translation></message>
<message id="explorer.answer.no"><source>No: none of the {whole} legal assignments comes to that.</source><translation>できません。適正な割り振り {whole} 通りのどれも、そうなりません。</translation></message>
<message id="explorer.condition.unread"><source>At {place}: “{given}” is no condition. Write who is destroyed or survives, or how much somebody loses: B destroyed, C survives, P2 &gt;= 3.</source><translation>{place} 文字目: 「{given}」は条件として読めません。誰が破壊されるか、残るか、何点失うかを書いてください。例: B 破壊、C 残る、P2 &gt;= 3</translation></message>
<message id="explorer.condition.unread.near"><source>At {place}: “{given}” is no condition. Did you mean “{near}”?</source><translation>{place} 文字目: 「{given}」は条件として読めません。「{near}」のことですか?</translation></message>
<message id="explorer.condition.unknown"><source>At {place}: nobody and nothing here is called “{given}”. There are {who}.</source><translation>{place} 文字目: 「{given}」という名前のものはここにありません。あるのは{who}です。</translation></message>
<message id="explorer.condition.unknown.near"><source>At {place}: nobody and nothing here is called “{given}”. Did you mean {near}?</source><translation>{place} 文字目: 「{given}」という名前のものはここにありません。{near} のことですか?</translation></message>
<message id="explorer.condition.player"><source>At {place}: {who} is a player, and players are not destroyed. Ask how much is lost, such as P2 &gt;= 3.</source><translation>{place} 文字目: {who}はプレイヤーで、破壊されることはありません。P2 &gt;= 3 のように、何点失うかを書いてください。</translation></message>
<message id="explorer.condition.creature"><source>At {place}: {who} has no life, loyalty or defense to lose. Ask for its fate: {id} destroyed, or {id} survives.</source><translation>{place} 文字目: {who}には失うライフも忠誠度も守備値もありません。{id} 破壊、または {id} 残る、と書いてください。</translation></message>
<message id="explorer.export"><source>Export</source><translation>書き出す</translation></message>
<message id="explorer.export.table"><source>Table as {kind}</source><translation>表を {kind} で</translation></message>
<message id="explorer.export.chart"><source>What is seen as {kind}</source><translation>表示中の図を {kind} で</translation></message>
<message id="explorer.export.report"><source>Report as {kind}</source><translation>レポートを {kind} で</translation></message>
<message id="explorer.report.first"><source>the first {n} here, {share} of the assignments</source><translation>ここには最初の{n}種類(割り振りの{share})</translation></message>
<message id="explorer.report.more-reasons"><source>… and {n} more reasons</source><translation>… ほか{n}件の理由</translation></message>
<message id="explorer.column.example"><source>Example</source><translation>例</translation></message>
<message id="explorer.no-damage"><source>No combat damage is ahead. Declare an attack, and everything that can come of it is shown here.</source><translation>この先に戦闘ダメージはありません。攻撃を宣言すると、起こりうることがここに表示されます。</translation></message>
<message id="explorer.beyond-budget"><source>too many legal assignments to count in a moment</source><translation>適正な割り振りが多すぎて、すぐには数えられません</translation></message>
<message id="explorer.too-many-results"><source>There are more than {most} results: they are counted, but not listed.</source><translation>結果が {most} 種類を超えるため、数だけを示し、一覧にはしていません。</translation></message>
<message id="explorer.too-large"><source>Telling the results apart would take too long on this board.</source><translation>この盤面では、結果を区別するのに時間がかかりすぎます。</translation></message>
<message id="explorer.figures-all-the-same"><source>Telling the results apart would take too long on this board. What assignments come to by two figures is told all the same, on the pages beside this one.</source><translation>この盤面では、結果を区別するのに時間がかかりすぎます。2つの数値ごとの割り振りの数は、隣のページで見られます。</translation></message>
<message id="explorer.results.about"><source>Each row is one result. Click a row, and an assignment that comes to it is put on the table.</source><translation>1行が1つの結果です。行をクリックすると、その結果になる割り振りがテーブルに置かれます。</translation></message>
<message id="explorer.column.leaves"><source>Leaves</source><translation>戦場を離れる</translation></message>
<message id="explorer.column.assignments"><source>Ways</source><translation>通り</translation></message>
<message id="explorer.column.figure"><source>{who}:
{figure}</source><translation>{who}の
{figure}</translation></message>
<message id="explorer.column.share"><source>Share</source><translation>割合</translation></message>
<message id="explorer.measure"><source>{who}: {figure}</source><translation>{who}の{figure}</translation></message>
<message id="explorer.tab.trade"><source>Trade-off</source><translation>兼ね合い</translation></message>
<message id="explorer.trade.attacked"><source>Whom damage goes through to</source><translation>ダメージを通す相手</translation></message>
<message id="explorer.trade.best"><source>Best trades: {trades}.</source><translation>最善の組み合わせ: {trades}。</translation></message>
<message id="explorer.trade.single"><source>Nothing to trade: the most of both is {trades}.</source><translation>両方の最大が同時に得られます: {trades}。</translation></message>
<message id="explorer.trade.reading"><source>{destroyed} destroyed and {through} through</source><translation>{destroyed} 体破壊・{through} 点</translation></message>
<message id="explorer.trade.about"><source>Each point is something that assignments come to; those on the line are beaten by none. Click a point to put such an assignment on the table.</source><translation>点はそれぞれ、起こりうる組み合わせです。線で結んだ点を上回るものはありません。クリックすると、その割り振りがテーブルに置かれます。</translation></message>
<message id="explorer.trade.none"><source>No assignment harms a player, planeswalker or battle, so there is nothing to trade.</source><translation>プレイヤーやプレインズウォーカーやバトルにダメージが通る割り振りはないので、兼ね合いはありません。</translation></message>
<message id="explorer.harm.life"><source>{who}: life lost</source><translation>{who}が失うライフ</translation></message>
<message id="explorer.harm.poison"><source>{who}: poison counters got</source><translation>{who}が得る毒カウンター</translation></message>
<message id="explorer.harm.loyalty"><source>{who}: loyalty lost</source><translation>{who}が失う忠誠度</translation></message>
<message id="explorer.harm.defense"><source>{who}: defense lost</source><translation>{who}が失う守備値</translation></message>
<message id="explorer.measure.defending destroyed"><source>Defending creatures destroyed</source><translation>防御側のクリーチャーの破壊数</translation></message>
<message id="explorer.walk.scope"><source>Walk through</source><translation>たどる範囲</translation></message>
<message id="explorer.walk.result"><source>With this result</source><translation>この結果になるもの</translation></message>
<message id="explorer.walk.asked"><source>As asked above</source><translation>条件に合うもの</translation></message>
<message id="explorer.walk.all"><source>All assignments</source><translation>すべての割り振り</translation></message>
<message id="explorer.walk.previous"><source>Previous assignment</source><translation>前の割り振り</translation></message>
<message id="explorer.walk.next"><source>Next assignment</source><translation>次の割り振り</translation></message>
<message id="explorer.walk.random"><source>Random</source><translation>ランダム</translation></message>
<message id="explorer.walk.random.about"><source>Any of these assignments, each as likely as another</source><translation>この範囲から、どれも等しい確率で1つ選ぶ</translation></message>
<message id="explorer.walk.slider"><source>Place in canonical order</source><translation>標準順での位置</translation></message>
<message id="explorer.walk.place"><source>no. {place} of {count}</source><translation>{count} 通りのうち {place} 番</translation></message>
<message id="explorer.walk.count"><source>{count} assignments; the one on the table is none of them</source><translation>{count} 通り(テーブルの割り振りは含まれません)</translation></message>
<message id="explorer.walk.open"><source>The assignment on the table is still open. Click a row, or walk through all.</source><translation>テーブルの割り振りはまだ決まっていません。行をクリックするか、すべてをたどってください。</translation></message>
<message id="explorer.walk.too-many"><source>Finding places among these would take too long.</source><translation>この範囲での位置を調べるには時間がかかりすぎます。</translation></message>
<message id="explorer.measure.destroyed"><source>Creatures destroyed</source><translation>破壊されるクリーチャーの数</translation></message>
<message id="explorer.damage.about"><source>Click a bar to put such an assignment on the table. Drag the line to read the counts.</source><translation>棒をクリックすると、その割り振りがテーブルに置かれます。線をドラッグすると数を読めます。</translation></message>
<message id="explorer.damage.about-assigned"><source>Click a bar to put such an assignment on the table. Drag the line to read the counts. The damage is as it is assigned: what changes it when it is dealt is not counted here.</source><translation>棒をクリックすると、その割り振りがテーブルに置かれます。線をドラッグすると数を読めます。割り振りの点数であり、与えるときにダメージを変える効果などは計算に入れていません。</translation></message>
<message id="explorer.damage.too-many"><source>Counting the damage of every assignment would take too long here.</source><translation>すべての割り振りのダメージを数えると、時間がかかりすぎます。</translation></message>
<message id="explorer.damage.reading"><source>Exactly {amount}: {exactly} assignments ({exact_share}). At least {amount}: {least} ({least_share}).</source><translation>ちょうど {amount} 点:{exactly} 通り({exact_share})、{amount} 点以上:{least} 通り({least_share})</translation></message>
<message id="explorer.put"><source>Put one with {n} on the table</source><translation>{n} 点の割り振りをテーブルに置く</translation></message>
<message id="explorer.pair.against"><source>against</source><translation>と</translation></message>
<message id="explorer.pair.across"><source>Figure across</source><translation>横軸の数値</translation></message>
<message id="explorer.pair.up"><source>Figure upwards</source><translation>縦軸の数値</translation></message>
<message id="explorer.pair.one"><source>There is only one figure here, “{measure}”: nothing to hold against it.</source><translation>ここで数えられる数値は「{measure}」だけで、組み合わせる相手がありません。</translation></message>
<message id="explorer.pair.about"><source>Each cell tells how many assignments come to both figures. Click one to put such an assignment on the table.</source><translation>各マスは、両方の数値になる割り振りの数です。クリックすると、その割り振りがテーブルに置かれます。</translation></message>
<message id="explorer.what-if.about"><source>Nothing on the table changes while you turn the number. Counted for the first combat damage step, with attacks and blocks as declared.</source><translation>数値を変えても、テーブルはそのままです。攻撃とブロックは宣言どおりとして、最初の戦闘ダメージ・ステップを数えています。</translation></message>
<message id="explorer.one"><source>{who}</source><translation>{who}</translation></message>
<message id="explorer.what-if.subject"><source>Whose figure</source><translation>数値を変える対象</translation></message>
<message id="explorer.what-if.figure"><source>Which figure</source><translation>変える数値</translation></message>
<message id="explorer.what-if.value"><source>Value</source><translation>値</translation></message>
<message id="explorer.what-if.less"><source>Less</source><translation>減らす</translation></message>
<message id="explorer.what-if.more"><source>More</source><translation>増やす</translation></message>
<message id="explorer.what-if.count"><source>{count} legal assignments</source><translation>適正な割り振り {count} 通り</translation></message>
<message id="explorer.what-if.answer"><source>{count} legal assignments, {results} results</source><translation>適正な割り振り {count} 通り、結果 {results} 種類</translation></message>
<message id="explorer.what-if.chart"><source>Legal assignments by the value of the figure, on a scale of powers of ten</source><translation>数値ごとの適正な割り振りの数(対数目盛)</translation></message>
<message id="refusal.none-gives"><source>No legal assignment gives {recipient} exactly {n}.</source><translation>{recipient}にちょうど {n} 点を割り振る適正な割り振りはありません。</translation></message>
<message id="undo.put-giving"><source>an assignment with {n} damage to {recipient}</source><translation>{recipient}に {n} 点の割り振り</translation></message>
</context></TS>
