// The page: it listens to the program and draws what it hears. Without the program it shows nothing.

import { readParameters } from "./parameters.js";
import { Player } from "./player.js";
import { Scene } from "./scene.js";
import { Stream } from "./stream.js";

const parameters = await readParameters(location.search);
// Texts are measured with the letters that they will have.
await document.fonts.load('700 16px "Combat Sans"').catch(() => []);
const root = document.documentElement;
root.dataset.theme = parameters.theme;
root.classList.toggle("still", parameters.still);
root.classList.toggle("mirrored", parameters.mirrored);
root.style.setProperty("--margin", String(parameters.margin));
if (parameters.keyColour) root.style.setProperty("--ground", parameters.keyColour);
root.classList.toggle("keyed", parameters.keyColour !== null);

const player = new Player(new Scene(parameters), parameters.still);
let waiting = [];

function later(action) {
  if (parameters.delayMs === 0) return action();
  const timer = setTimeout(() => {
    waiting = waiting.filter((one) => one !== timer);
    action();
  }, parameters.delayMs);
  waiting.push(timer);
}

window.addEventListener("resize", () => player.draw());
new Stream(`events?${new URLSearchParams({ token: parameters.token, lang: parameters.language })}`, {
  onState: (state, cues, version) =>
    later(() => {
      player.take(state, cues);
      root.dataset.version = String(version);
    }),
  onLost: () => {
    waiting.forEach(clearTimeout);
    waiting = [];
    player.lose();
  },
});
