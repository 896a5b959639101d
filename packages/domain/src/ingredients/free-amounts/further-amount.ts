import { findLineAmount, type LineAmount } from './find-amounts.ts';

/** Adds a further amount to the one before it: `plus 1 tbsp`, `más 1 cucharada`, `+ 50 g`. `or` adds nothing. */
const jointPattern = /^(?:\+|(?:plus|and|und|et|[yei]|m[aá]s|più|mais|og|och|en|oraz|плюс|и)\s)\s?/i;

/** An amount with a unit that is added to the one before it. */
export interface FurtherAmount {
  /** `plus ` */
  readonly joint: string;
  /** The text after the joint; the positions of `found` are in it. */
  readonly text: string;
  readonly found: LineAmount;
}

/** The further amount that a note begins with, as the parser leaves it of `2 cups plus 1 tbsp flour`; null without one. */
export function findFurtherAmount(note: string): FurtherAmount | null {
  const joint = jointPattern.exec(note)?.[0] ?? '';
  const text = note.slice(joint.length);
  const found = joint && findLineAmount(text);
  return found && found.main.start === 0 && found.main.unit ? { joint, text, found } : null;
}
