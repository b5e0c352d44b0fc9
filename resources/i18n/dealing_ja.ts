<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context><name>dealing</name>
<message id="rule.120.1"><source>Only players, creatures, planeswalkers and battles can be dealt damage.</source><translation>ダメージを与えられるのは、プレイヤー、クリーチャー、プレインズウォーカー、バトルだけである。</translation></message>
<message id="rule.120.4b"><source>Damage is dealt as prevention and replacement effects have changed it; then abilities that wait for damage trigger.</source><translation>ダメージは軽減効果や置換効果で変わった後の量で与えられ、そのとき、ダメージを条件とする能力が誘発する。</translation></message>
<message id="rule.120.4c"><source>Damage that has been dealt turns into what it results in, such as life lost or counters removed.</source><translation>与えられたダメージは、ライフの喪失やカウンターの除去など、その結果に変わる。</translation></message>
<message id="rule.120.7"><source>The source of damage is the object that deals it.</source><translation>ダメージの発生源とは、そのダメージを与えるオブジェクトである。</translation></message>
<message id="rule.120.9"><source>An ability that waits for damage from certain sources counts what those sources deal, and nothing else.</source><translation>特定の発生源からのダメージを見る能力は、その発生源が与えたダメージだけを数える。</translation></message>
<message id="rule.310.12b"><source>When the last defense counter is removed from a Siege, an ability of it triggers: it is exiled, and its other side may be cast.</source><translation>包囲戦から最後の守備カウンターが取り除かれたとき、その能力が誘発する。それは追放され、その裏面を唱えてもよい。</translation></message>
<message id="rule.615.5">
<source>An effect may prevent damage and go on to do something with what it prevented; that happens right after.</source>
<translation>軽減効果は、ダメージを軽減した上で、軽減した分について何かをすることがある。それは軽減した直後に行われる。</translation></message>
<message id="rule.615.8">
<source>A shield against the next time that a source would deal damage covers all damage of that one event.</source>
<translation>発生源が次に与えるダメージを軽減する盾は、そのイベントのダメージすべてに及ぶ。</translation></message>
<message id="rule.615.9">
<source>A shield that asks for a kind of source looks at the source again when damage would be dealt; what it does not cover leaves it whole.</source>
<translation>発生源の性質を問う盾は、ダメージが与えられる時点で発生源を見直し、当てはまらなければ使われずに残る。</translation></message>
<message id="rule.616.2">
<source>After one effect has changed an event, another may apply that did not before, and one that did may not any more.</source>
<translation>ある効果がイベントを変えた結果、それまで適用できなかった効果が適用できるようになったり、その逆になったりすることがある。</translation></message>
<message id="rule.702.64b">
<source>Absorb prevents so many points of the damage from each source, every time.</source>
<translation>吸収は、それぞれの発生源からのダメージを、そのつど定められた点数だけ軽減する。</translation></message>
<message id="rule.702.15e"><source>Where several sources with lifelink deal damage at one time, each is a gain of life of its own.</source><translation>絆魂を持つ複数の発生源が同時にダメージを与えた場合、それぞれが別々のライフの獲得になる。</translation></message>
<message id="rule.810.10"><source>In Two-Headed Giant, poison counters count for the whole team.</source><translation>双頭巨人戦では、毒カウンターはチーム全体のものとして数える。</translation></message>
</context></TS>
