<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>stream</name>
<message id="window.command.capture"><source>Capture window</source><translation>キャプチャ用ウィンドウ</translation></message>
<message id="window.capture.title"><source>Combat – capture window</source><translation>戦闘 – キャプチャ用ウィンドウ</translation></message>
<message id="window.capture.menu"><source>Behind the captured table</source><translation>キャプチャ用ウィンドウの背景</translation></message>
<message id="window.capture.ground.transparent"><source>Transparent</source><translation>透明</translation></message>
<message id="window.capture.ground.green"><source>Green</source><translation>緑</translation></message>
<message id="window.capture.ground.magenta"><source>Magenta</source><translation>マゼンタ</translation></message>
<message id="window.capture.ground.other"><source>Another color…</source><translation>その他の色…</translation></message>
<message id="window.capture.through"><source>Let clicks through</source><translation>クリックを下へ通す</translation></message>
<message id="window.capture.open"><source>Open the capture window</source><translation>キャプチャ用ウィンドウを開く</translation></message>
<message id="window.capture.close"><source>Close the capture window</source><translation>キャプチャ用ウィンドウを閉じる</translation></message>
<message id="help.obs"><source>switch scenes of OBS at this address (HOST or HOST:PORT); its password is read from COMBAT_SIMULATOR_OBS_PASSWORD</source><translation>このアドレス(HOSTまたはHOST:PORT)のOBSのシーンを切り替える。パスワードは環境変数COMBAT_SIMULATOR_OBS_PASSWORDから読む</translation></message>
<message id="help.obs-scene"><source>the scene to switch to when damage has been dealt, or combat has ended; remembered, and forgotten by an empty NAME</source><translation>ダメージが与えられたとき、または戦闘が終了したときに切り替えるシーン。記憶され、NAMEを空にすると忘れる</translation></message>
<message id="overlay.obs.extra-missing"><source>Scenes of OBS need one more package: install combat-simulator[obs].</source><translation>OBSのシーンを切り替えるにはパッケージが必要です。combat-simulator[obs]をインストールしてください。</translation></message>
<message id="overlay.obs.scene-unclear"><source>“{given}” names no scene: write dealt=NAME or ended=NAME.</source><translation>「{given}」はシーンの指定ではありません。dealt=NAMEまたはended=NAMEと書いてください。</translation></message>
<message id="overlay.obs.address-missing"><source>--obs-scene needs --obs ADDRESS.</source><translation>--obs-sceneには--obs ADDRESSが必要です。</translation></message>
<message id="overlay.obs.no-scenes"><source>OBS has no scene to switch to yet: name one with --obs-scene dealt=NAME.</source><translation>OBSの切り替え先のシーンがまだありません。--obs-scene dealt=NAMEで指定してください。</translation></message>
<message id="overlay.obs.unreachable"><source>OBS cannot be reached at {address}. It is tried again until it is there.</source><translation>{address}のOBSに接続できません。見つかるまで再試行します。</translation></message>
<message id="overlay.obs.lost"><source>The connection to OBS at {address} is lost: no scene follows the combat until it is found again.</source><translation>{address}のOBSとの接続が失われました。再び接続できるまで、シーンは戦闘に合わせて切り替わりません。</translation></message>
<message id="overlay.obs.wrong-password"><source>OBS refuses the password. Set COMBAT_SIMULATOR_OBS_PASSWORD to the one that OBS shows under WebSocket Server Settings.</source><translation>OBSがパスワードを拒否しました。OBSの「WebSocketサーバー設定」に表示されるパスワードをCOMBAT_SIMULATOR_OBS_PASSWORDに設定してください。</translation></message>
<message id="overlay.obs.no-scene"><source>OBS does not switch to the scene “{scene}”: {comment}</source><translation>OBSがシーン「{scene}」に切り替わりません: {comment}</translation></message>
<message id="overlay.obs"><source>Scenes of OBS</source><translation>OBSのシーン</translation></message>
<message id="overlay.obs.about"><source>OBS can switch its scenes at these moments. In OBS, turn the server on under Tools › WebSocket Server Settings.</source><translation>これらの時点でOBSのシーンを切り替えられます。OBSの「ツール › WebSocketサーバー設定」でサーバーを有効にしてください。</translation></message>
<message id="overlay.obs.connecting"><source>Connecting to OBS…</source><translation>OBSに接続しています…</translation></message>
<message id="overlay.obs.connected"><source>OBS is connected: scenes follow the combat.</source><translation>OBSに接続しました。シーンが戦闘に合わせて切り替わります。</translation></message>
<message id="overlay.obs.again"><source>OBS is connected, and scenes follow the combat again.</source><translation>OBSに接続済みです。シーンは再び戦闘に合わせて切り替わります。</translation></message>
<message id="overlay.obs.address"><source>Address</source><translation>アドレス</translation></message>
<message id="overlay.obs.password"><source>Password</source><translation>パスワード</translation></message>
<message id="overlay.obs.scene.dealt"><source>Damage has been dealt</source><translation>ダメージが与えられた</translation></message>
<message id="overlay.obs.scene.ended"><source>Combat has ended</source><translation>戦闘が終了した</translation></message>
<message id="overlay.obs.scene.none"><source>no scene</source><translation>シーンなし</translation></message>
<message id="overlay.obs.begin"><source>Switch scenes</source><translation>シーンを切り替える</translation></message>
<message id="overlay.obs.end"><source>Stop switching</source><translation>切り替えをやめる</translation></message>
<message id="overlay.obs.no-scenes.window"><source>Name a scene to switch to at one of the moments.</source><translation>いずれかの時点に、切り替え先のシーンの名前を入力してください。</translation></message>
<message id="overlay.obs.wrong-password.window"><source>OBS refuses the password. Enter the one that OBS shows under WebSocket Server Settings.</source><translation>OBSがパスワードを拒否しました。OBSの「WebSocketサーバー設定」に表示されるパスワードを入力してください。</translation></message>
</context></TS>
