/** Text out of bytes whose encoding nobody says. */
export { decodeBytes, type DecodedText, findMark } from './decode-bytes.ts';
export { textEncodings } from './text-encodings.ts';
