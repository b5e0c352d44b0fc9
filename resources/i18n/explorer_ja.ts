<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>explorer</name>
<message id="help.command.whatif"><source>How many assignments and results there are when one figure of the board is varied</source><translation>盤面の数値をひとつ変えたときの、適正な割り振りと結果の数を示す</translation></message>
<message id="help.vary"><source>the figure and its values, such as A.power=0..12 (power, toughness, damage, loyalty, defense, life)</source><translation>変える数値とその範囲。例: A.power=0..12(power、toughness、damage、loyalty、defense、life)</translation></message>
<message id="call.vary"><source>--vary: {given} is not written like A.power=0..12.</source><translation>--vary: {given} は A.power=0..12 の形ではありません。</translation></message>
<message id="call.vary-who"><source>--vary: nobody and nothing on the board is called {given}.</source><translation>--vary: {given} という ID は盤面にありません。</translation></message>
<message id="call.vary-figure"><source>--vary: {id} has no {given}; it has {choices}.</source><translation>--vary: {id} に {given} はありません。変えられるもの: {choices}</translation></message>
<message id="call.vary-range"><source>--vary: {given} gives no values, or more than {most}.</source><translation>--vary: {given} には値がないか、{most} 個を超えています。</translation></message>
<message id="whatif.title"><source>What if {who}'s {figure} (now {now}) were another:</source><translation>{who}の{figure}(現在 {now})が別の値だったら:</translation></message>
<message id="whatif.count"><source>assignments</source><translation>割り振り</translation></message>
<message id="whatif.distinct"><source>results</source><translation>結果</translation></message>
<message id="whatif.step"><source>step</source><translation>ステップ</translation></message>
<message id="whatif.too-many"><source>too many</source><translation>多すぎる</translation></message>
<message id="whatif.cannot-stand"><source>The board cannot be so.</source><translation>この値では盤面が成り立ちません。</translation></message>
</context></TS>
