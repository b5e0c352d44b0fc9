// The ways of arrows between boxes, as SVG path data, and where on a target each of several arrows ends. Pure.

const SPREAD = 0.7;
const HEAD_WIDTH = 17;
const HEAD = 9;

// Up its own lane, or past its blockers where it has any, then, clear of all blockers, to what is attacked: at a
// level from 0, near the blockers, to 1, so that arrows run beside and not over one another.
export function attackPath(from, to, { passes, end, level, unit, clear }) {
  const away = Math.sign(to.y - from.y) || -1;
  const goal = { x: end, y: to.y - (away * to.height) / 2 - away * HEAD * unit };
  const start = passes
    ? { x: from.x + from.width / 2, y: from.y }
    : { x: from.x, y: from.y + (away * from.height) / 2 };
  const edge = passes ? Math.max(start.x + 5, from.laneEdge) : start.x;
  const between = away * (clear - start.y) > 0 && away * (goal.y - clear) > 0;
  const turn = between ? clear : start.y + (goal.y - start.y) * 0.4;
  const far = turn + (goal.y - turn) * (0.35 + 0.55 * level);
  const near = turn + (goal.y - turn) * Math.max(0, 0.55 * level - 0.3);
  const corner = Math.min(Math.abs(turn - start.y), 40 * unit) * away;
  const out = passes ? `C ${at(edge, start.y)} ${at(edge, start.y)} ${at(edge, start.y + corner)}` : "";
  return (
    `M ${at(start.x, start.y)} ${out} L ${at(edge, turn)} ` +
    `C ${at(edge, far)} ${at(goal.x, near)} ${at(goal.x, goal.y)}`
  );
}

// Straight from one card to the other.
export function straightPath(from, to) {
  const away = Math.sign(to.y - from.y);
  const start = from.y + (away * from.height) / 2;
  const end = to.y - (away * to.height) / 2;
  return `M ${at(from.x, start)} L ${at(to.x, end)}`;
}

// Where the arrows to one target end, side by side in the order of where they come from: x by origin. Where they are too
// many for their heads, neighbours share one.
export function endsOn(target, origins, unit) {
  const room = target.width * SPREAD;
  const ends = Math.max(1, Math.min(origins.length, Math.floor(room / (HEAD_WIDTH * unit))));
  const step = room / Math.max(3, ends);
  const ordered = [...origins].sort((one, other) => one.x - other.x);
  const endOf = (place) => Math.floor((place * ends) / ordered.length);
  return new Map(ordered.map(({ id }, place) => [id, target.x + (endOf(place) - (ends - 1) / 2) * step]));
}

// The level of each arrow by where it comes from: the longer its way aside, the nearer to the blockers.
export function levelsOf(arrows) {
  const ordered = [...arrows].sort((one, other) => Math.abs(other.end - other.x) - Math.abs(one.end - one.x));
  return new Map(ordered.map(({ id }, place) => [id, ordered.length > 1 ? place / (ordered.length - 1) : 0.5]));
}

function at(x, y) {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
