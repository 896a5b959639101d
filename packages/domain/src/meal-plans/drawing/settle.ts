import type { Board, Placed } from './board.ts';
import type { SlotFacts } from './facts.ts';
import { countAllMissing, countMissing, listMinimums, type Minimum } from './minimums.ts';

/**
 * Leaves nothing undone that one slot can do: no slot stays empty that a dish may come into, and no minimum is missed
 * that another dish in one slot would meet at no other one's cost. So the reasons that are told afterwards are true also
 * where the search was cut off.
 */
export function settleBoard(board: Board): void {
  const minimums = listMinimums(board);
  while (improveOnce(board, minimums)) continue;
}

/** Each step has fewer empty slots or fewer missing dishes, so that they end. */
function improveOnce(board: Board, minimums: readonly Minimum[]): boolean {
  return board.facts.slots.some((slot) => {
    const present = board.placed[slot.place];
    if (present !== undefined && !isWanted(board, slot, minimums)) return false;
    const before = countAllMissing(board, minimums);
    board.place(slot, undefined);
    for (const choice of listFree(board, slot)) {
      board.place(slot, choice);
      if (present === undefined || countAllMissing(board, minimums) < before) return true;
      board.place(slot, undefined);
    }
    board.place(slot, present);
    return false;
  });
}

function isWanted(board: Board, { week }: SlotFacts, minimums: readonly Minimum[]): boolean {
  return minimums.some((minimum) => minimum.week === week && countMissing(board, minimum) > 0);
}

function listFree(board: Board, slot: SlotFacts): Placed[] {
  const choices = (board.classes[slot.place] ?? []).flatMap((one) => one.choices);
  return choices.filter((choice) => board.findObstacle(slot, choice) === null);
}
