import { Board } from './board.ts';
import { listChoices } from './choices.ts';
import { explainEmpty, explainUnmet } from './explain.ts';
import { collectFacts } from './facts.ts';
import { fillBoard } from './search.ts';
import { settleBoard } from './settle.ts';
import type { Filling, FillTask } from './task.ts';

/**
 * Draws a dish for each slot, so that no frequency and no days of rest are broken: as few dishes as possible are missing
 * in the weeks' minimums, and then as few slots as possible stay empty. Among the dishes that may come, those that were
 * planned least often around the slots come first, and chance decides among equals.
 * @param task slots of different days, in the order of the days
 * @returns a dish for each slot, and why the empty ones have none and missed minimums are missed
 */
export function fillSlots(task: FillTask): Filling {
  const facts = collectFacts(task);
  const board = new Board(facts, listChoices(task, facts));
  fillBoard(board, task.pick);
  settleBoard(board);
  return {
    dishes: board.placed.map((placed) => placed?.dish),
    empty: explainEmpty(board, task),
    unmet: explainUnmet(board, task),
  };
}
