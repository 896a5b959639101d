/** Sizes in bytes as people read them. */
export { formatByteSize } from './format-byte-size.ts';
