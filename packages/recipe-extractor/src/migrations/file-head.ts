import { decodeText } from './decode-text.ts';
import type { RecipeSource } from './format.ts';
import { lookAt } from './recognize/file-looks.ts';

/** How much of a file tells its format; in bytes, an even number for the encodings of two bytes a letter. */
const headBytes = 16_384;
/** Every format looks at the beginning of a file, and to find an encoding takes long. */
const heads = new WeakMap<Uint8Array, string>();

/** The beginning of a file as text, in whatever encoding it is. A letter that the cut splits is of no account. */
export function readHead({ bytes }: RecipeSource): string {
  const known = heads.get(bytes);
  if (known !== undefined) return known;
  const head = decodeText(bytes.subarray(0, headBytes));
  heads.set(bytes, head);
  return head;
}

/** Whether a file is text in any encoding: neither empty nor with signs that no text has. */
export function isText({ bytes }: RecipeSource): boolean {
  return lookAt(bytes) === 'text';
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
