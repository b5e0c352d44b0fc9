// The stream from the program. It connects again by itself, and says at once when what was shown is not live.

import { patched } from "./patch.js";

const RETRY_MS = 500;
const SILENT_MS = 3000;
const LOOK_MS = 500;

// `onState(state, cues, version)` is called with every whole state, `onLost()` when the program cannot be heard any more.
export class Stream {
  constructor(address, { onState, onLost }) {
    this.address = address;
    this.onState = onState;
    this.onLost = onLost;
    // A page that is put to sleep with its computer or its tab must not come back with the board that it had.
    for (const waking of ["visibilitychange", "resume"]) document.addEventListener(waking, () => this.look());
    document.addEventListener("freeze", () => this.lose());
    window.addEventListener("pageshow", () => this.look());
    setInterval(() => this.look(), LOOK_MS);
    this.connect();
  }

  connect() {
    this.state = null;
    this.version = null;
    this.source = new EventSource(this.address);
    this.source.addEventListener("board", (event) => this.hear(JSON.parse(event.data)));
    this.source.addEventListener("beat", () => this.heard());
    this.source.addEventListener("error", () => this.lose());
    this.heard();
  }

  hear(told) {
    // What waited while the page slept is old: only a whole state, asked for anew, is sure to be the latest.
    if (this.isSilent()) {
      this.lose();
      return;
    }
    this.heard();
    if (told.state !== undefined) {
      this.state = told.state;
    } else if (told.base === this.version) {
      this.state = patched(this.state, told.patch);
    } else {
      this.lose();
      return;
    }
    this.version = told.version;
    this.onState(this.state, told.cues ?? null, told.version);
  }

  heard() {
    this.last = { ticks: performance.now(), time: Date.now() };
  }

  // By both clocks: one may stand still while the computer sleeps, the other may be set back.
  isSilent() {
    return Math.max(performance.now() - this.last.ticks, Date.now() - this.last.time) > SILENT_MS;
  }

  // A program that says nothing for so long has stopped, whatever the connection says.
  look() {
    if (this.source !== null && this.isSilent()) this.lose();
  }

  lose() {
    this.source?.close();
    this.source = null;
    this.onLost();
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), RETRY_MS);
  }
}
