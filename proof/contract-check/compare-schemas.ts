import { type ApiDocument, resolve, type Schema } from './openapi-document.ts';
import { inWords, type Variant, type Variants, listVariants } from './schema-variants.ts';

/** Where our schema breaks what the contract's promises. */
export interface Problem {
  /** Path to the value, such as `answer.items[].name`. */
  readonly at: string;
  readonly what: string;
}

/**
 * `answer`: we may say less than the contract allows, so ours has to be the same or narrower.
 * `request`: we have to take all that the contract allows, so ours has to be the same or wider.
 */
export type Direction = 'answer' | 'request';

/** Compares schemas of our document with schemas of the contract's. */
export class SchemaComparison {
  readonly #ours: ApiDocument;
  readonly #theirs: ApiDocument;
  readonly #direction: Direction;
  /** Pairs being compared further up; schemas that contain themselves end there. */
  readonly #open = new Map<Schema, Set<Schema>>();

  constructor(ours: ApiDocument, theirs: ApiDocument, direction: Direction) {
    this.#ours = ours;
    this.#theirs = theirs;
    this.#direction = direction;
  }

  compare(ours: Schema, theirs: Schema, at: string): Problem[] {
    const pair = [resolve(this.#ours, ours), resolve(this.#theirs, theirs)] as const;
    const open = this.#open.get(pair[0]) ?? new Set();
    if (open.has(pair[1])) return [];
    this.#open.set(pair[0], open.add(pair[1]));
    const problems = this.#variants(listVariants(this.#ours, ours), listVariants(this.#theirs, theirs), at);
    open.delete(pair[1]);
    return problems;
  }

  #variants(ours: Variants, theirs: Variants, at: string): Problem[] {
    const [narrow, wide] = this.#direction === 'answer' ? [ours, theirs] : [theirs, ours];
    if (wide === 'any') return [];
    if (narrow === 'any') return [{ at, what: `is ${inWords(ours)}, the contract has ${inWords(theirs)}` }];
    return narrow.flatMap((one) => {
      const fitting = wide.filter((other) => covers(other, one));
      if (fitting.length === 0) return [this.#kindProblem(one, wide, at)];
      return fewest(
        fitting.map((other) => {
          const [our, their] = this.#direction === 'answer' ? [one, other] : [other, one];
          return this.#variant(our, their, at);
        }),
      );
    });
  }

  #kindProblem(narrow: Variant, wide: readonly Variant[], at: string): Problem {
    const what =
      this.#direction === 'answer'
        ? `may be ${narrow.kind}, the contract has ${inWords(wide)}`
        : `refuses ${narrow.kind}, ours takes ${inWords(wide)}`;
    return { at, what };
  }

  #variant(ours: Variant, theirs: Variant, at: string): Problem[] {
    if (ours.kind === 'array') return this.compare(ours.items, theirs.items, `${at}[]`);
    if (ours.kind === 'object') return this.#object(ours, theirs, at);
    return this.#values(ours.values, theirs.values, at);
  }

  #values(ours: Variant['values'], theirs: Variant['values'], at: string): Problem[] {
    const [narrow, wide] = this.#direction === 'answer' ? [ours, theirs] : [theirs, ours];
    if (wide === undefined) return [];
    if (narrow === undefined) {
      return [
        {
          at,
          what: `is free text, only ${wide.join(', ')} ${this.#direction === 'answer' ? 'is promised' : 'is taken'}`,
        },
      ];
    }
    const strange = narrow.filter((value) => !wide.includes(value));
    if (strange.length === 0) return [];
    return [
      { at, what: `${strange.join(', ')} is ${this.#direction === 'answer' ? 'not promised' : 'refused'}` },
    ];
  }

  #object(ours: Variant, theirs: Variant, at: string): Problem[] {
    const fields = Object.entries(theirs.properties).flatMap(([name, schema]) =>
      this.#field(ours, name, schema, `${at}.${name}`),
    );
    const others =
      ours.others !== undefined && theirs.others !== undefined
        ? this.compare(ours.others, theirs.others, `${at}.*`)
        : [];
    return [...fields, ...this.#required(ours, theirs, at), ...others];
  }

  #field(ours: Variant, name: string, theirs: Schema, at: string): Problem[] {
    const found = ours.properties[name] ?? (this.#direction === 'request' ? ours.others : undefined);
    return found === undefined ? [{ at, what: 'is missing' }] : this.compare(found, theirs, at);
  }

  #required(ours: Variant, theirs: Variant, at: string): Problem[] {
    if (this.#direction === 'answer') {
      return theirs.required
        .filter((name) => ours.properties[name] !== undefined && !ours.required.includes(name))
        .map((name) => ({ at: `${at}.${name}`, what: 'may be absent, the contract always has it' }));
    }
    return ours.required
      .filter((name) => !theirs.required.includes(name))
      .map((name) => ({ at: `${at}.${name}`, what: 'is newly required' }));
  }
}

/** Whether a value of kind `one` may stand where `wide` is expected. */
function covers(wide: Variant, one: Variant): boolean {
  return wide.kind === one.kind || (wide.kind === 'number' && one.kind === 'integer');
}

/** Of several ways to read a union, the one that fits best is what was meant. */
function fewest(readings: readonly Problem[][]): Problem[] {
  return readings.toSorted((a, b) => a.length - b.length)[0] ?? [];
}
