<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>overlay</name>
<message id="overlay.ways"><source>legal assignments</source><translation>通りの適正な割り振り</translation></message>
<message id="overlay.left"><source>{n} still possible</source><translation>残り{n}通り</translation></message>
<message id="overlay.place"><source>no. {place} of {count}</source><translation>{count}通り中{place}番目</translation></message>
<message id="overlay.uncounted"><source>too many to count</source><translation>多すぎて数えきれません</translation></message>
<message id="overlay.guess"><source>How will the damage be divided?</source><translation>ダメージはどう割り振られる？</translation></message>
<message id="overlay.best"><source>Most through</source><translation>最も多く通す割り振り</translation></message>
<message id="overlay.poison"><source>poison</source><translation>毒</translation></message>
<message id="overlay.lethal"><source>lethal</source><translation>致死</translation></message>
<message id="overlay.attacking"><source>attacking</source><translation>攻撃側</translation></message>
<message id="overlay.defending"><source>defending</source><translation>防御側</translation></message>
<message id="overlay.confirm-deals"><source>The next step deals damage: confirm it.</source><translation>次のステップではダメージが与えられます。確定してください。</translation></message>
<message id="overlay.port-in-use"><source>The overlay cannot listen on port {port}: another program uses it, or it is not allowed.</source><translation>ポート{port}でオーバーレイを開始できません。ほかのプログラムが使用中か、許可されていません。</translation></message>
<message id="overlay.control.undo"><source>Undo</source><translation>元に戻す</translation></message>
<message id="overlay.control.redo"><source>Redo</source><translation>やり直す</translation></message>
<message id="overlay.control.ended"><source>Combat has ended</source><translation>戦闘は終了しました</translation></message>
<message id="overlay.control.proposals"><source>Assignments</source><translation>割り振り</translation></message>
<message id="overlay.control.audience"><source>What viewers see</source><translation>視聴者への表示</translation></message>
<message id="overlay.control.hide-draft"><source>Let viewers guess</source><translation>視聴者に予想させる</translation></message>
<message id="overlay.control.parts"><source>Parts of the page</source><translation>表示する部分</translation></message>
<message id="overlay.reveal.count"><source>Reveal how many ways</source><translation>何通りかを公開</translation></message>
<message id="overlay.reveal.best"><source>Reveal the best line</source><translation>最善の割り振りを公開</translation></message>
<message id="overlay.part.lanes"><source>Creatures</source><translation>クリーチャー</translation></message>
<message id="overlay.part.life"><source>Life</source><translation>ライフ</translation></message>
<message id="overlay.part.step"><source>Step</source><translation>ステップ</translation></message>
<message id="overlay.part.caption"><source>Caption</source><translation>字幕</translation></message>
<message id="overlay.part.count"><source>Number of ways</source><translation>通り数</translation></message>
<message id="help.command.overlay"><source>serve the streamer's page, without the window</source><translation>配信用オーバーレイを、ウィンドウなしで提供する</translation></message>
<message id="help.port"><source>the port to serve at (default: 28702, or any free one)</source><translation>提供に使うポート(既定: 28702、使用中なら空いているもの)</translation></message>
<message id="help.allow-network"><source>let other devices in the network reach it: whoever has one of the addresses can watch or control, and what is sent is not encrypted</source><translation>ネットワーク内のほかの機器からの接続を許す。アドレスを知る人は誰でも閲覧や操作ができ、通信は暗号化されない</translation></message>
<message id="overlay.network-allowed"><source>Every device in this network can reach the overlay: whoever has an address below can watch or control it, and what is sent is not encrypted.</source><translation>このネットワーク内のすべての機器からオーバーレイに接続できます。以下のアドレスを知る人は誰でも閲覧や操作ができ、通信は暗号化されません。</translation></message>
<message id="overlay.address.watch"><source>Browser source in OBS: {address}</source><translation>OBSのブラウザソース: {address}</translation></message>
<message id="overlay.address.control"><source>Control page (custom dock): {address}</source><translation>操作ページ(カスタムドック): {address}</translation></message>
<message id="window.command.overlay"><source>Overlay for streams</source><translation>配信用オーバーレイ</translation></message>
<message id="overlay.live"><source>The overlay is live. Its address is copied: paste it into a browser source of OBS. {address}</source><translation>オーバーレイを公開中です。アドレスをコピーしました。OBSのブラウザソースに貼り付けてください。{address}</translation></message>
<message id="overlay.live.control"><source>The control page's address is copied: whoever has it can carry the table on. {address}</source><translation>操作ページのアドレスをコピーしました。これを知る人は誰でもテーブルを操作できます。{address}</translation></message>
<message id="overlay.copy-watch"><source>Copy overlay address</source><translation>配信用アドレスをコピー</translation></message>
<message id="overlay.copy-control"><source>Copy control address</source><translation>操作用アドレスをコピー</translation></message>
<message id="overlay.renew"><source>New addresses</source><translation>アドレスを更新</translation></message>
<message id="overlay.stop"><source>Stop overlay</source><translation>オーバーレイを停止</translation></message>
<message id="overlay.off"><source>The overlay is not running.</source><translation>オーバーレイは停止しています。</translation></message>
<message id="overlay.options"><source>Options</source><translation>オプション</translation></message>
<message id="overlay.network-open"><source>Open to the network: every device that has an address can watch, and with the control page's address carry the table on. Nothing is encrypted.</source><translation>ネットワークに公開中です。アドレスを知るすべての機器から閲覧でき、操作ページのアドレスがあればテーブルも操作できます。通信は暗号化されません。</translation></message>
<message id="overlay.reach"><source>Who can reach it</source><translation>接続できる範囲</translation></message>
<message id="overlay.reach.here"><source>Only programs on this computer can reach the overlay and its control page.</source><translation>オーバーレイと操作ページには、このコンピューター上のプログラムだけが接続できます。</translation></message>
<message id="overlay.reach.ask"><source>Allow the local network…</source><translation>ローカルネットワークを許可…</translation></message>
<message id="overlay.reach.means"><source>Every device in the networks of this computer, such as a phone in the same Wi-Fi, will reach this program. Whoever has the overlay's address can watch; whoever has the control page's address can also carry the table on. Nothing is encrypted: others in the network could read the addresses. Do this only in a network whose people you trust. It ends with the overlay.</source><translation>同じWi-Fiのスマートフォンなど、このコンピューターのネットワーク内のすべての機器から接続できるようになります。オーバーレイのアドレスを知る人は閲覧でき、操作ページのアドレスを知る人はテーブルの操作もできます。通信は暗号化されず、ネットワーク内のほかの人にアドレスを読み取られるおそれがあります。信頼できる人だけのネットワークで許可してください。オーバーレイを停止すると元に戻ります。</translation></message>
<message id="overlay.reach.allow"><source>Allow</source><translation>許可する</translation></message>
<message id="overlay.reach.only-here"><source>Only this computer</source><translation>このコンピューターのみ</translation></message>
<message id="overlay.reach.network"><source>In the network the control page is at this address; open it on a phone. The code holds the token: do not show it in a stream.</source><translation>ネットワーク内では操作ページは次のアドレスです。スマートフォンで開いてください。コードにはトークンが含まれるため、配信に映さないでください。</translation></message>
<message id="overlay.reach.offline"><source>The network is allowed, but this computer is in none now.</source><translation>ネットワークは許可されていますが、このコンピューターは現在どのネットワークにも接続していません。</translation></message>
<message id="overlay.reach.host"><source>Address in the network</source><translation>ネットワーク内のアドレス</translation></message>
<message id="overlay.reach.code"><source>Show QR code</source><translation>QRコードを表示</translation></message>
<message id="overlay.reach.code.about"><source>QR code of the control page's address</source><translation>操作ページのアドレスのQRコード</translation></message>
</context></TS>
