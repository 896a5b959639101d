import { useTurns } from '../../../../ui/use-turns.ts';

/** So many rows come in a turn while the editor opens. */
const rowsInTurn = 6;

/** How many of so many rows to show: some while the editor opens, then all. */
export function useFilledCount(count: number): number {
  return rowsInTurn * useTurns(Math.ceil(count / rowsInTurn));
}
