/** Text out of bytes of an unknown encoding. */
export { decodeBytes, type DecodedText, findMark } from './decode-bytes.ts';
