import type { Board } from './board.ts';

/** A week that is to have so many dishes of the kind with that number. */
export interface Minimum {
  readonly kind: number;
  readonly week: number;
  readonly atLeast: number;
}

/** The minimums of the weeks that have slots, without the dishes that can wait for other days of the week. */
export function listMinimums({ facts }: Board): Minimum[] {
  const weeks = [...new Set(facts.slots.map(({ week }) => week))];
  return facts.frequencies.flatMap(({ atLeast }, kind) =>
    atLeast === null
      ? []
      : weeks.map((week) => ({ kind, week, atLeast: atLeast - (facts.laterDays.get(week) ?? 0) })),
  );
}

/** How many dishes a minimum still wants. */
export function countMissing(board: Board, { kind, week, atLeast }: Minimum): number {
  return Math.max(0, atLeast - board.countOf(kind, week));
}

/** How many dishes all of these still want. */
export function countAllMissing(board: Board, minimums: readonly Minimum[]): number {
  return minimums.reduce((sum, minimum) => sum + countMissing(board, minimum), 0);
}
