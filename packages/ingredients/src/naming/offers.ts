import type { EntryIndex } from '../parser/index.ts';

/** A unit or food that a text may mean. */
export interface Offer<T> {
  readonly entry: T;
  /** How likely it is what was meant, from 0 to 1. */
  readonly confidence: number;
}

const maxOffers = 3;
const maxOfferedLength = 80;
/** What a name is worth that is the end of the text, as `butter` of `unsalted butter`, and what its beginning is. */
const atTheEnd = 0.9;
const atTheStart = 0.7;

/** What a text that names nothing may mean: names that it ends or begins with, and names that are spelled alike. */
export function offersFor<T>(text: string, index: EntryIndex<T>): Offer<T>[] {
  if (text === '' || text.length > maxOfferedLength) return [];
  const spelled = index.similar(text, maxOffers).map(({ word, likeness }) => ({
    entry: word,
    confidence: likeness,
  }));
  const offers = [...spelled, ...partsThatAreNames(text, index)];
  const best = new Map<T, number>();
  for (const { entry, confidence } of offers) best.set(entry, Math.max(confidence, best.get(entry) ?? 0));
  return [...best]
    .map(([entry, confidence]) => ({ entry, confidence: Math.round(confidence * 100) / 100 }))
    .toSorted((one, other) => other.confidence - one.confidence)
    .slice(0, maxOffers);
}

function partsThatAreNames<T>(text: string, index: EntryIndex<T>): Offer<T>[] {
  const words = text.split(/[\s,]+/u);
  return words.slice(1).flatMap((_, at) => {
    const share = (part: string) => Math.sqrt(part.length / text.length);
    const end = words.slice(at + 1).join(' ');
    const start = words.slice(0, at + 1).join(' ');
    const atEnd = index.named(end);
    const atStart = index.named(start);
    return [
      ...(atEnd === undefined ? [] : [{ entry: atEnd, confidence: atTheEnd * share(end) }]),
      ...(atStart === undefined ? [] : [{ entry: atStart, confidence: atTheStart * share(start) }]),
    ];
  });
}
