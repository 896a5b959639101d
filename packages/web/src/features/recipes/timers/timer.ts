/** A kitchen timer. It runs towards an instant, so that nothing drifts while the page sleeps. */
export interface Timer {
  readonly id: string;
  readonly name: string;
  /** The set duration. */
  readonly seconds: number;
  /** When it rings, in milliseconds since 1970; null while it rests. */
  readonly endsAt: number | null;
  /** The remaining time while it is paused. */
  readonly leftMs: number;
  /** Address of the recipe that it belongs to. */
  readonly href: string | null;
  /** The words that it was started from, so that the same words do not start it twice. */
  readonly source: string | null;
}

/** Arguments to start a timer. */
export type NewTimer = Pick<Timer, 'name' | 'seconds'> & Partial<Pick<Timer, 'href' | 'source'>>;

const MINUTE_MS = 60_000;
/** Timers that rang longer ago belong to another day. */
const KEEP_MS = 12 * 60 * MINUTE_MS;

/** A running timer. */
export function started(
  { name, seconds, href = null, source = null }: NewTimer,
  id: string,
  now: number,
): Timer {
  return { id, name, seconds, endsAt: now + seconds * 1000, leftMs: seconds * 1000, href, source };
}

/** Milliseconds until it rings; negative once it has. */
export function leftOf({ endsAt, leftMs }: Timer, now: number): number {
  return endsAt === null ? leftMs : endsAt - now;
}

/** Whether it has ended and is not stopped yet. */
export function hasRung(timer: Timer, now: number): boolean {
  return timer.endsAt !== null && timer.endsAt <= now;
}

/** Holds it where it is. One that has rung stays as it is. */
export function paused(timer: Timer, now: number): Timer {
  if (timer.endsAt === null || hasRung(timer, now)) return timer;
  return { ...timer, endsAt: null, leftMs: timer.endsAt - now };
}

/** Lets it run on. */
export function resumed(timer: Timer, now: number): Timer {
  return timer.endsAt === null ? { ...timer, endsAt: now + timer.leftMs } : timer;
}

/** A minute more; one that has rung starts again with that minute. */
export function lengthened(timer: Timer, now: number): Timer {
  if (timer.endsAt === null) return { ...timer, leftMs: timer.leftMs + MINUTE_MS };
  return { ...timer, endsAt: Math.max(timer.endsAt, now) + MINUTE_MS };
}

/** Timers as stored; what cannot be read, and what rang long ago, is left out. */
export function readTimers(stored: string | null, now: number): readonly Timer[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value)
      ? value.filter(isTimer).filter(({ endsAt }) => now - (endsAt ?? now) < KEEP_MS)
      : [];
  } catch {
    return [];
  }
}

function isTimer(value: unknown): value is Timer {
  const { id, name, seconds, endsAt, leftMs } = (value ?? {}) as Partial<Timer>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    Number.isFinite(seconds) &&
    Number.isFinite(leftMs) &&
    (endsAt === null || Number.isFinite(endsAt))
  );
}

/** The time as on a clock: `4:05`, `1:02:03`. The last second begins when less than one is left. */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
