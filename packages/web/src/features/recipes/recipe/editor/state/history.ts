/** A value with what it was and what it was to be: for undoing and redoing. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What the last change was, so that typing counts as one step. */
  readonly tag: string | null;
  /** When the last change was, in milliseconds. */
  readonly changedAt: number;
}

/**
 * An edit is part of the step before, when it has the same tag and comes soon after. What completes a step is part of it
 * however late it comes and whatever was done since: it changes only what that step has brought.
 */
export type HistoryAction<T> =
  | { type: 'edit'; change: (value: T) => T; tag: string | null; now: number }
  | { type: 'complete'; change: (value: T) => T; now: number }
  | { type: 'undo' | 'redo'; now: number }
  | { type: 'reset'; value: T };

const pauseMs = 1500;
const maxSteps = 200;

/** A value nothing has happened to. */
export function historyOf<T>(value: T): History<T> {
  return { past: [], present: value, future: [], tag: null, changedAt: 0 };
}

/** The history after an action. Edits of the same tag in quick succession are one step. */
export function nextHistory<T>(history: History<T>, action: HistoryAction<T>): History<T> {
  switch (action.type) {
    case 'edit':
      return edited(history, action.change(history.present), action);
    case 'complete':
      return completed(history, action);
    case 'undo':
      return undone(history, action.now);
    case 'redo':
      return redone(history, action.now);
    case 'reset':
      return historyOf(action.value);
  }
}

function edited<T>(
  history: History<T>,
  present: T,
  { tag, now }: { tag: string | null; now: number },
): History<T> {
  if (Object.is(present, history.present)) return history;
  const continues = tag !== null && tag === history.tag && now - history.changedAt < pauseMs;
  const past = continues ? history.past : [...history.past, history.present].slice(-maxSteps);
  return { past, present, future: [], tag, changedAt: now };
}

/** Every state that holds what the step has brought has it complete: before the step, and beyond it, nothing changes. */
function completed<T>(
  { past, present, future, tag }: History<T>,
  { change, now }: { change: (value: T) => T; now: number },
): History<T> {
  return {
    past: past.map((value) => change(value)),
    present: change(present),
    future: future.map((value) => change(value)),
    tag,
    changedAt: now,
  };
}

function undone<T>(history: History<T>, now: number): History<T> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return {
    past: past.slice(0, -1),
    present: before,
    future: [present, ...future],
    tag: null,
    changedAt: now,
  };
}

function redone<T>(history: History<T>, now: number): History<T> {
  const { past, present, future } = history;
  const [after, ...rest] = future;
  if (after === undefined) return history;
  return { past: [...past, present], present: after, future: rest, tag: null, changedAt: now };
}
