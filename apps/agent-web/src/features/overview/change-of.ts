/** How a figure moved against the one before: `up`, `down` or `flat`, and by how many percent. */
export interface Change {
  direction: 'up' | 'down' | 'flat';
  /** With one decimal; always positive, the direction says the rest. */
  percent: string;
}

/** Changes beyond this are noise of a small base, not news. */
const percentMax = 999.9;

/** Compares two figures (decimal strings or counts); null when there is nothing to compare with. */
export function changeOf(now: string | number, before: string | number | undefined): Change | null {
  if (before === undefined) return null;
  // A rounded ratio is all that is shown, so floats are exact enough here.
  const base = Number(before);
  if (base === 0) return null;
  const percent = ((Number(now) - base) / Math.abs(base)) * 100;
  const shown = Math.min(Math.abs(percent), percentMax).toFixed(1);
  if (shown === '0.0') return { direction: 'flat', percent: shown };
  return { direction: percent > 0 ? 'up' : 'down', percent: shown };
}
