<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>formats</name>
<message id="board.too-many-permanents"><source>{n} permanents are too many: a board holds at most {most}.</source><translation>パーマネントが{n}個は多すぎる。盤面に置けるのは{most}個まで。</translation></message>
<message id="notation.band-of-one"><source>A band has two members or more: name another after a comma.</source><translation>バンドには2体以上が必要。コンマで区切ってもう1体の名前を書く。</translation></message>
<message id="notation.end-of-item"><source>the end</source><translation>項目の終わり</translation></message>
<message id="notation.expected-attacked-kind"><source>“planeswalker”, “battle” or “player” belongs here, not {found}.</source><translation>ここには planeswalker、battle、player のいずれかを書く({found} ではない)。</translation></message>
<message id="notation.expected-colon"><source>“:” belongs here, not {found}.</source><translation>ここには「:」を書く({found} ではない)。</translation></message>
<message id="notation.expected-figure"><source>A figure or card type belongs here, not {found}: such as 2/2, loyalty 3, defense 4, damage 1 or artifact.</source><translation>ここには数値かカード・タイプを書く({found} ではない)。例:2/2、loyalty 3、defense 4、damage 1、artifact。</translation></message>
<message id="notation.expected-keyword"><source>A keyword, ability, colour or subtype belongs here, not {found}.</source><translation>ここにはキーワード能力、能力、色、サブタイプのいずれかを書く({found} ではない)。</translation></message>
<message id="notation.expected-name"><source>A name belongs here, not {found}. Anything but letters, digits and “_” goes in double quotes.</source><translation>ここには名前を書く({found} ではない)。文字、数字、「_」以外を含む名前は二重引用符で囲む。</translation></message>
<message id="notation.expected-number"><source>A whole number belongs here, not {found}.</source><translation>ここには整数を書く({found} ではない)。</translation></message>
<message id="notation.expected-word"><source>“{word}” belongs here, not {found}.</source><translation>ここには「{word}」と書く({found} ではない)。</translation></message>
<message id="notation.figure-after-word"><source>“{given}” is a figure: write it before the keywords.</source><translation>「{given}」は数値なので、キーワード能力より前に書く。</translation></message>
<message id="notation.figure-twice"><source>This figure stands here a second time: {found}. Leave one out.</source><translation>同じ数値が2回書かれている({found})。一方を消す。</translation></message>
<message id="notation.number-out-of-range"><source>{found} is out of range: from {least} to {most}.</source><translation>{found} は範囲外。{least}から{most}までの数を書く。</translation></message>
<message id="notation.odd-name"><source>A name may not be empty or hold control characters.</source><translation>名前は空にできず、制御文字も使えない。</translation></message>
<message id="notation.odd-span"><source>{first}..{last} is no span: write one name with two numbers, the smaller first, such as A1..A10.</source><translation>{first}..{last} は範囲として読めない。A1..A10 のように、同じ名前に小さい番号、大きい番号の順で付ける。</translation></message>
<message id="notation.out-of-place"><source>{found} is out of place here. Items are separated by “;”, keywords by “,”.</source><translation>ここに {found} は書けない。項目は「;」で、キーワード能力は「,」で区切る。</translation></message>
<message id="notation.reserved"><source>{found} is a word of the notation: as a name it goes in double quotes.</source><translation>{found} は記法の語なので、名前に使うときは二重引用符で囲む。</translation></message>
<message id="notation.twice"><source>“{what}” is said a second time: leave one out.</source><translation>「{what}」が2回書かれている。一方を消す。</translation></message>
<message id="notation.unclosed-quote"><source>The quote is not closed: end it with a double quote.</source><translation>引用符が閉じられていない。二重引用符で閉じる。</translation></message>
<message id="notation.unknown-moment"><source>“{given}” is no moment at which a board stands: {known}.</source><translation>「{given}」は盤面の時点ではない。使えるのは {known}。</translation></message>
<message id="notation.unknown-rules"><source>“{given}” names no rules: write current, foundations, m11, m10, sixth, urza, classic, or a day from 1993-08-05 on.</source><translation>「{given}」というルールはない。current、foundations、m11、m10、sixth、urza、classic、または1993-08-05以降の日付を書く。</translation></message>
<message id="odd.unknown-word"><source>“{given}” is not known here: it is kept and shown, and does nothing.</source><translation>「{given}」は未知の能力。保存と表示だけを行い、効果は無視する。</translation></message>
<message id="odd.unknown-word-nearest"><source>“{given}” is not known here: it is kept and shown, and does nothing. Is “{nearest}” meant?</source><translation>「{given}」は未知の能力。保存と表示だけを行い、効果は無視する。「{nearest}」のことか。</translation></message>
</context></TS>
