// Where everything lies on a canvas of any size, in px. Pure: from a state and a size to boxes by id.
//
// From top to bottom: the seats and permanents of the far side, its creatures in combat, the attackers, the near
// seats. An attacker and its blockers share a lane, which is as wide as its blockers. Many attackers that nobody blocks
// stand in two ranks. Beside the far seats lies the count, and, before it, the best line.

const CARD = { width: 112, height: 122 };
const SEAT = { width: 206, height: 58 };
const NARROW_SEAT = { width: 160, height: 58 };
const LEAST_CARD_HEIGHT = 58;
// Cards lower than this show less, and narrower ones no words.
const SMALL_HEIGHT = 100;
const TINY_WIDTH = 40;
const MOST_WIDE_SEATS = 2;
const GAP = 16;
const STEP_HEIGHT = 42;
const STEP_ROW = 34;
const CAPTION_HEIGHT = 84;
const COUNT_WIDTH = 230;
const BEST_WIDTH = { least: 250, most: 380 };
const MOST_COLUMNS = 24;
const NOTE_HEIGHT = 22;
const USUAL_MARGIN = 0.03;
const UPRIGHT_WIDTH = 720;
const BEFORE_BLOCKS = new Set(["beginning of combat", "declare attackers"]);

export function layoutOf(state, parameters, size) {
  const upright = size.height > size.width;
  const unit = unitOf(parameters, size, upright);
  const area = areaOf(parameters, size, unit, upright);
  const rows = rowsOf(area, unit, parameters.mirrored);
  const shown = shownCards(state);
  const boxes = new Map();
  const height = placeLanes(boxes, shown, rows, area, unit);
  const showsCount = parameters.parts.has("count") && !state.hidden.includes("count");
  const showsBest = (state.best ?? []).length > 0 && !upright;
  const kept = { left: showsBest ? BEST_WIDTH.least : 0, right: showsCount ? COUNT_WIDTH : 0 };
  const farLeft = placeHome(boxes, state, shown, "far", rows.far, area, unit, kept);
  placeHome(boxes, state, shown, "near", rows.near, area, unit, { left: 0, right: 0 });
  const away = Math.sign(rows.far - rows.blockers);
  const clear = rows.blockers + away * (height / 2 + NOTE_HEIGHT * unit);
  const best = upright
    ? { width: area.right - area.left, y: (rows.attackers + rows.near) / 2 - away * (height / 4) }
    : { width: Math.min(BEST_WIDTH.most * unit, farLeft - area.left - GAP * unit) };
  return { unit, area, boxes, best, upright, clear, betweenRows: Math.abs(rows.attackers - rows.blockers) };
}

// How many px a length of 1 is: everything fits what the margins leave. Upright canvases hold fewer and larger things.
function unitOf(parameters, size, upright) {
  const inner = (1 - 2 * parameters.margin) / (1 - 2 * USUAL_MARGIN);
  return Math.min((size.width * inner) / (upright ? UPRIGHT_WIDTH : 1280), (size.height * inner) / 720);
}

function areaOf(parameters, size, unit, upright) {
  const side = size.width * parameters.margin;
  const top = size.height * parameters.margin;
  const step = STEP_HEIGHT + (upright ? STEP_ROW : 0);
  const head = parameters.parts.has("step") ? step * unit : 0;
  const foot = parameters.parts.has("caption") ? CAPTION_HEIGHT * unit : 0;
  return { left: side, right: size.width - side, top: top + head, bottom: size.height - top - foot };
}

function rowsOf(area, unit, mirrored) {
  const height = area.bottom - area.top;
  const at = (part) => (mirrored ? area.bottom - part * height : area.top + part * height);
  return { far: at(0.11), blockers: at(0.42), attackers: at(0.73), near: at(0.945) };
}

// Creatures that do nothing are shown while they still could: before blocks. Later they would only be in the way.
function shownCards(state) {
  const cards = Object.entries(state.cards).map(([id, card]) => ({ id, ...card }));
  const early = BEFORE_BLOCKS.has(state.moment);
  return cards.filter((card) => !card.away && (early || card.role !== "idle" || isAttackable(card)) && card.kind !== "other");
}

function isAttackable(card) {
  return card.kind === "planeswalker" || card.kind === "battle";
}

// Gives the height of a card.
function placeLanes(boxes, shown, rows, area, unit) {
  const lanes = lanesOf(shown);
  const columns = lanes.reduce((sum, lane) => sum + lane.columns, 0);
  const width = area.right - area.left;
  if (columns > MOST_COLUMNS && lanes.every((lane) => lane.far.length === 0)) {
    return placeRanks(boxes, lanes.flatMap((lane) => lane.near), rows, area, unit);
  }
  const column = Math.min((CARD.width + GAP) * unit, width / Math.max(1, columns));
  const card = cardSize(column, unit);
  let left = (area.left + area.right - columns * column) / 2;
  for (const lane of lanes) {
    const centre = left + (lane.columns * column) / 2;
    const right = left + lane.columns * column;
    const put = (cards, y) =>
      cards.forEach((one, place) => {
        const x = centre + (place - (cards.length - 1) / 2) * column;
        boxes.set(one.id, { x, y, ...card, laneEdge: right });
      });
    put(lane.far, rows.blockers);
    put(lane.near, rows.attackers);
    left = right;
  }
  return card.height;
}

// By turns in front and behind: arrows from the front pass between the cards behind. Gives the height of a card.
function placeRanks(boxes, cards, rows, area, unit) {
  const step = (area.right - area.left) / (cards.length + 1);
  const card = cardSize(2 * step * 0.8, unit);
  cards.forEach((one, place) => {
    const x = area.left + (place + 1) * step;
    boxes.set(one.id, { x, y: place % 2 ? rows.blockers : rows.attackers, ...card, laneEdge: x });
  });
  return card.height;
}

// Lanes in order, then one for those of both sides that are in no lane.
function lanesOf(shown) {
  const lanes = new Map();
  const laneOf = (key) => {
    if (!lanes.has(key)) lanes.set(key, { far: [], near: [] });
    return lanes.get(key);
  };
  const inLanes = shown.filter((card) => card.lane !== undefined);
  for (const card of [...inLanes].sort((a, b) => a.lane - b.lane || a.index - b.index)) {
    (card.row === "blockers" ? laneOf(card.lane).far : laneOf(card.lane).near).push(card);
  }
  for (const card of shown.filter((one) => one.lane === undefined && !isAttackable(one))) {
    (card.seat === "far" ? laneOf("none").far : laneOf("none").near).push(card);
  }
  return [...lanes.values()].map((lane) => ({ ...lane, columns: Math.max(1, lane.far.length, lane.near.length) }));
}

function cardSize(column, unit) {
  const width = Math.min(CARD.width * unit, column * 0.9);
  const height = Math.min(CARD.height * unit, Math.max(LEAST_CARD_HEIGHT * unit, width * 1.35));
  const look = `${height < SMALL_HEIGHT * unit ? "small" : ""} ${width < TINY_WIDTH * unit ? "tiny" : ""}`;
  return { width, height, scale: width / CARD.width, look };
}

// In the middle, or as far aside as what is kept free beside it asks for. Gives where the row begins.
function placeHome(boxes, state, shown, seat, y, area, unit, kept) {
  const sitting = Object.entries(state.players)
    .filter(([, player]) => player.seat === seat)
    .sort(([, one], [, other]) => one.index - other.index);
  const narrow = sitting.length > MOST_WIDE_SEATS;
  const seats = sitting.map(([id]) => ({ id, ...(narrow ? NARROW_SEAT : SEAT) }));
  const permanents = shown
    .filter((card) => isAttackable(card) && card.seat === seat && card.lane === undefined)
    .map((card) => ({ id: card.id, ...CARD, height: CARD.height * 0.76 }));
  const row = seat === "far" ? spread(seats, permanents) : [...seats, ...permanents];
  const first = area.left + kept.left * unit;
  const last = area.right - kept.right * unit;
  const needed = row.reduce((sum, one) => sum + one.width + GAP, 0) * unit;
  const fit = Math.min(1, (last - first) / needed);
  const middle = (area.left + area.right - needed * fit) / 2;
  const begins = Math.max(first, Math.min(middle, last - needed * fit));
  let left = begins;
  for (const one of row) {
    const width = one.width * fit * unit;
    const centre = left + ((one.width + GAP) * fit * unit) / 2;
    boxes.set(one.id, { x: centre, y, width, height: one.height * fit * unit, scale: fit * unit, laneEdge: centre, look: narrow ? "narrow" : "" });
    left += (one.width + GAP) * fit * unit;
  }
  return begins;
}

// Seats stand between permanents: what is attacked lies on both sides of who defends it.
function spread(seats, permanents) {
  const half = Math.ceil(permanents.length / 2);
  return [...permanents.slice(0, half), ...seats, ...permanents.slice(half)];
}
