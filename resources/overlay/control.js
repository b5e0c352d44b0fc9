// The control page: an OBS dock or a phone. It shows where the combat stands and sends one command a press.

import { element, setHidden, setText } from "./dom.js";
import { Stream } from "./stream.js";

const asked = new URLSearchParams(location.search);
const token = asked.get("token") ?? "";
const language = asked.get("lang") === "ja" ? "ja" : "en";
const byId = (id) => document.getElementById(id);
// Said while nothing is heard, so the program cannot say it.
const LOST = { en: "The program cannot be reached. Waiting for it…", ja: "プログラムに接続できません。待機中…" };
const TOO_OFTEN = { en: "Too many presses at once: try again.", ja: "操作が多すぎます。もう一度お試しください。" };

document.documentElement.lang = language;
document.addEventListener("click", (event) => {
  const command = event.target.closest("button")?.dataset.command;
  if (command) send(command);
});

async function send(command) {
  let answer;
  try {
    answer = await fetch(`control/${command}?lang=${language}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
    });
  } catch {
    // That nothing is heard of the program is said elsewhere.
    return;
  }
  if (answer.ok || answer.status === 409) {
    const { why = [] } = await answer.json();
    setText(byId("refusal"), why.map(({ text, rule }) => (rule ? `${text} (${rule})` : text)).join(" "));
  } else {
    setText(byId("refusal"), answer.status === 429 ? TOO_OFTEN[language] : `${answer.status} ${await answer.text()}`);
  }
}

function show(state) {
  const { control, words } = state;
  setText(byId("lost"), "");
  setHidden(byId("control"), false);
  for (const node of document.querySelectorAll("[data-word]")) setText(node, words[node.dataset.word]);
  setText(byId("where"), state.steps.find((step) => step.status === "current")?.name ?? "");
  setText(byId("prompt"), control.prompt ?? "");
  showButton("confirm", control.confirm ?? words.ended, control.canConfirm);
  showButton("undo", control.undo ? `${words.undo}: ${control.undo}` : words.undo, control.undo !== undefined);
  showButton("redo", control.redo ? `${words.redo}: ${control.redo}` : words.redo, control.redo !== undefined);
  showAssignments(state);
  const { audience, revealed } = control;
  fill(byId("audience"), [
    toggle(words.hideDraft, audience, audience ? "audience/off" : "audience/on"),
    ...["count", "best"].map((what) => {
      const shown = revealed.includes(what);
      return toggle(words[`reveal-${what}`], shown, `${shown ? "conceal" : "reveal"}/${what}`);
    }),
  ]);
  fill(byId("parts"), Object.entries(words.partNames).map(([part, name]) => {
    const shown = !state.hidden.includes(part);
    return toggle(name, shown, `${shown ? "hide" : "show"}/${part}`);
  }));
}

function showAssignments(state) {
  const { control, count } = state;
  setHidden(byId("assignments"), control.proposals.length === 0);
  const ways = count ? count.text + (language === "ja" ? "" : " ") + count.label : "";
  setText(byId("count"), [ways, count?.left].filter(Boolean).join("\u00a0· "));
  fill(byId("proposals"), control.proposals.map(({ policy, label }) => ({ text: label, command: `propose/${policy}` })));
  const name = (id) => state.cards[id]?.name ?? state.players[id]?.name ?? id;
  // Names of any script keep their order in the line.
  const named = (id) => element("bdi", "", name(id));
  const line = ({ from, to, amount }) => element("li", "", named(from), " → ", named(to), `: ${amount}`);
  byId("shares").replaceChildren(...state.shares.map(line));
}

function showButton(id, text, enabled) {
  setText(byId(id), text);
  byId(id).disabled = !enabled;
}

function toggle(text, pressed, command) {
  return { text, pressed, command };
}

// Buttons keep their nodes, so that focus stays where it was.
function fill(parent, buttons) {
  while (parent.children.length > buttons.length) parent.lastChild.remove();
  while (parent.children.length < buttons.length) parent.append(element("button", ""));
  buttons.forEach(({ text, pressed, command }, place) => {
    const node = parent.children[place];
    node.type = "button";
    setText(node, text);
    node.dataset.command = command;
    if (pressed !== undefined) node.setAttribute("aria-pressed", String(pressed));
  });
}

function lose() {
  setHidden(byId("control"), true);
  setText(byId("lost"), LOST[language]);
}

lose();
new Stream(`events?${new URLSearchParams({ token, lang: language, view: "control" })}`, { onState: show, onLost: lose });
