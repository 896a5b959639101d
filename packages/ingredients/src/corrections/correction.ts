import { leadingAmount } from '../parser/index.ts';

/**
 * What a correction says: that a text is a certain food, or a certain unit, that a word only describes how a food is
 * prepared, or how a whole line is read.
 */
export const correctionKinds = ['food', 'unit', 'preparation', 'line'] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

/** What a group has taught the readers of ingredient lines. */
export interface Correction {
  readonly kind: CorrectionKind;
  /** The text that is corrected, as it was written. Of a line, without the amount that it begins with. */
  readonly text: string;
  readonly foodId: string | null;
  readonly unitId: string | null;
  /** Of a food, the words of the text that belong to the note; of a line, its note. */
  readonly note: string;
  /** Of a line, its quantity where that is not the amount that it begins with. */
  readonly quantity: number | null;
}

/** A line as a user has corrected it. */
export interface CorrectedLine {
  readonly quantity: number | null;
  readonly unitId: string | null;
  readonly foodId: string | null;
  readonly note: string;
}

/** The line without the amount that it begins with: two lines that differ in it alone are corrected alike. */
export function lineWithoutAmount(line: string): string {
  const amount = leadingAmount(line.trim());
  return amount === null ? line.trim() : `${amount.gluedUnit} ${amount.rest}`.trim();
}
