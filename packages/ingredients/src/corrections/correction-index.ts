import { type Correction, lineWithoutAmount } from './correction.ts';

/** Finds what a group has taught about a text. */
export interface CorrectionIndex {
  readonly food: (text: string) => Correction | undefined;
  readonly unit: (text: string) => Correction | undefined;
  readonly line: (line: string) => Correction | undefined;
  readonly isPreparation: (word: string) => boolean;
}

/**
 * Indexes corrections by the texts that they are about.
 * @param normalize brings a text into the form in which texts are compared
 */
export function createCorrectionIndex(
  corrections: readonly Correction[],
  normalize: (text: string) => string,
): CorrectionIndex {
  const byText = new Map(corrections.map((one) => [buildKey(one.kind, normalize(one.text)), one]));
  const find = (kind: Correction['kind'], text: string) =>
    text === '' ? undefined : byText.get(buildKey(kind, normalize(text)));
  return {
    food: (text) => find('food', text),
    unit: (text) => find('unit', text),
    line: (line) => find('line', lineWithoutAmount(line)),
    isPreparation: (word) => find('preparation', word) !== undefined,
  };
}

function buildKey(kind: Correction['kind'], text: string): string {
  return `${kind} ${text}`;
}
