/** A tick in a store. */
export interface StoreTick {
  /** The key of the item: see {@link buildThingKey}. */
  readonly thing: string;
  /** The label that the item has; null without one. */
  readonly labelId: string | null;
  /** When it was ticked, by the clock of the device. Milliseconds. */
  readonly at: number;
  /** Who walks: two people who share a store walk their own ways. */
  readonly deviceId: string;
}

/** A longer pause between two ticks ends a walk. Milliseconds. */
const maxPauseMs = 3_600_000;
/** Nobody walks through one store for longer. Milliseconds. */
export const maxWalkMs = 3 * 3_600_000;
/** The shortest time between two ticks in a walk; faster ones are made at home or at the till. Milliseconds. */
const handfulMs = 5_000;
/** So many ticks that follow one another so quickly say nothing of the way through the store. */
const minBurst = 5;
/** A walk passes so many different places at least. */
const minPlaces = 3;
/** Older ticks do not come from devices that are right about the time. Milliseconds. */
const maxAgeMs = 30 * 86_400_000;

/** The place of a thing in a store: that of its label, or its own without one. */
export function findSpot({ thing, labelId }: Pick<StoreTick, 'thing' | 'labelId'>): string {
  return labelId ?? thing;
}

/**
 * When something was ticked: as the device says, but not after the server's time and not a month before it.
 *
 * @param at the time of the device in milliseconds; null if it gives none
 */
export function boundTickTime(at: number | null, now: number): number {
  return Math.min(Math.max(at ?? now, now - maxAgeMs), now);
}

/**
 * Splits the ticks of a store, in any order, into walks through it, oldest first. A long pause ends a walk, and a walk
 * counts once it has ended, so that nothing moves while someone walks. Bursts are left out, and walks of a few places
 * only.
 *
 * @param now milliseconds
 */
export function divideIntoWalks(ticks: readonly StoreTick[], now: number): StoreTick[][] {
  const byDevice = new Map<string, StoreTick[]>();
  for (const tick of inTime(ticks)) {
    const own = byDevice.get(tick.deviceId) ?? [];
    own.push(tick);
    byDevice.set(tick.deviceId, own);
  }
  return [...byDevice.values()]
    .flatMap(splitAtPauses)
    .filter((walk) => now - (walk.at(-1)?.at ?? now) > maxPauseMs)
    .map((walk) => onceEach(withoutBursts(walk)))
    .filter((walk) => new Set(walk.map(findSpot)).size >= minPlaces)
    .toSorted(([one], [other]) => (one?.at ?? 0) - (other?.at ?? 0) || compareTicks(one, other));
}

function inTime(ticks: readonly StoreTick[]): StoreTick[] {
  return ticks.toSorted((one, other) => one.at - other.at || compareTicks(one, other));
}

/** Ticks of the same moment have some order that is the same each time. */
function compareTicks(one: StoreTick | undefined, other: StoreTick | undefined): number {
  const [a, b] = [one, other].map((tick) => `${tick?.deviceId} ${tick?.thing}`);
  if (a === b) return 0;
  return String(a) < String(b) ? -1 : 1;
}

function splitAtPauses(ticks: readonly StoreTick[]): StoreTick[][] {
  const walks: StoreTick[][] = [];
  for (const tick of ticks) {
    const walk = walks.at(-1);
    const [begun, last] = [walk?.[0]?.at ?? 0, walk?.at(-1)?.at ?? 0];
    if (walk === undefined || tick.at - last > maxPauseMs || tick.at - begun > maxWalkMs) walks.push([tick]);
    else walk.push(tick);
  }
  return walks;
}

function withoutBursts(walk: readonly StoreTick[]): StoreTick[] {
  const runs: StoreTick[][] = [];
  for (const tick of walk) {
    const run = runs.at(-1);
    if (run === undefined || tick.at - (run.at(-1)?.at ?? 0) >= handfulMs) runs.push([tick]);
    else run.push(tick);
  }
  return runs.filter((run) => run.length < minBurst).flat();
}

/** Ticks without repetitions: a thing that is ticked again stands where it was ticked first. */
function onceEach(walk: readonly StoreTick[]): StoreTick[] {
  const seen = new Set<string>();
  return walk.filter(({ thing }) => !seen.has(thing) && seen.add(thing));
}
