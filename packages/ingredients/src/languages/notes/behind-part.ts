import { type Amount, amountAt } from '../amounts/amounts.ts';
import { preparationLength } from './food-words.ts';
import type { ReadUnitId } from '../language.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Token } from '../tokens.ts';
import { measures } from '../amounts/units-at.ts';

/** Words that may say which part of a food is meant. */
const maxPartLength = 5;
/** Units of which a part may be taken. */
const plantUnits: ReadonlySet<ReadUnitId> = new Set<ReadUnitId>([
  'piece',
  'sprig',
  'bunch',
  'stalk',
  'head',
  'pod',
  'plant',
  'can',
  'jar',
]);

/** An amount after the part of the food that is meant, if one is named. */
export interface BehindPart {
  readonly amount: Amount;
  /** The first token after the part. */
  readonly partEnd: number;
  /** Where the amount begins. */
  readonly at: number;
}

/** The amount at the start of a line, or after the part that is meant: `Saft von 1 Zitrone`, `les feuilles de 3 branches`. */
export function amountBehindPart(
  lexicon: Lexicon,
  view: readonly Token[],
  start: number,
): BehindPart | undefined {
  return behindNamedPart(lexicon, view, start) ?? behindAnyPart(lexicon, view, start);
}

/** The amount at the start, or after parts that the language has words for: `Saft und Schale von 2 Zitronen`. */
function behindNamedPart(lexicon: Lexicon, view: readonly Token[], start: number): BehindPart | undefined {
  const { lists } = lexicon;
  const end = partsEnd(lexicon, view, start);
  const link = end > start ? (lists.links(view, end)?.length ?? 0) : 0;
  for (const at of new Set([start, end, end + link])) {
    const amount = amountAt(lexicon, view, at);
    if (amount !== undefined && isAmount(lexicon, view, amount)) {
      return { amount, partEnd: at === start ? start : end, at };
    }
  }
  return undefined;
}

/** The end of the parts that a line begins with, and of what is done with them: `le jus et le zeste râpé`. */
function partsEnd(lexicon: Lexicon, view: readonly Token[], start: number): number {
  const { parts, and } = lexicon.lists;
  const partEnd = (at: number) => {
    const length = parts(view, at)?.length ?? 0;
    return length === 0 ? at : at + length + preparationLength(lexicon, view, at + length);
  };
  const end = partEnd(start);
  const joint = end > start ? (and(view, end)?.length ?? 0) : 0;
  const second = joint > 0 ? partEnd(end + joint) : end;
  return second > end + joint ? second : end;
}

/**
 * A count after a word that links it to what stands before: `les feuilles de 3 branches`, `le cœur d'une laitue`,
 * `Kerne von 1 Granatapfel`.
 */
function behindAnyPart(lexicon: Lexicon, view: readonly Token[], start: number): BehindPart | undefined {
  const { links, partLinks } = lexicon.lists;
  for (let partEnd = start + 1; partEnd <= start + maxPartLength; partEnd += 1) {
    if (view[partEnd - 1]?.kind !== 'word') return undefined;
    const from = partLinks(view, partEnd)?.length ?? 0;
    const at = partEnd + (from > 0 ? from : (links(view, partEnd)?.length ?? 0));
    const amount = at === partEnd ? undefined : amountAt(lexicon, view, at);
    if (amount === undefined || view[amount.end]?.kind !== 'word') continue;
    if (from > 0) return isOfPlant(amount) ? { amount, partEnd: at, at } : undefined;
    return isMeasured(amount) ? undefined : { amount, partEnd, at };
  }
  return undefined;
}

/** What a part may be taken from; `mit 2 EL Zucker` is no part of the sugar. */
function isOfPlant({ unitId }: Amount): boolean {
  return unitId === undefined || plantUnits.has(unitId);
}

/** Whether an amount has a size in every kitchen: the weight of a thing is no count of it. */
function isMeasured({ unitId }: Amount): boolean {
  return unitId !== undefined && measures.has(unitId);
}

/** Without blanks a number word is a number only before a unit: `三文鱼` is a fish. */
function isAmount({ words }: Lexicon, view: readonly Token[], amount: Amount): boolean {
  if (words.hasBlanks || amount.unitId !== undefined || !amount.number.isWord) return true;
  return (
    amount.number.value < 1 && amount.end < view.length && amount.marks.some(({ part }) => part === 'filler')
  );
}
