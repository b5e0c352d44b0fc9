// What the page's address asks for; a preset of the program says it where the address does not.

const PARTS = ["lanes", "life", "step", "caption", "count"];
const THEMES = ["dark", "light", "contrast"];
const MOST_DELAY_S = 120;
const MOST_MARGIN_PERCENT = 25;

export async function readParameters(search) {
  const asked = new URLSearchParams(search);
  const preset = asked.get("preset");
  return parametersOf({ ...(preset ? await presetNamed(preset, asked.get("token")) : {}), ...Object.fromEntries(asked) });
}

export function parametersOf(asked) {
  const parts = (asked.parts ?? "").split(",").filter((part) => PARTS.includes(part));
  return {
    token: asked.token ?? "",
    parts: new Set(parts.length ? parts : PARTS),
    language: asked.lang === "ja" ? "ja" : "en",
    theme: THEMES.includes(asked.theme) ? asked.theme : "dark",
    still: asked.motion === "reduced",
    margin: within(asked.margin, 3, MOST_MARGIN_PERCENT) / 100,
    mirrored: asked.mirror === "1",
    delayMs: within(asked.delay, 0, MOST_DELAY_S) * 1000,
    keyColour: /^[0-9a-f]{6}$/i.test(asked.key ?? "") ? `#${asked.key}` : null,
  };
}

function within(text, otherwise, most) {
  const number = Number.parseFloat(text);
  return Number.isFinite(number) ? Math.min(most, Math.max(0, number)) : otherwise;
}

async function presetNamed(name, token) {
  const answer = await fetch(`preset/${encodeURIComponent(name)}?${new URLSearchParams({ token })}`);
  return answer.ok ? answer.json() : {};
}
