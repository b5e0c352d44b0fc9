// Where everything is at one time of a cue sheet, in ms: the same pure function as the table's
// (simulator/controller/frames.py). A test holds the two against each other.

export function frame(sheet, timeMs) {
  const time = Math.max(0, timeMs);
  if (time >= sheet.duration) return { numbers: [], figures: [], fading: [], title: null };
  return {
    numbers: numbers(sheet, time),
    figures: figures(sheet, time),
    fading: fading(sheet, time),
    title: title(sheet, time),
  };
}

function numbers(sheet, time) {
  return ofKind(sheet, "number")
    .filter((cue) => isRunning(cue, time))
    .map((cue) => ({
      source: cue.source,
      recipient: cue.recipient,
      text: cue.assigned === cue.dealt ? String(cue.assigned) : `${cue.assigned} → ${cue.dealt}`,
      progress: eased(progress(cue, time)),
    }));
}

// Every figure that counts in this sheet: where it was until its first count begins, then what it counts to.
function figures(sheet, time) {
  const shown = new Map();
  for (const cue of ofKind(sheet, "figure")) {
    const key = JSON.stringify([cue.object, cue.figure]);
    if (time >= cue.start) {
      const value = cue.before + roundedHalfEven((cue.after - cue.before) * progress(cue, time));
      shown.set(key, { object: cue.object, figure: cue.figure, value });
    } else if (!shown.has(key)) {
      shown.set(key, { object: cue.object, figure: cue.figure, value: cue.before });
    }
  }
  return [...shown.values()];
}

function fading(sheet, time) {
  return ofKind(sheet, "leaves").map((cue) => ({ id: cue.id, opacity: 1 - progress(cue, time) }));
}

function title(sheet, time) {
  const cue = ofKind(sheet, "title").find((one) => isRunning(one, time));
  return cue === undefined ? null : cue.moment;
}

function ofKind(sheet, kind) {
  return sheet.cues.filter((cue) => cue.kind === kind);
}

function isRunning(cue, time) {
  return cue.start <= time && time < cue.start + cue.duration;
}

function progress(cue, time) {
  if (cue.duration <= 0) return time >= cue.start ? 1 : 0;
  return Math.min(1, Math.max(0, (time - cue.start) / cue.duration));
}

function eased(part) {
  return part * part * (3 - 2 * part);
}

// As Python rounds: halves go to the even neighbour.
function roundedHalfEven(value) {
  const below = Math.floor(value);
  const rest = value - below;
  if (rest !== 0.5) return Math.round(value) + 0;
  return below % 2 === 0 ? below : below + 1;
}
