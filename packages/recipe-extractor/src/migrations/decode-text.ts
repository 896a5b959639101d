import { decodeBytes } from '../encodings/index.ts';

/** The text of a file in whatever encoding it is written, without a byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  return decodeBytes(bytes).text;
}
