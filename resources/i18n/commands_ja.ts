<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>commands</name>
    <message id="command.warning">
        <source>warning: {where}: {what}</source>
        <translation>警告: {where}: {what}</translation>
    </message>
    <message id="command.error">
        <source>error: {where}: {what}</source>
        <translation>エラー: {where}: {what}</translation>
    </message>
    <message id="command.interrupted">
        <source>Interrupted.</source>
        <translation>中断しました。</translation>
    </message>
    <message id="command.cannot-write">
        <source>Standard output cannot be written to: is the disk full?</source>
        <translation>標準出力に書き込めません。ディスクに空きがあるか確認してください。</translation>
    </message>
    <message id="call.required">
        <source>Missing: {what}.</source>
        <translation>次の引数が必要です: {what}</translation>
    </message>
    <message id="call.unrecognized">
        <source>Not understood: {what}. See --help.</source>
        <translation>解釈できない引数です: {what}(--help を参照)</translation>
    </message>
    <message id="call.unrecognized-nearest">
        <source>Not understood: {what}. Is {nearest} meant? See --help.</source>
        <translation>解釈できない引数です: {what}({nearest} のことですか。--help を参照)</translation>
    </message>
    <message id="call.expects-a-value">
        <source>{what} needs a value.</source>
        <translation>{what} には値が必要です。</translation>
    </message>
    <message id="call.choice">
        <source>{what}: {given} is none of {choices}.</source>
        <translation>{what}: {given} は選べません。選べるもの: {choices}</translation>
    </message>
    <message id="call.choice-nearest">
        <source>{what}: {given} is none of {choices}. Is {nearest} meant?</source>
        <translation>{what}: {given} は選べません。{nearest} のことですか。選べるもの: {choices}</translation>
    </message>
    <message id="call.input-twice">
        <source>Standard input holds one board: only one of the two can be -.</source>
        <translation>標準入力から読めるのは1つの盤面だけです。- は一方にだけ使ってください。</translation>
    </message>
    <message id="call.not-with">
        <source>{what} and {other} exclude each other.</source>
        <translation>{what} と {other} は同時に使えません。</translation>
    </message>
    <message id="call.value">
        <source>{what}: {given} is not a value for it.</source>
        <translation>{what}: {given} は使えない値です。</translation>
    </message>
    <message id="call.ambiguous">
        <source>{what} could be {choices}.</source>
        <translation>{what} は {choices} のどれか分かりません。</translation>
    </message>
    <message id="call.other">
        <source>Wrong call: {what}</source>
        <translation>呼び出しの誤り: {what}</translation>
    </message>
    <message id="call.step">
        <source>{given} is no combat damage step; say one of {choices}.</source>
        <translation>{given} という戦闘ダメージ・ステップはありません。次のどれかです: {choices}</translation>
    </message>
    <message id="call.player">
        <source>{given} announces nothing in this combat; say one of {choices}.</source>
        <translation>{given} はこの戦闘で割り振りを宣言しません。次のどれかです: {choices}</translation>
    </message>
    <message id="call.at">
        <source>{given} is out of range: there are {n}, counted from 0.</source>
        <translation>{given} は範囲外です。0 から数えて {n} 通りです。</translation>
    </message>
    <message id="call.choose">
        <source>{given} is no policy; say one of {choices}.</source>
        <translation>{given} という選び方はありません。次のどれかです: {choices}</translation>
    </message>
    <message id="choice.missing">
        <source>A choice is missing: {n} legal assignments are left. Say how the damage of {sources} is assigned.</source>
        <translation>選択が足りません。適正な割り振りが {n} 通り残っています。{sources} のダメージの割り振りを指定してください。</translation>
    </message>
    <message id="help.about">
        <source>What can this combat come to? Combat damage in Magic: The Gathering, with every legal assignment.</source>
        <translation>この戦闘はどうなり得るか。マジック:ザ・ギャザリングの戦闘ダメージと、適正な割り振りのすべて。</translation>
    </message>
    <message id="help.arguments">
        <source>arguments</source>
        <translation>引数</translation>
    </message>
    <message id="help.options">
        <source>options</source>
        <translation>オプション</translation>
    </message>
    <message id="help.commands">
        <source>commands</source>
        <translation>コマンド</translation>
    </message>
    <message id="help.usage">
        <source>usage:</source>
        <translation>使い方:</translation>
    </message>
    <message id="help.help">
        <source>show this help and stop</source>
        <translation>このヘルプを表示して終わる</translation>
    </message>
    <message id="help.version">
        <source>show the version and stop</source>
        <translation>バージョンを表示して終わる</translation>
    </message>
    <message id="help.lang">
        <source>language: en or ja</source>
        <translation>言語: en または ja</translation>
    </message>
    <message id="help.board">
        <source>a scenario file, the notation in quotes, or - for standard input</source>
        <translation>シナリオ・ファイル、引用符で囲んだ記法、または - (標準入力)</translation>
    </message>
    <message id="help.json">
        <source>answer with one JSON object</source>
        <translation>JSON オブジェクト 1 つで答える</translation>
    </message>
    <message id="help.step">
        <source>which combat damage step: first or regular (default: the next)</source>
        <translation>どの戦闘ダメージ・ステップか: first または regular(既定は次のステップ)</translation>
    </message>
    <message id="help.player">
        <source>only what this player announces</source>
        <translation>このプレイヤーが宣言する割り振りだけ</translation>
    </message>
    <message id="help.limit">
        <source>list so many at most, 0 for all (default 1000)</source>
        <translation>最大いくつ並べるか。0 ですべて(既定は 1000)</translation>
    </message>
    <message id="help.count">
        <source>only the number</source>
        <translation>数だけ</translation>
    </message>
    <message id="help.at">
        <source>only the one with this number in canonical order, from 0</source>
        <translation>標準の順で INDEX 番目(0 から)の 1 つだけ</translation>
    </message>
    <message id="help.sample">
        <source>draw N of them, each as likely as any other</source>
        <translation>一様に N 個を抽出する</translation>
    </message>
    <message id="help.seed">
        <source>what the draw starts from (default 0)</source>
        <translation>抽出の種(既定は 0)</translation>
    </message>
    <message id="help.lines">
        <source>one assignment a line, as JSON</source>
        <translation>1 行に 1 つ、JSON で</translation>
    </message>
    <message id="help.assign">
        <source>the assignment, such as "A: B 2, P2 5; C: W 1"</source>
        <translation>割り振り。例: "A: B 2, P2 5; C: W 1"</translation>
    </message>
    <message id="help.assign-each">
        <source>the assignment of one damage step; once per step, in order</source>
        <translation>1 つの戦闘ダメージ・ステップの割り振り。ステップごとに順に</translation>
    </message>
    <message id="help.choose">
        <source>where none is given: first, most-through, most-destroyed or random:SEED</source>
        <translation>指定がないとき: first、most-through、most-destroyed、random:SEED</translation>
    </message>
    <message id="help.save">
        <source>write the board to go on from to this file</source>
        <translation>続きから始める盤面をこのファイルに書く</translation>
    </message>
    <message id="help.to">
        <source>json or notation</source>
        <translation>json または notation</translation>
    </message>
    <message id="help.output">
        <source>the picture to write: .png, .svg, or .gif for the animated damage steps</source>
        <translation>書き出す画像: .png、.svg、または戦闘ダメージ・ステップの動画 .gif</translation>
    </message>
    <message id="help.example">
        <source>print this bundled scenario</source>
        <translation>この同梱シナリオを表示する</translation>
    </message>
    <message id="help.examples-check">
        <source>play every bundled scenario and hold what it says</source>
        <translation>同梱シナリオをすべて実行し、記された結果と照らす</translation>
    </message>
    <message id="help.command.gui">
        <source>open the board window</source>
        <translation>盤面のウィンドウを開く</translation>
    </message>
    <message id="help.command.legal">
        <source>the legal assignments of the next combat damage step</source>
        <translation>次の戦闘ダメージ・ステップの適正な割り振り</translation>
    </message>
    <message id="help.command.explain">
        <source>is this assignment legal, and if not, why, and what is nearest</source>
        <translation>この割り振りは適正か。違うならその理由と最も近い適正な割り振り</translation>
    </message>
    <message id="help.command.resolve">
        <source>play the combat to its end</source>
        <translation>戦闘を最後まで進める</translation>
    </message>
    <message id="help.command.outcomes">
        <source>what the legal assignments come to</source>
        <translation>適正な割り振りがもたらす結果</translation>
    </message>
    <message id="help.command.check">
        <source>could this combat have been declared</source>
        <translation>この戦闘は宣言できたか</translation>
    </message>
    <message id="help.command.convert">
        <source>from file to notation and back</source>
        <translation>ファイルと記法のあいだの変換</translation>
    </message>
    <message id="help.command.render">
        <source>a picture of the board</source>
        <translation>盤面の画像</translation>
    </message>
    <message id="help.command.examples">
        <source>the bundled scenarios</source>
        <translation>同梱のシナリオ</translation>
    </message>
    <message id="help.command.schema">
        <source>the JSON Schema of the scenario file</source>
        <translation>シナリオ・ファイルの JSON Schema</translation>
    </message>
    <message id="legal.no-step">
        <source>No combat damage step is left.</source>
        <translation>戦闘ダメージ・ステップは残っていません。</translation>
    </message>
    <message id="legal.nothing-assigned">
        <source>nobody assigns damage</source>
        <translation>だれもダメージを割り振らない</translation>
    </message>
    <message id="legal.count">
        <source>{step}: {n} legal assignments</source>
        <translation>{step}: 適正な割り振りは {n} 通り</translation>
    </message>
    <message id="legal.announces">
        <source>{player} announces, in {n} ways:</source>
        <translation>{player} が宣言する({n} 通り):</translation>
    </message>
    <message id="legal.source">
        <source>{source} assigns {n} among {recipients}</source>
        <translation>{source} が {n} 点を {recipients} に割り振る</translation>
    </message>
    <message id="legal.truncated">
        <source>… the first {shown} of {n}. --limit 0 lists all.</source>
        <translation>…{n} 通りのうち最初の {shown} 通り。--limit 0 ですべて表示。</translation>
    </message>
    <message id="explain.legal">
        <source>Legal: {assignment}</source>
        <translation>適正: {assignment}</translation>
    </message>
    <message id="explain.illegal">
        <source>Not legal:</source>
        <translation>適正ではありません:</translation>
    </message>
    <message id="explain.violation">
        <source>{what} ({rule})</source>
        <translation>{what}({rule})</translation>
    </message>
    <message id="explain.nearest">
        <source>The nearest legal assignment: {assignment}</source>
        <translation>最も近い適正な割り振り: {assignment}</translation>
    </message>
    <message id="outcomes.count">
        <source>{step}: {n} legal assignments come to {results}</source>
        <translation>{step}: 適正な割り振り {n} 通りから結果は {results}</translation>
    </message>
    <message id="outcomes.results">
        <source>{n} results</source>
        <translation>{n} 種類</translation>
    </message>
    <message id="outcomes.truncated">
        <source>… the first {shown} of {n} results. --limit 0 lists all.</source>
        <translation>…{n} 種類のうち最初の {shown} 種類。--limit 0 ですべて表示。</translation>
    </message>
    <message id="result.leave">
        <source>{who} leave</source>
        <translation>{who}が戦場を離れる</translation>
    </message>
    <message id="result.nothing">
        <source>nothing changes</source>
        <translation>何も変わらない</translation>
    </message>
    <message id="result.and">
        <source>{first}; {second}</source>
        <translation>{first}。{second}</translation>
    </message>
    <message id="result.figure">
        <source>{who} {figure} {amount}</source>
        <translation>{who} {figure} {amount}</translation>
    </message>
    <message id="result.counters">
        <source>{who} {amount} {kind} counters</source>
        <translation>{who} {kind}カウンター {amount} 個</translation>
    </message>
    <message id="result.commander-damage">
        <source>{who} {amount} combat damage from {commander}</source>
        <translation>{who} {commander}からの戦闘ダメージ {amount} 点</translation>
    </message>
    <message id="resolve.no-step">
        <source>No combat damage is dealt.</source>
        <translation>戦闘ダメージは与えられません。</translation>
    </message>
    <message id="resolve.step">
        <source>{step}</source>
        <translation>{step}</translation>
    </message>
    <message id="resolve.assignment">
        <source>assigned: {assignment}</source>
        <translation>割り振り: {assignment}</translation>
    </message>
    <message id="resolve.way">
        <source>{source} → {recipient}</source>
        <translation>{source} → {recipient}</translation>
    </message>
    <message id="resolve.change">
        <source>{who} {figure} {signed}</source>
        <translation>{who} {figure} {signed}</translation>
    </message>
    <message id="resolve.change-of">
        <source>{who} {figure} ({of}) {signed}</source>
        <translation>{who} {figure}({of}){signed}</translation>
    </message>
    <message id="resolve.excess">
        <source>{who} is dealt {n} excess damage</source>
        <translation>{who}への余剰のダメージは {n} 点</translation>
    </message>
    <message id="resolve.left">
        <source>{who} leaves the battlefield</source>
        <translation>{who}が戦場を離れる</translation>
    </message>
    <message id="resolve.left-by">
        <source>{who} {why} ({rule})</source>
        <translation>{who}は{why}({rule})</translation>
    </message>
    <message id="resolve.trigger">
        <source>{who} triggers {n} times, "{when}": {text}</source>
        <translation>{who}の誘発({when}){n} 回: {text}</translation>
    </message>
    <message id="resolve.result">
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message id="resolve.player">
        <source>{who}: life {was} → {now}</source>
        <translation>{who}: ライフ {was} → {now}</translation>
    </message>
    <message id="resolve.player-poison">
        <source>{who}: life {was} → {now}, poison {poison}</source>
        <translation>{who}: ライフ {was} → {now}、毒カウンター {poison}</translation>
    </message>
    <message id="resolve.player-lost">
        <source>{told}; loses the game</source>
        <translation>{told}。ゲームに敗北</translation>
    </message>
    <message id="resolve.figure">
        <source>{who}: {figure} {was} → {now}</source>
        <translation>{who}: {figure} {was} → {now}</translation>
    </message>
    <message id="resolve.gone">
        <source>Gone: {who}</source>
        <translation>戦場を離れた: {who}</translation>
    </message>
    <message id="resolve.illegal">
        <source>{step}: the assignment is not legal.</source>
        <translation>{step}: この割り振りは適正ではありません。</translation>
    </message>
    <message id="resolve.too-many">
        <source>More assignments are given than there are combat damage steps.</source>
        <translation>戦闘ダメージ・ステップの数より多くの割り振りが指定されています。</translation>
    </message>
    <message id="left.704.5f">
        <source>is put into the graveyard with toughness 0 or less</source>
        <translation>タフネスが 0 以下なので墓地に置かれる</translation>
    </message>
    <message id="left.704.5g">
        <source>is destroyed by lethal damage</source>
        <translation>致死ダメージで破壊される</translation>
    </message>
    <message id="left.704.5h">
        <source>is destroyed by deathtouch</source>
        <translation>接死で破壊される</translation>
    </message>
    <message id="left.704.5i">
        <source>is put into the graveyard with loyalty 0</source>
        <translation>忠誠度が 0 なので墓地に置かれる</translation>
    </message>
    <message id="left.704.5v">
        <source>is defeated with defense 0</source>
        <translation>守備値が 0 になり倒される</translation>
    </message>
    <message id="left.704.5w">
        <source>is put into the graveyard with defense 0</source>
        <translation>守備値が 0 なので墓地に置かれる</translation>
    </message>
    <message id="left.800.4a">
        <source>leaves with its owner</source>
        <translation>オーナーとともにゲームを離れる</translation>
    </message>
    <message id="check.legal">
        <source>This combat could have been declared.</source>
        <translation>この戦闘は宣言できます。</translation>
    </message>
    <message id="check.illegal">
        <source>This combat could not have been declared:</source>
        <translation>この戦闘は宣言できません:</translation>
    </message>
    <message id="check.nearest">
        <source>The nearest legal declaration: {declared}</source>
        <translation>最も近い適正な宣言: {declared}</translation>
    </message>
    <message id="render.format">
        <source>{given}: a picture ends in one of {choices}.</source>
        <translation>{given}: 画像の拡張子は次のどれかです: {choices}</translation>
    </message>
    <message id="check.nobody">
        <source>nobody attacks</source>
        <translation>だれも攻撃しない</translation>
    </message>
    <message id="command.slip">
        <source>The program made a mistake: {what}. Please report it; {word}=1 shows where.</source>
        <translation>プログラムの誤りです: {what}。報告してください。{word}=1 で発生箇所を表示します。</translation>
    </message>
    <message id="examples.unknown">
        <source>There is no bundled scenario {given}. {known}</source>
        <translation>{given} という同梱シナリオはありません。{known}</translation>
    </message>
    <message id="examples.nearly">
        <source>Did you mean {near}?</source>
        <translation>{near} のことですか。</translation>
    </message>
    <message id="examples.list-them">
        <source>`examples` lists them.</source>
        <translation>`examples` で一覧できます。</translation>
    </message>
    <message id="examples.differs">
        <source>{name}: {where} differs.</source>
        <translation>{name}: {where} が異なります。</translation>
    </message>
    <message id="examples.checked">
        <source>{n} scenarios played, {differences}.</source>
        <translation>シナリオ {n} 本を実行、{differences}。</translation>
    </message>
    <message id="examples.differences">
        <source>{n} differences</source>
        <translation>相違 {n} 件</translation>
    </message>
</context>
</TS>
