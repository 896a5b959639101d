/** A kitchen timer. It runs towards an instant, so that nothing drifts while the page sleeps. */
export interface Timer {
  readonly id: string;
  /** The whole name, as it is spoken. */
  readonly name: string;
  /** The name apart, for a timer of a step: the step tells it from others of the recipe. Null or missing else. */
  readonly parts?: TimerParts | null;
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

/** What a timer of a recipe is for, and the recipe. */
export interface TimerParts {
  readonly part: string;
  readonly recipe: string;
}

/** Arguments to start a timer. */
export type NewTimer = Pick<Timer, 'name' | 'seconds'> & Partial<Pick<Timer, 'href' | 'source' | 'parts'>>;

const minuteMs = 60_000;
/** Timers that rang longer ago belong to another day. */
const keepMs = 12 * 60 * minuteMs;

/** A running timer. */
export function started(
  { name, seconds, parts = null, href = null, source = null }: NewTimer,
  id: string,
  now: number,
): Timer {
  return { id, name, parts, seconds, endsAt: now + seconds * 1000, leftMs: seconds * 1000, href, source };
}

/** Milliseconds until it rings; negative once it has. */
export function computeLeft({ endsAt, leftMs }: Timer, now: number): number {
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
  if (timer.endsAt === null) return { ...timer, leftMs: timer.leftMs + minuteMs };
  return { ...timer, endsAt: Math.max(timer.endsAt, now) + minuteMs };
}

/** The stored timers, without unreadable ones and those that rang long ago. */
export function readTimers(stored: string | null, now: number): readonly Timer[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value)
      ? value.filter(isTimer).filter(({ endsAt }) => now - (endsAt ?? now) < keepMs)
      : [];
  } catch {
    return [];
  }
}

function isTimer(value: unknown): value is Timer {
  const { id, name, parts, seconds, endsAt, leftMs } = (value ?? {}) as Partial<Timer>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    isName(parts) &&
    Number.isFinite(seconds) &&
    Number.isFinite(leftMs) &&
    (endsAt === null || Number.isFinite(endsAt))
  );
}

function isName(parts: Partial<TimerParts> | null | undefined): boolean {
  return (parts ?? null) === null || (typeof parts?.part === 'string' && typeof parts.recipe === 'string');
}

/** The texts of a timer that tell it from the others. */
export interface TimerName {
  /** All of it, for voices. */
  readonly full: string;
  /** What differs within a recipe; never to be cut. */
  readonly main: string;
  /** The recipe, which may be shortened; null if `main` says everything. */
  readonly recipe: string | null;
}

/** What a timer is called beside the others: where two have one name, the time that it was set to goes with it. */
export function nameAmong(timer: Timer, timers: readonly Timer[]): TimerName {
  const { name, parts, seconds } = timer;
  const hasTwin = timers.some((other) => other.id !== timer.id && other.name === name);
  const mark = hasTwin ? ` (${clockText(seconds * 1000)})` : '';
  return { full: name + mark, main: (parts?.part ?? name) + mark, recipe: parts?.recipe ?? null };
}

/** The time as on a clock: `4:05`, `1:02:03`. The last second begins when less than one is left. */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
