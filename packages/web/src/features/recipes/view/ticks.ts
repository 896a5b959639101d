/** Ticks of ingredients and steps, kept on the device for a day: as long as one cooks. */
const keepMs = 24 * 3_600_000;

interface Kept {
  readonly at: number;
  readonly ticked: readonly string[];
}

/** Ticks as stored; too old or unreadable ones count as none. */
export function readTicks(stored: string | null, now: number): ReadonlySet<string> {
  if (stored === null) return new Set();
  try {
    const { at, ticked } = JSON.parse(stored) as Kept;
    return now - at < keepMs && Array.isArray(ticked) ? new Set(ticked) : new Set();
  } catch {
    return new Set();
  }
}

/** Ticks for storing; none leave nothing behind. */
export function writeTicks(ticked: ReadonlySet<string>, now: number): string | null {
  return ticked.size === 0 ? null : JSON.stringify({ at: now, ticked: [...ticked] } satisfies Kept);
}
