/** Sizes in bytes as people read them. */
export { formatByteSize } from './format-byte-size.ts';
export { maxUploadBytes } from './largest-upload.ts';
export { parseByteSize, type WordedByteSize } from './parse-byte-size.ts';
