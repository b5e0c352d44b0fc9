// The ways of arrows between boxes, as SVG path data, and where on a target each of several arrows ends. Pure.

const SPREAD = 0.7;
const HEAD = 9;

// Up to what is attacked; past its blockers, where it has any.
export function attackPath(from, to, { passes, end, unit }) {
  const away = Math.sign(to.y - from.y) || -1;
  const goal = { x: end, y: to.y - (away * to.height) / 2 - away * HEAD * unit };
  return passes ? pastBlockers(from, goal) : direct({ x: from.x, y: from.y + (away * from.height) / 2 }, goal);
}

function direct(start, goal) {
  const middle = (start.y + goal.y) / 2;
  return `M ${at(start.x, start.y)} C ${at(start.x, middle)} ${at(goal.x, middle)} ${at(goal.x, goal.y)}`;
}

function pastBlockers(from, goal) {
  const start = { x: from.x + from.width / 2, y: from.y };
  const edge = Math.max(start.x + 5, from.laneEdge);
  const turn = from.y + (goal.y - from.y) * 0.6;
  const far = turn + (goal.y - turn) * 0.65;
  return (
    `M ${at(start.x, start.y)} C ${at(edge, start.y)} ${at(edge, start.y)} ${at(edge, turn)} ` +
    `C ${at(edge, far)} ${at(goal.x, turn)} ${at(goal.x, goal.y)}`
  );
}

// Straight from one card to the other.
export function straightPath(from, to) {
  const away = Math.sign(to.y - from.y);
  const start = from.y + (away * from.height) / 2;
  const end = to.y - (away * to.height) / 2;
  return `M ${at(from.x, start)} L ${at(to.x, end)}`;
}

// Where the arrows to one target end, side by side in the order of where they come from: x by origin.
export function endsOn(target, origins) {
  const step = (target.width * SPREAD) / Math.max(3, origins.length);
  const ordered = [...origins].sort((one, other) => one.x - other.x);
  return new Map(ordered.map(({ id }, place) => [id, target.x + (place - (ordered.length - 1) / 2) * step]));
}

function at(x, y) {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
