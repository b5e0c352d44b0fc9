// JSON merge patch (RFC 7396): what is null in a patch is taken away.

export function patched(state, patch) {
  const result = { ...state };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else if (isObject(value)) result[key] = isObject(result[key]) ? patched(result[key], value) : patched({}, value);
    else result[key] = value;
  }
  return result;
}

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
