/** Whose version of something. */
export type Side = 'mine' | 'theirs';

/** What both have changed, each in their own way. */
export interface MergeConflict {
  /** Names the place; the key of the choice. */
  readonly id: string;
  /** The member of the recipe. */
  readonly field: string;
  /** In lists: number of the row, from 1, in the version that still has it. */
  readonly row: number | null;
  /** The member of the row or object; null for the whole of it. */
  readonly member: string | null;
  /** `row`: one side changed it and the other removed it (null). `order`: the rows are in different orders. */
  readonly kind: 'value' | 'row' | 'order';
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Answers by the id of the conflict; where there is none, mine. */
export type Choices = ReadonlyMap<string, Side>;

/** The joined value, and what had to be asked for it. */
export interface Merged<T> {
  readonly value: T;
  readonly conflicts: readonly MergeConflict[];
}

/** A value in the base and in both edits. */
export interface Versions<T = unknown> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

/** Where in the recipe the merge is. */
export type Place = Pick<MergeConflict, 'id' | 'field' | 'row' | 'member'>;

/** Collects the conflicts of one merge and answers them by the choices. */
export class MergeRun {
  readonly conflicts: MergeConflict[] = [];
  readonly #choices: Choices;

  constructor(choices: Choices) {
    this.#choices = choices;
  }

  /** Asks whose version counts. */
  ask(place: Place, kind: MergeConflict['kind'], versions: Versions): Side {
    this.conflicts.push({ ...place, kind, ...versions });
    return this.#choices.get(place.id) ?? 'mine';
  }
}
