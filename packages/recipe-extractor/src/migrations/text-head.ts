import type { RecipeSource } from './format.ts';

/** What a file begins with tells what it is. */
const headBytes = 16_384;
const decoder = new TextDecoder('utf-8');

/** The beginning of a file as text. */
export function readTextHead({ bytes }: RecipeSource): string {
  return decoder.decode(bytes.subarray(0, headBytes), { stream: false });
}

/** Whether a file is text: neither empty nor with signs that no text has. */
export function isText({ bytes }: RecipeSource): boolean {
  const head = bytes.subarray(0, headBytes);
  return (
    head.length > 0 &&
    !head.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27 && byte !== 12))
  );
}
