import { useTurns } from '../../../../ui/use-turns.ts';

/** So many rows come in a turn while the editor opens. */
const rowsInTurn = 6;

/** How many of so many rows to show: more with each turn while the editor opens, then all. */
export function useRowTurns(count: number): number {
  return rowsInTurn * useTurns(Math.ceil(count / rowsInTurn));
}
