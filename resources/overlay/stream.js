// The stream from the program. It connects again by itself, and says at once when what was shown is not live.

import { patched } from "./patch.js";

const RETRY_MS = 500;
const SILENT_MS = 3000;

// `onState(state, cues, version)` is called with every whole state, `onLost()` when the program cannot be heard any more.
export class Stream {
  constructor(address, { onState, onLost }) {
    this.address = address;
    this.onState = onState;
    this.onLost = onLost;
    this.connect();
  }

  connect() {
    this.state = null;
    this.version = null;
    this.source = new EventSource(this.address);
    this.source.addEventListener("board", (event) => this.hear(JSON.parse(event.data)));
    this.source.addEventListener("beat", () => this.listenOn());
    this.source.addEventListener("error", () => this.lose());
    this.listenOn();
  }

  hear(told) {
    this.listenOn();
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

  // A program that says nothing for so long has stopped, whatever the connection says.
  listenOn() {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lose(), SILENT_MS);
  }

  lose() {
    clearTimeout(this.silence);
    this.source.close();
    this.onLost();
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), RETRY_MS);
  }
}
