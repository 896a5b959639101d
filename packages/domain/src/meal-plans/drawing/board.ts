import type { ChoiceClass } from './choices.ts';
import { type Facts, isOf, type SlotFacts } from './facts.ts';
import type { Obstacle } from './task.ts';

/** A dish in a slot, with the bits of its kinds. */
export interface Placed {
  readonly dish: number;
  readonly bits: number;
}

const none = { bits: 0 };

/** The slots while they are filled, with what is counted of them. */
export class Board {
  readonly facts: Facts;
  readonly classes: readonly (readonly ChoiceClass[])[];
  readonly #placed: (Placed | undefined)[];
  /** For each kind, how many the weeks of the slots have. */
  readonly #counts: Map<number, number>[];
  readonly #uses = new Map<number, number>();

  constructor(facts: Facts, classes: readonly (readonly ChoiceClass[])[]) {
    this.facts = facts;
    this.classes = classes;
    this.#placed = facts.slots.map(() => undefined);
    this.#counts = facts.counts.map((counts) => new Map(counts));
  }

  get placed(): readonly (Placed | undefined)[] {
    return this.#placed;
  }

  /** How many of the kind with that number a week has. */
  countOf(kind: number, week: number): number {
    return this.#counts[kind]?.get(week) ?? 0;
  }

  /** How often the slots have a dish. */
  usesOf(dish: number): number {
    return this.#uses.get(dish) ?? 0;
  }

  /** Puts a dish, or none, in the place of what a slot has. */
  place(slot: SlotFacts, placed: Placed | undefined): void {
    this.#count(slot, this.#placed[slot.place], -1);
    this.#placed[slot.place] = placed;
    this.#count(slot, placed, 1);
  }

  #count({ week }: SlotFacts, placed: Placed | undefined, by: number): void {
    if (placed === undefined) return;
    this.#uses.set(placed.dish, this.usesOf(placed.dish) + by);
    for (const [kind, counts] of this.#counts.entries())
      if (isOf(placed, kind)) counts.set(week, (counts.get(week) ?? 0) + by);
  }

  /** Whether the dish is planned within its days of rest. */
  isResting(slot: SlotFacts, dish: number): boolean {
    if (slot.resting.has(dish)) return true;
    return this.usesOf(dish) > 0 && slot.neighbours.some((place) => this.#placed[place]?.dish === dish);
  }

  /** Bits of the kinds that may not come into an empty slot. */
  joinClosedBits(slot: SlotFacts): number {
    return this.facts.frequencies.reduce(
      (bits, _, kind) => bits | (this.findKindObstacle(slot, kind) === null ? 0 : 1 << kind),
      0,
    );
  }

  /** What keeps the kind with that number out of an empty slot, if anything does. */
  findKindObstacle(slot: SlotFacts, kind: number): Obstacle | null {
    const frequency = this.facts.frequencies[kind];
    if (frequency === undefined) return null;
    const { id, atMost } = frequency;
    if (atMost !== null && this.countOf(kind, slot.week) >= atMost) return { code: 'maximum', frequency: id };
    const hasOne = (place: number) => isOf(this.#placed[place] ?? none, kind);
    const isKept = isOf({ bits: slot.restBits }, kind) || (slot.kindNeighbours[kind] ?? []).some(hasOne);
    return isKept ? { code: 'rest', frequency: id } : null;
  }

  /** What keeps a dish out of an empty slot, the first of what does; null when it may come. */
  findObstacle(slot: SlotFacts, { dish, bits }: Placed): Obstacle | null {
    if (this.isResting(slot, dish)) return { code: 'repeat' };
    for (let kind = 0; bits >> kind !== 0; kind += 1) {
      const obstacle = isOf({ bits }, kind) ? this.findKindObstacle(slot, kind) : null;
      if (obstacle !== null) return obstacle;
    }
    return null;
  }
}
