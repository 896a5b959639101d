import { decodeText } from './decode-text.ts';
import type { RecipeSource } from './format.ts';

/** How much of a file tells its format; in bytes. */
const headBytes = 8192;

/** The beginning of a file as text. A letter that the cut splits is of no account. */
export function readHead({ bytes }: RecipeSource): string {
  return decodeText(bytes.subarray(0, headBytes));
}

/** How sure a format is of a file, 0 to 1. */
export const certainty = {
  /** The file names its program or its schema. */
  declared: 0.98,
  /** Its parts are named as no other format names them. */
  shaped: 0.85,
  /** Its name alone, or parts that others have as well. */
  possible: 0.4,
  none: 0,
} as const;

/** The certainty of a file whose beginning has one of these marks; `possible` if only its name fits. */
export function recognizeBy(
  source: RecipeSource,
  { marks, endings }: { readonly marks: readonly RegExp[]; readonly endings: readonly string[] },
): number {
  const head = readHead(source);
  if (marks.some((mark) => mark.test(head))) return certainty.declared;
  return hasEnding(source, ...endings) ? certainty.possible : certainty.none;
}

/** Whether a file is named so. */
export function hasEnding({ name }: Pick<RecipeSource, 'name'>, ...endings: readonly string[]): boolean {
  return endings.some((ending) => name.toLowerCase().endsWith(ending));
}
