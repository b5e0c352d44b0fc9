// Draws a state, and over it a frame of a step that is being played. Nothing is drawn that the state does not hold.

import { attackPath, endsOn, levelsOf, straightPath } from "./arrows.js";
import { element, Keyed, setAttribute, setClass, setHidden, setText, svgElement } from "./dom.js";
import { makeCard, makeSeat, updateCard, updateSeat } from "./faces.js";
import { layoutOf } from "./layout.js";

const byId = (id) => document.getElementById(id);
const NUMBER = 28;
// More letters about what is left than this are not worth their room.
const MOST_LEFT = 44;
// Two numbers that fly towards one another need so much to stand one above the other.
const BOTH_NUMBERS = 66;
const BESIDE = 17;
const NO_FRAME = { numbers: [], figures: [], fading: [], title: null };

export class Scene {
  constructor(parameters) {
    this.parameters = parameters;
    this.cards = new Keyed(byId("board"), makeCard);
    this.seats = new Keyed(byId("board"), makeSeat);
    this.arrows = new Keyed(byId("ways"), makeArrow);
    this.shares = new Keyed(byId("marks"), () => element("span", "share"));
    this.orders = new Keyed(byId("marks"), () => element("span", "order"));
    this.numbers = new Keyed(byId("marks"), () => element("span", "flying"));
  }

  clear() {
    setHidden(byId("stage"), true);
    this.state = null;
    for (const keyed of [this.cards, this.seats, this.arrows, this.shares, this.orders, this.numbers]) keyed.show([], () => {});
    for (const part of ["count", "best", "title"]) setHidden(byId(part), true);
    for (const part of ["step", "caption", "best"]) byId(part).replaceChildren();
  }

  show(state, frame = NO_FRAME) {
    const size = { width: window.innerWidth, height: window.innerHeight };
    setHidden(byId("stage"), false);
    const isNew = this.state !== state || this.size?.width !== size.width || this.size?.height !== size.height;
    if (isNew) {
      this.state = state;
      this.size = size;
      this.layout = layoutOf(state, this.parameters, size);
      document.documentElement.lang = state.language;
      document.documentElement.style.setProperty("--unit", `${this.layout.unit}px`);
      this.placeParts();
      byId("stage").classList.toggle("upright", this.layout.upright);
      this.showArrows();
      this.showStep();
      this.showCount();
      this.showBest();
      this.showCaption();
    }
    this.showObjects(frame);
    this.showNumbers(frame);
    this.showTitle(frame);
  }

  // The count and the best line stand beside the far seats; on an upright canvas the best line is between the rows.
  placeParts() {
    const { area, best, upright } = this.layout;
    const below = window.innerHeight - area.bottom;
    for (const part of ["count", "best"]) {
      const { style } = byId(part);
      const inMiddle = part === "best" && upright;
      style.top = inMiddle ? px(best.y) : this.parameters.mirrored ? "auto" : px(area.top);
      style.bottom = this.parameters.mirrored && !inMiddle ? px(below) : "auto";
    }
    byId("best").style.maxWidth = px(best.width);
  }

  has(part) {
    return this.parameters.parts.has(part) && !this.state.hidden.includes(part);
  }

  box(id) {
    return this.layout.boxes.get(id);
  }

  // While it faded a card would take on a colour that is taken out of the picture: there it goes at once, halfway.
  seen(opacity) {
    return this.parameters.keyColour === null ? opacity : Number(opacity >= 0.5);
  }

  // What can be seen of arrows and numbers: both of their ends.
  sees(from, to) {
    return this.visible(from) && this.visible(to);
  }

  visible(id) {
    return this.box(id) !== undefined && this.has(id in this.state.players ? "life" : "lanes");
  }

  showObjects(frame) {
    const figures = new Map();
    for (const { object, figure, value } of frame.figures) {
      if (!figures.has(object)) figures.set(object, new Map());
      figures.get(object).set(figure, value);
    }
    const opacities = new Map(frame.fading.map(({ id, opacity }) => [id, opacity]));
    const entries = (all) => Object.entries(all).filter(([id]) => this.visible(id));
    const draw = (update) => (node, [id, one]) => {
      const box = this.box(id);
      update(node, one, figures.get(id), this.state.words, box.look ?? "");
      place(node, box);
      const opacity = opacities.get(id);
      node.style.opacity = opacity === undefined ? "" : String(this.seen(opacity));
    };
    this.cards.show(entries(this.state.cards).map((entry) => [entry[0], entry]), draw(updateCard));
    this.seats.show(entries(this.state.players).map((entry) => [entry[0], entry]), draw(updateSeat));
  }

  showArrows() {
    const given = new Set(this.state.shares.map((share) => JSON.stringify([share.from, share.to])));
    const seen = this.state.arrows.filter((arrow) => this.sees(arrow.from, arrow.to));
    const key = (arrow) => JSON.stringify([arrow.from, arrow.to]);
    const attacks = seen.filter((arrow) => arrow.kind === "attack");
    this.ends = this.endsOf(attacks);
    this.levels = levelsOf(
      attacks.map(({ from, to }) => ({ id: from, x: this.box(from).x, end: this.ends.get(to).get(from) })),
    );
    this.blocked = new Set(seen.filter((arrow) => arrow.kind === "block").map((arrow) => arrow.to));
    this.arrows.show(seen.map((arrow) => [key(arrow), arrow]), (node, arrow) => {
      const blocked = this.state.cards[arrow.from]?.role === "attacking blocked" && !given.has(key(arrow));
      setClass(node, `arrow ${arrow.kind}${arrow.kind === "attack" && blocked ? " held" : ""}`);
      for (const path of node.children) setAttribute(path, "d", this.way(arrow));
    });
    const ordered = seen.filter((arrow) => arrow.order !== undefined);
    this.orders.show(ordered.map((arrow) => [key(arrow), arrow]), (node, arrow) => {
      setText(node, String(arrow.order));
      putAt(node, this.pointOn(arrow.from, arrow.to, 0.5));
    });
    const shares = this.state.shares.filter((share) => this.sees(share.from, share.to));
    this.shares.show(shares.map((share) => [key(share), share]), (node, share) => {
      setText(node, String(share.amount));
      putAt(node, this.placeOf(share));
    });
  }

  // On the attacker's own lane, where no other arrow runs; else near the recipient, but those of several blockers to
  // one attacker further apart, where their ways still are.
  placeOf(share) {
    if (this.ends.get(share.to)?.has(share.from)) return this.onLane(share);
    const blocks = this.state.cards[share.from]?.role === "blocking";
    if (!this.isTight(share)) return this.pointOn(share.from, share.to, blocks ? this.apart(share) : 0.9);
    const { x, y } = this.pointOn(share.from, share.to, 0.6);
    return { x: x + (blocks ? 1 : -1) * BESIDE * this.layout.unit, y };
  }

  // How far on their ways those of several blockers to one attacker still have room beside one another.
  apart(share) {
    const blockers = this.state.arrows.filter((arrow) => arrow.kind === "block" && arrow.to === share.to).length;
    const near = 1 - (NUMBER * this.layout.unit) / this.box(share.from).width;
    return blockers > 1 ? Math.min(0.75, Math.max(0.25, near)) : 0.75;
  }

  // Two numbers between cards that are near each other: one stands left and the other right of the way.
  isTight(share) {
    const [from, to] = [this.box(share.from), this.box(share.to)];
    const { unit } = this.layout;
    const between = Math.abs(from.y - to.y) - (from.height + to.height) / 2;
    const isMutual = this.state.shares.some((other) => other.from === share.to && other.to === share.from);
    return isMutual && from.x === to.x && between < BOTH_NUMBERS * unit && from.width > 3 * BESIDE * unit;
  }

  // Halfway between the rows, past blockers at the edge of the lane.
  onLane(share) {
    const path = this.arrows.nodes.get(JSON.stringify([share.from, share.to])).lastChild;
    const from = this.box(share.from);
    const { betweenRows, clear } = this.layout;
    const aside = this.blocked.has(share.from) ? Math.max(0, from.laneEdge - from.x - from.width / 2) : 0;
    const up = Math.min(betweenRows / 2, (Math.abs(from.y - clear) - (aside ? 0 : from.height / 2)) / 2);
    return path.getPointAtLength(aside + up);
  }

  way(arrow) {
    const [from, to] = [this.box(arrow.from), this.box(arrow.to)];
    if (arrow.kind === "block") return straightPath(from, to);
    const end = this.ends.get(arrow.to).get(arrow.from);
    const { unit, clear } = this.layout;
    const level = this.levels.get(arrow.from);
    return attackPath(from, to, { passes: this.blocked.has(arrow.from), end, level, unit, clear });
  }

  endsOf(attacks) {
    const targets = new Set(attacks.map((arrow) => arrow.to));
    const origins = (target) =>
      attacks.filter((arrow) => arrow.to === target).map(({ from }) => ({ id: from, x: this.box(from).x }));
    return new Map([...targets].map((target) => [target, endsOn(this.box(target), origins(target), this.layout.unit)]));
  }

  // A point of the way from one object to another, by the arrow where there is one.
  pointOn(from, to, part) {
    const node = this.arrows.nodes.get(JSON.stringify([from, to])) ?? null;
    const back = node ? null : (this.arrows.nodes.get(JSON.stringify([to, from])) ?? null);
    const path = (node ?? back)?.lastChild;
    if (!path) return between(this.box(from), this.box(to), part);
    return path.getPointAtLength(path.getTotalLength() * (back ? 1 - part : part));
  }

  showNumbers(frame) {
    const seen = frame.numbers.filter((number) => this.sees(number.source, number.recipient));
    const items = seen.map((number) => [JSON.stringify([number.source, number.recipient]), number]);
    this.numbers.show(items, (node, number) => {
      setText(node, number.text);
      putAt(node, this.pointOn(number.source, number.recipient, number.progress));
    });
    byId("marks").classList.toggle("playing", frame !== NO_FRAME);
  }

  showStep() {
    const shown = this.has("step") ? this.state.steps : [];
    const key = JSON.stringify(shown);
    const node = byId("step");
    if (node.key === key) return;
    node.key = key;
    node.replaceChildren(...shown.map((step) => element("li", step.status, step.name)));
  }

  showCount() {
    const count = this.has("count") ? this.state.count : undefined;
    const node = byId("count");
    const guess = this.has("count") && this.state.guessing;
    setHidden(node, count === undefined && !guess);
    setClass(node, `part${guess ? " guess" : ""}`);
    setText(node.querySelector(".number"), count?.text ?? "?");
    node.querySelector(".number").dataset.long = String((count?.text.length ?? 0) > 9);
    setText(node.querySelector(".label"), count?.label ?? "");
    const left = count?.left ?? "";
    setText(node.querySelector(".left"), guess ? this.state.words.guess : left.length > MOST_LEFT ? "" : left);
  }

  showBest() {
    const lines = this.state.best ?? [];
    const node = byId("best");
    setHidden(node, lines.length === 0);
    const said = element("div", "lines", ...lines.map((line) => element("p", "", line)));
    node.replaceChildren(...(lines.length ? [element("h2", "", this.state.words.best), said] : []));
  }

  showCaption() {
    const lines = this.has("caption") ? this.state.caption : [];
    const key = JSON.stringify([lines, this.size, this.layout.unit]);
    const node = byId("caption");
    if (node.key === key) return;
    node.key = key;
    setClass(node, lines.length > 1 ? "part two" : "part");
    node.replaceChildren(...lines.map(captionLine));
    node.querySelectorAll(".text").forEach(hug);
  }

  showTitle(frame) {
    const node = byId("title");
    setHidden(node, frame.title === null || !this.has("step"));
    if (frame.title !== null) setText(node, this.state.moments[frame.title] ?? "");
  }
}

function captionLine({ text, rule }) {
  return element("p", "", ...(rule ? [element("span", "rule", rule)] : []), element("span", "text", text));
}

// Make a text of several lines as wide as they are: by itself it would be as wide as a line can be.
function hug(node) {
  const range = document.createRange();
  range.selectNodeContents(node);
  node.style.width = `${Math.ceil(range.getBoundingClientRect().width) + 1}px`;
}

function px(length) {
  return `${length.toFixed(1)}px`;
}

function makeArrow() {
  const node = svgElement("g", "arrow");
  node.append(svgElement("path", "outline"), svgElement("path", "line"));
  return node;
}

function place(node, box) {
  node.style.width = `${box.width.toFixed(1)}px`;
  node.style.height = `${box.height.toFixed(1)}px`;
  node.style.transform = `translate(${(box.x - box.width / 2).toFixed(1)}px, ${(box.y - box.height / 2).toFixed(1)}px)`;
  node.style.setProperty("--size", `${(box.scale).toFixed(3)}px`);
}

function putAt(node, point) {
  node.style.transform = `translate(${point.x.toFixed(1)}px, ${point.y.toFixed(1)}px) translate(-50%, -50%)`;
}

function between(one, other, part) {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}
