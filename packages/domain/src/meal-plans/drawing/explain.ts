import type { Board, Placed } from './board.ts';
import { isOf, type SlotFacts } from './facts.ts';
import { countMissing, listMinimums, type Minimum } from './minimums.ts';
import { findWeekStart } from './plan-days.ts';
import type { EmptySlot, FillTask, MinimumObstacle, Obstacle, UnmetMinimum } from './task.ts';

/** Why each slot without a dish has none. */
export function explainEmpty(board: Board, { slots }: FillTask): EmptySlot[] {
  return slots.flatMap(({ date, dishes }, place) => {
    const slot = board.facts.slots[place];
    if (slot === undefined || board.placed[place] !== undefined) return [];
    return [{ date, obstacles: countObstacles(board, slot, dishes) }];
  });
}

function countObstacles(board: Board, slot: SlotFacts, dishes: Iterable<number>): EmptySlot['obstacles'] {
  const counts = new Map<string, { readonly obstacle: Obstacle; dishes: number }>();
  for (const placed of withBits(board, dishes)) {
    const obstacle = board.findObstacle(slot, placed);
    if (obstacle === null) continue;
    const counted = counts.get(nameObstacle(obstacle)) ?? { obstacle, dishes: 0 };
    counts.set(nameObstacle(obstacle), counted);
    counted.dishes += 1;
  }
  return [...counts.values()].toSorted((a, b) => b.dishes - a.dishes);
}

function* withBits({ facts }: Board, dishes: Iterable<number>): Generator<Placed> {
  for (const dish of dishes) yield { dish, bits: facts.bits.get(dish) ?? 0 };
}

function nameObstacle(obstacle: MinimumObstacle): string {
  return 'frequency' in obstacle ? `${obstacle.code} ${obstacle.frequency}` : obstacle.code;
}

/** Why each minimum that is missed is missed. */
export function explainUnmet(board: Board, task: FillTask): UnmetMinimum[] {
  const minimums = listMinimums(board);
  return minimums.flatMap((minimum) => {
    const { kind, week } = minimum;
    const frequency = board.facts.frequencies[kind];
    const first = board.facts.slots.find((slot) => slot.week === week);
    const date = first === undefined ? undefined : task.slots[first.place]?.date;
    if (frequency === undefined || date === undefined || countMissing(board, minimum) === 0) return [];
    return [
      {
        frequency: frequency.id,
        week: findWeekStart(date, task.firstDayOfWeek),
        planned: board.countOf(kind, week),
        obstacles: listObstacles(board, task, minimum, minimums),
      },
    ];
  });
}

function listObstacles(
  board: Board,
  task: FillTask,
  minimum: Minimum,
  minimums: readonly Minimum[],
): MinimumObstacle[] {
  const { kind } = minimum;
  const others = board.facts.slots.filter(
    ({ week, place }) => week === minimum.week && !isOf(board.placed[place] ?? { bits: 0 }, kind),
  );
  if (others.length === 0) return [{ code: 'noSlot' }];
  const found = new Map<string, MinimumObstacle>();
  for (const slot of others)
    for (const obstacle of listInSlot(board, task, { slot, kind, minimums }))
      found.set(nameObstacle(obstacle), obstacle);
  return [...found.values()];
}

/** What keeps the dishes of a kind out of a slot that has another one, or none. */
function listInSlot(
  board: Board,
  { slots }: FillTask,
  { slot, kind, minimums }: { slot: SlotFacts; kind: number; minimums: readonly Minimum[] },
): MinimumObstacle[] {
  const present = board.placed[slot.place];
  const ofKind = [...withBits(board, slots[slot.place]?.dishes ?? [])].filter((one) => isOf(one, kind));
  if (ofKind.length === 0) return [{ code: 'noDish' }];
  board.place(slot, undefined);
  const missed = minimums.filter((other) => other.week === slot.week && isNeeded(board, other, present));
  const obstacles = ofKind.flatMap((placed): MinimumObstacle[] => {
    const obstacle = board.findObstacle(slot, placed);
    return obstacle === null ? missed.flatMap((other) => nameMissed(board, other, placed)) : [obstacle];
  });
  board.place(slot, present);
  return obstacles;
}

/** Whether a minimum is missed by one more when the slot loses that dish, which it has just lost. */
function isNeeded(board: Board, minimum: Minimum, lost: Placed | undefined): boolean {
  return lost !== undefined && isOf(lost, minimum.kind) && countMissing(board, minimum) > 0;
}

function nameMissed(board: Board, { kind }: Minimum, placed: Placed): MinimumObstacle[] {
  const frequency = board.facts.frequencies[kind];
  if (frequency === undefined || isOf(placed, kind)) return [];
  return [{ code: 'minimum', frequency: frequency.id }];
}
