// The faces of cards and seats: made once, then only what differs is written.

import { element, setClass, setHidden, setText, setWidth } from "./dom.js";

export function makeCard() {
  const node = element("article", "card");
  node.parts = {
    name: element("h2", "name"),
    badges: element("div", "badges"),
    damage: element("span", "damage"),
    counters: element("span", "counters"),
    figure: element("span", "figure"),
    below: element("p", "below"),
  };
  const { name, badges, damage, counters, figure, below } = node.parts;
  node.append(name, badges, element("div", "figures", damage, counters, figure), below);
  return node;
}

// `figures`: what to show in place of the present figures while a step is played. `look`: what its size makes of it.
export function updateCard(node, card, figures, words, look) {
  const value = (figure) => figures?.get(figure) ?? card[figure];
  const { name, badges, damage, counters, figure, below } = node.parts;
  setClass(node, `${classesOf(card)} ${look}`);
  setText(name, card.name);
  updateBadges(badges, card.badges);
  write(damage, value("damage") ? String(value("damage")) : "");
  write(counters, value("counters") ? `−${value("counters")}` : "");
  write(figure, figureText(card, value));
  setClass(figure, `figure beside-${[damage, counters].filter((one) => !one.hidden).length}`);
  write(below, belowText(card, words));
}

function classesOf(card) {
  const need = card.need?.assigned > 0 && card.need.lethal ? " lethal" : "";
  const band = card.band === undefined ? "" : ` band band-${card.band % 4}`;
  return `card ${card.kind} ${card.role.replaceAll(" ", "-")} ${card.seat}${need}${band}${card.tapped ? " tapped" : ""}`;
}

function figureText(card, value) {
  if (card.kind === "creature") return `${card.power}/${card.toughness}`;
  if (card.kind === "planeswalker") return String(value("loyalty") ?? "");
  return String(value("defense") ?? "");
}

function belowText(card, words) {
  const given = card.need?.assigned ?? 0;
  if (given > 0 && card.kind !== "creature") return `${card.need.needed} → ${Math.max(0, card.need.needed - given)}`;
  if (given > 0 && card.need.lethal) return words.lethal;
  if (card.toAssign && (card.assigned ?? 0) < card.toAssign) return `${card.assigned ?? 0} / ${card.toAssign}`;
  return card.note ?? "";
}

function updateBadges(node, badges) {
  const key = JSON.stringify(badges);
  if (node.key === key) return;
  node.key = key;
  node.replaceChildren(...badges.map((badge) => element("span", `badge hue-${badge.hue}`, badge.letters)));
}

export function makeSeat() {
  const node = element("article", "seat");
  node.parts = {
    life: element("span", "life"),
    name: element("h2", "name"),
    note: element("p", "note"),
    poison: element("span", "poison"),
  };
  const { life, name, note, poison } = node.parts;
  node.append(life, element("div", "who", name, note), poison);
  return node;
}

export function updateSeat(node, player, figures, words, look) {
  const value = (figure) => figures?.get(figure) ?? player[figure];
  const { life, name, note, poison } = node.parts;
  setClass(node, `seat ${player.seat}${player.attacking ? " attacking" : ""}${player.out ? " out" : ""} ${look}`);
  write(life, signed(value("life")));
  setText(name, player.name);
  write(note, noteOf(player, words));
  write(poison, poisonOf(player, value("poison") ?? 0, words));
}

function poisonOf(player, now, words) {
  if (player.poisonAfter !== undefined) return `${words.poison} ${now} → ${player.poisonAfter}`;
  return now ? `${words.poison} ${now}` : "";
}

function noteOf(player, words) {
  if (player.lifeAfter !== undefined) {
    const change = player.lifeAfter - player.life;
    return `${change < 0 ? "" : "+"}${signed(change)} → ${signed(player.lifeAfter)}`;
  }
  return player.attacking ? words.attacking : words.defending;
}

function signed(number) {
  return String(number).replace("-", "−");
}

function write(node, text) {
  setText(node, text);
  setWidth(node, text);
  setHidden(node, text === "");
}
