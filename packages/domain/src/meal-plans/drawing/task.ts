import type { PlainDate } from '../../dates/plain-dates/index.ts';

/** Answers a number from 0 to below the count, by chance. */
export type PickPlace = (count: number) => number;

/** How often dishes of one kind come in a week, and how far apart; null where it does not matter. */
export interface Frequency {
  readonly id: string;
  /** The dishes of this kind. */
  readonly dishes: Iterable<number>;
  /** How many a week has at least, and at most. */
  readonly atLeast: number | null;
  readonly atMost: number | null;
  /** Days after one of them within which no other one comes. */
  readonly restDays: number | null;
}

/** A place in the plan that is to be filled. */
export interface Slot {
  readonly date: PlainDate;
  /** Dishes that the rules allow here. Slots with the same rules share one object, so that it is read once. */
  readonly dishes: Iterable<number>;
}

/** A dish that stands in the plan. */
export interface PlannedDish {
  readonly date: PlainDate;
  readonly dish: number;
}

/** Slots to be filled, with all that the choice depends on. */
export interface FillTask {
  readonly slots: readonly Slot[];
  /** What stands in the plan around the slots: it counts, and it stays. */
  readonly planned: readonly PlannedDish[];
  /** At most 30: they are numbered in the bits of an integer. */
  readonly frequencies: readonly Frequency[];
  /**
   * How many days of a week, by its first day, are filled another time: so many dishes of its minimums can wait for them.
   * A week that is not there has none.
   */
  readonly laterDays: ReadonlyMap<PlainDate, number>;
  /** Days after a dish within which it does not come again; null for rather not, while there are others. */
  readonly restDays: number | null;
  /** 0 for Sunday. */
  readonly firstDayOfWeek: number;
  readonly pick: PickPlace;
}

/** What keeps a dish out of a slot; `frequency` is an id. */
export type Obstacle =
  /** The same dish is planned within the days of rest. */
  | { readonly code: 'repeat' }
  /** The week has as many of the kind as it may. */
  | { readonly code: 'maximum'; readonly frequency: string }
  /** Another dish of the kind is planned within its days of rest. */
  | { readonly code: 'rest'; readonly frequency: string };

/** Why a slot stays empty: every dish that the rules allow is counted at what keeps it out. No dish, no obstacle. */
export interface EmptySlot {
  readonly date: PlainDate;
  readonly obstacles: readonly { readonly obstacle: Obstacle; readonly dishes: number }[];
}

/** Why no dish of a kind takes the place of another one. */
export type MinimumObstacle =
  | Obstacle
  /** The rules of a slot allow none of the kind. */
  | { readonly code: 'noDish' }
  /** All slots of the week have one. */
  | { readonly code: 'noSlot' }
  /** Another minimum of the week would be missed instead. */
  | { readonly code: 'minimum'; readonly frequency: string };

/** A week that has fewer dishes of a kind than it should. */
export interface UnmetMinimum {
  readonly frequency: string;
  /** The first day of the week. */
  readonly week: PlainDate;
  readonly planned: number;
  readonly obstacles: readonly MinimumObstacle[];
}

/** What the slots got. */
export interface Filling {
  /** A dish for each slot, in their order; undefined where it stays empty. */
  readonly dishes: readonly (number | undefined)[];
  readonly empty: readonly EmptySlot[];
  readonly unmet: readonly UnmetMinimum[];
}
