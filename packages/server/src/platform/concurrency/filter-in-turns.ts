import type { Turns } from './turns.ts';

/** As `filter` of arrays; others have their turn between two rows. */
export async function filterInTurns<Row>(
  rows: readonly Row[],
  passes: (row: Row) => boolean,
  turns: Turns,
): Promise<Row[]> {
  const chosen: Row[] = [];
  for (const row of rows) {
    if (turns.isOver) await turns.give();
    if (passes(row)) chosen.push(row);
  }
  return chosen;
}
