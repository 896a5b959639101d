import { StoreKeyError } from './store.ts';

/**
 * A key segment: ASCII letters, digits, dot, hyphen and underscore, without a leading dot, which excludes
 * `..` and the hidden files of the data folder.
 */
const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

const maxDepth = 10;

/** Whether a name on the disk can be part of a key. */
export function isSegment(name: string): boolean {
  return segment.test(name);
}

/** Whether a text is a key. */
export function isKey(text: string): boolean {
  const segments = text.split('/');
  return segments.length <= maxDepth && segments.every((segment) => isSegment(segment));
}

/**
 * The segments of a key.
 * @throws StoreKeyError if the key is invalid.
 */
export function splitKey(key: string): readonly string[] {
  if (!isKey(key)) throw new StoreKeyError(key);
  return key.split('/');
}
