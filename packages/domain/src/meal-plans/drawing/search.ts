import type { Board, Placed } from './board.ts';
import type { Choice, ChoiceClass } from './choices.ts';
import { isOf, type SlotFacts } from './facts.ts';
import { countAllMissing, countMissing, listMinimums, type Minimum } from './minimums.ts';
import type { PickPlace } from './task.ts';

/** Looks at kinds of dishes in slots that a search may take, over all its tries: less than a tenth of a second. */
const maxLooks = 300_000;

/** How good a filling is: fewer missing dishes of minimums come first, then fewer empty slots. */
interface Score {
  readonly missing: number;
  readonly empty: number;
}

/**
 * Fills the slots of a board so that as few dishes as possible are missing in the weeks' minimums, and then as few slots
 * as possible stay empty. Small tasks are solved exactly; a large one whose last doubts would take too long keeps the
 * best that was found.
 */
export function fillBoard(board: Board, pick: PickPlace): void {
  const search = new Search(board, pick);
  // The first try allows no mistake, which cuts most ways off early.
  const solution = search.findBetter({ missing: 0, empty: 1 }, maxLooks / 2) ?? search.findBest(maxLooks);
  for (const slot of board.facts.slots) board.place(slot, solution[slot.place]);
}

class Search {
  readonly #board: Board;
  readonly #pick: PickPlace;
  readonly #minimums: readonly Minimum[];
  /** Dishes that some slot has no plenty of: others should leave them to it. */
  readonly #scarce: ReadonlySet<number>;
  #looks = 0;
  #limit = 0;
  #bound: Score = { missing: Infinity, empty: Infinity };
  #best: readonly (Placed | undefined)[] | null = null;
  #isDone = false;

  constructor(board: Board, pick: PickPlace) {
    this.#board = board;
    this.#pick = pick;
    this.#minimums = listMinimums(board);
    const scarce = board.classes.flat().filter(({ isPlenty }) => !isPlenty);
    this.#scarce = new Set(scarce.flatMap(({ choices }) => choices.map(({ dish }) => dish)));
  }

  /** The first filling that is better than that one; null when none was found within so many looks. */
  findBetter(bound: Score, limit: number): readonly (Placed | undefined)[] | null {
    this.#bound = bound;
    this.#limit = limit;
    this.#descend(0, true);
    this.#clear();
    return this.#best;
  }

  /** The best filling that is found within so many looks, those of earlier tries among them. */
  findBest(limit: number): readonly (Placed | undefined)[] {
    this.#bound = { missing: Infinity, empty: Infinity };
    this.#isDone = false;
    this.#limit = limit;
    this.#descend(0, false);
    this.#clear();
    return this.#best ?? [];
  }

  #clear(): void {
    for (const slot of this.#board.facts.slots) this.#board.place(slot, undefined);
  }

  /** Tries all that may come into the slots from this one on. */
  #descend(place: number, stopsAtFirst: boolean): void {
    const slot = this.#board.facts.slots[place];
    if (slot === undefined) {
      this.#keep(stopsAtFirst);
      return;
    }
    for (const placed of [...this.#listWays(slot), undefined]) {
      this.#board.place(slot, placed);
      if (this.#mayBeBetter(place + 1)) this.#descend(place + 1, stopsAtFirst);
      this.#board.place(slot, undefined);
      if (this.#isDone) return;
    }
  }

  #keep(isEnough: boolean): void {
    const { placed } = this.#board;
    this.#best = [...placed];
    this.#bound = {
      missing: countAllMissing(this.#board, this.#minimums),
      empty: placed.filter((one) => one === undefined).length,
    };
    if (isEnough) this.#isDone = true;
  }

  /** Whether the slots from this one on can make the filling better than the bound. */
  #mayBeBetter(from: number): boolean {
    // Without any filling yet the search goes straight to one.
    if (this.#bound.missing === Infinity) return true;
    const { slots } = this.#board.facts;
    const reach = slots.slice(from).map((slot) => this.#look(slot));
    if (this.#looks > this.#limit) {
      this.#isDone = true;
      return false;
    }
    const missing = this.#minimums.reduce((sum, minimum) => {
      const able = slots.slice(from).filter(({ week }, at) => {
        const bits = reach[at] ?? null;
        return week === minimum.week && bits !== null && isOf({ bits }, minimum.kind);
      });
      return sum + Math.max(0, countMissing(this.#board, minimum) - able.length);
    }, 0);
    const before = this.#board.placed.slice(0, from).filter((one) => one === undefined).length;
    const empty = before + reach.filter((bits) => bits === null).length;
    return missing < this.#bound.missing || (missing === this.#bound.missing && empty < this.#bound.empty);
  }

  /** The bits of all that may come into a slot now; null when nothing may. */
  #look(slot: SlotFacts): number | null {
    const closed = this.#board.joinClosedBits(slot);
    const classes = this.#board.classes[slot.place] ?? [];
    this.#looks += 1 + classes.length;
    let reached: number | null = null;
    for (const { bits, choices } of classes) {
      if ((bits & closed) !== 0) continue;
      if (choices.some(({ dish }) => !this.#board.isResting(slot, dish))) reached = (reached ?? 0) | bits;
    }
    return reached;
  }

  /** What may come into a slot: dishes that minimums want first where they are due, and seldom planned ones first. */
  #listWays(slot: SlotFacts): Choice[] {
    const closed = this.#board.joinClosedBits(slot);
    const classes = (this.#board.classes[slot.place] ?? []).filter(({ bits }) => (bits & closed) === 0);
    const ways = classes.flatMap((one) => this.#listOfClass(slot, one));
    const fresh = ways.toSorted((a, b) => this.#compareUses(a, b));
    const wanted = this.#joinWanted(slot);
    if (wanted === 0) return fresh;
    return fresh.toSorted((a, b) => countBits(b.bits & wanted) - countBits(a.bits & wanted));
  }

  /** Dishes that were planned less often come first; among equals those that other slots have less often. */
  #compareUses(a: Choice, b: Choice): number {
    const [ofA, ofB] = [this.#board.usesOf(a.dish), this.#board.usesOf(b.dish)];
    return a.uses + ofA - (b.uses + ofB) || ofA - ofB || a.rank - b.rank;
  }

  /** Of a plenty, one that no other slot lacks stands for all. */
  #listOfClass(slot: SlotFacts, { choices, isPlenty }: ChoiceClass): Choice[] {
    const free = choices.filter(({ dish }) => !this.#board.isResting(slot, dish));
    if (!isPlenty) return free;
    const common = free.filter(({ dish }) => !this.#scarce.has(dish));
    if (common.length === 0) return free;
    return common.toSorted((a, b) => this.#compareUses(a, b)).slice(0, 1);
  }

  /** The bits of kinds that the week of a slot still wants, as likely as they are due. */
  #joinWanted({ week, place }: SlotFacts): number {
    const open = this.#minimums.filter(
      (minimum) => minimum.week === week && countMissing(this.#board, minimum) > 0,
    );
    if (open.length === 0) return 0;
    const left = this.#board.facts.slots.slice(place).filter((slot) => slot.week === week).length;
    if (this.#pick(left) >= countAllMissing(this.#board, open)) return 0;
    return open.reduce((bits, { kind }) => bits | (1 << kind), 0);
  }
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
