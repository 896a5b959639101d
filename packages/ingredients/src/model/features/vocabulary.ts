/** Numbers the texts that features are made of, from 1. */
export interface Vocabulary {
  /** `unknown` for a text that no feature has. */
  readonly findId: (text: string) => number;
  /** The numbers of the texts `0` to `9`. */
  readonly digits: readonly number[];
}

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));

/** Stands where a feature has no further text. */
export const noText = 0;
/** The number of a text that no feature has. */
export const unknown = -1;

/** A vocabulary of these texts alone. */
export function fixedVocabulary(texts: Iterable<string>): Vocabulary & { readonly size: number } {
  const ids = new Map<string, number>();
  for (const text of texts) if (!ids.has(text)) ids.set(text, ids.size + 1);
  const findId = (text: string) => ids.get(text) ?? unknown;
  return { findId, digits: digits.map(findId), size: ids.size };
}

/** A vocabulary that takes in every text it is asked for: for training. */
export function growingVocabulary(): Vocabulary & { readonly getText: (id: number) => string } {
  const ids = new Map<string, number>();
  const texts = [''];
  const findId = (text: string) => {
    const known = ids.get(text);
    if (known !== undefined) return known;
    ids.set(text, texts.length);
    return texts.push(text) - 1;
  };
  return { findId, digits: digits.map(findId), getText: (id) => texts[id] ?? '' };
}
