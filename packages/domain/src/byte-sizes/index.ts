/** Sizes in bytes as people read them. */
export { formatByteSize } from './format-byte-size.ts';
export { largestUploadBytes } from './largest-upload.ts';
