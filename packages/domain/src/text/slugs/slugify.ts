import { transliterate } from 'transliteration';
import { decodeHtmlEntities } from './html-entities.ts';

const commaBetweenDigits = /(?<=\d),(?=\d)/g;
const outsideSlug = /[^a-z0-9]+/g;
const outerDashes = /^-|-$/g;

/**
 * The slug of a name: HTML entities decoded, transliterated to ASCII, lower case, every other run of characters
 * one `-`, none at the ends; a comma between digits vanishes (`1,000` is `1000`).
 * A name without letters and digits, such as one of emoji, has the empty slug.
 */
export function slugify(name: string): string {
  return transliterate(decodeHtmlEntities(name))
    .toLowerCase()
    .replace(commaBetweenDigits, '')
    .replace(outsideSlug, '-')
    .replace(outerDashes, '');
}
