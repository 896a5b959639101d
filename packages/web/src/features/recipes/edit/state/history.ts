/** A value with its earlier and undone states. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** Tag of the last change, so that typing counts as one step. */
  readonly tag: string | null;
  /** When the last change was, in milliseconds. */
  readonly changedAt: number;
}

/**
 * An edit is merged into the previous step if it has the same tag and comes soon after. A completion is part of its
 * step at any time and after any later steps: it changes only the additions of that step.
 */
export type HistoryAction<T> =
  | { type: 'edit'; change: (value: T) => T; tag: string | null; now: number }
  | { type: 'complete'; change: (value: T) => T; now: number }
  | { type: 'undo' | 'redo'; now: number }
  | { type: 'reset'; value: T };

const pauseMs = 1500;
const maxSteps = 200;

/** A value nothing has happened to. */
export function createHistory<T>(value: T): History<T> {
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
      return createHistory(action.value);
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

/** Completes the step in every state that contains its additions; other states do not change. */
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
