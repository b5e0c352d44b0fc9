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
<message id="explorer.rules.search"><source>Search the rules by number or words</source><translation>番号や言葉でルールを検索</translation></message>
<message id="explorer.rules.nothing"><source>No rule has all these words.</source><translation>すべての言葉を含むルールはありません。</translation></message>
<message id="explorer.rules.shown"><source>Scenarios that show it:</source><translation>このルールを示すシナリオ:</translation></message>
<message id="explorer.rules.not-shown"><source>No bundled scenario shows it.</source><translation>このルールを示すシナリオは付属していません。</translation></message>
<message id="explorer.question"><source>Ask, such as: B destroyed, P2 &gt;= 3</source><translation>条件を入力。例: B 破壊、P2 &gt;= 3</translation></message>
<message id="explorer.answer.yes"><source>Yes: {count} of the {whole} legal assignments ({share}).</source><translation>可能です。適正な割り振り {whole} 通りのうち {count} 通り({share})。</translation></message>
<message id="explorer.answer.no"><source>No: none of the {whole} legal assignments comes to that.</source><translation>できません。適正な割り振り {whole} 通りのどれも、そうなりません。</translation></message>
<message id="explorer.condition.unread"><source>“{given}” is no condition. Write who is destroyed or survives, or a number: B destroyed, C survives, P2 &gt;= 3.</source><translation>「{given}」は条件として読めません。例: B 破壊、C 残る、P2 &gt;= 3</translation></message>
<message id="explorer.condition.unknown"><source>Nobody and nothing here is called “{given}”.</source><translation>「{given}」という名前のものはここにありません。</translation></message>
<message id="explorer.export"><source>Export</source><translation>書き出す</translation></message>
<message id="explorer.export.table"><source>Table as {kind}</source><translation>表を {kind} で</translation></message>
<message id="explorer.export.chart"><source>What is seen as {kind}</source><translation>表示中の図を {kind} で</translation></message>
<message id="explorer.export.report"><source>Report as {kind}</source><translation>レポートを {kind} で</translation></message>
<message id="explorer.column.example"><source>Example</source><translation>例</translation></message>
<message id="explorer.no-damage"><source>No combat damage is ahead. Declare an attack, and everything that can come of it is shown here.</source><translation>この先に戦闘ダメージはありません。攻撃を宣言すると、起こりうることがここに表示されます。</translation></message>
<message id="explorer.beyond-budget"><source>too many legal assignments to count in a moment</source><translation>適正な割り振りが多すぎて、すぐには数えられません</translation></message>
<message id="explorer.too-many-results"><source>There are more than {most} results: they are counted, but not listed.</source><translation>結果が {most} 種類を超えるため、数だけを示し、一覧にはしていません。</translation></message>
<message id="explorer.too-large"><source>Telling the results apart would take too long on this board.</source><translation>この盤面では、結果を区別するのに時間がかかりすぎます。</translation></message>
<message id="explorer.results.about"><source>Each row is one result. Click a row, and an assignment that comes to it is put on the table.</source><translation>1行が1つの結果です。行をクリックすると、その結果になる割り振りがテーブルに置かれます。</translation></message>
<message id="explorer.column.leaves"><source>Leaves</source><translation>戦場を離れる</translation></message>
<message id="explorer.column.assignments"><source>Ways</source><translation>通り</translation></message>
<message id="explorer.column.figure"><source>{who}:
{figure}</source><translation>{who}の
{figure}</translation></message>
<message id="explorer.column.share"><source>Share</source><translation>割合</translation></message>
<message id="explorer.measure"><source>{who}: {figure}</source><translation>{who}の{figure}</translation></message>
<message id="explorer.measure.destroyed"><source>Creatures destroyed</source><translation>破壊されるクリーチャーの数</translation></message>
<message id="explorer.damage.about"><source>Click a bar to put such an assignment on the table. Drag the line to read the counts.</source><translation>棒をクリックすると、その割り振りがテーブルに置かれます。線をドラッグすると数を読めます。</translation></message>
<message id="explorer.damage.too-many"><source>Counting the damage of every assignment would take too long here.</source><translation>すべての割り振りのダメージを数えると、時間がかかりすぎます。</translation></message>
<message id="explorer.damage.reading"><source>Exactly {amount}: {exactly} assignments ({exact_share}). At least {amount}: {least} ({least_share}).</source><translation>ちょうど {amount} 点:{exactly} 通り({exact_share})、{amount} 点以上:{least} 通り({least_share})</translation></message>
<message id="explorer.put"><source>Put one with {n} on the table</source><translation>{n} 点の割り振りをテーブルに置く</translation></message>
<message id="explorer.pair.against"><source>against</source><translation>と</translation></message>
<message id="explorer.pair.across"><source>Figure across</source><translation>横軸の数値</translation></message>
<message id="explorer.pair.up"><source>Figure upwards</source><translation>縦軸の数値</translation></message>
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
