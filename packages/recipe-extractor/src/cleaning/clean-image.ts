import { isRecord } from './json-values.ts';

/** The stored value for a recipe without a picture. */
export const noImage = 'no image';

/** Address of the first picture in a schema.org `image` value: a string, an object with `url` or `@id`, or a list of these. */
export function cleanImage(value: unknown): string {
  const candidates = Array.isArray(value) ? value : [value];
  return candidates.map(imageAddress).find((address) => address !== '') ?? noImage;
}

function imageAddress(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (!isRecord(value)) return '';
  const address = value['url'] ?? value['contentUrl'] ?? value['@id'];
  return typeof address === 'string' ? address.trim() : '';
}
