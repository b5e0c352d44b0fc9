// Plays the cues of a step: the board stands as it was before until they are over, then as it is.

import { frame } from "./frames.js";

export class Player {
  constructor(scene, still) {
    this.scene = scene;
    this.still = still;
    this.state = null;
  }

  // A new state. Whatever is still being played is over: the newest is what counts.
  take(state, sheet) {
    const before = this.state;
    this.state = state;
    this.sheet = null;
    if (sheet !== null && before !== null && !this.still) {
      // The step that is being dealt has begun: only what it comes to is still to be shown.
      this.before = { ...before, steps: state.steps };
      this.sheet = sheet;
      this.started = performance.now();
    }
    this.draw();
  }

  lose() {
    cancelAnimationFrame(this.next);
    this.state = null;
    this.sheet = null;
    this.scene.clear();
  }

  draw() {
    cancelAnimationFrame(this.next);
    if (this.state === null) return;
    const time = this.sheet ? performance.now() - this.started : Infinity;
    document.documentElement.dataset.playing = String(this.sheet !== null && time < this.sheet.duration);
    if (this.sheet === null || time >= this.sheet.duration) {
      this.sheet = null;
      this.scene.show(this.state);
      return;
    }
    this.scene.show(this.before, frame(this.sheet, Math.floor(time)));
    this.next = requestAnimationFrame(() => this.draw());
  }
}
