import { transliterate } from 'transliteration';
import { decodeHtmlEntities } from './html-entities.ts';

const COMMA_BETWEEN_DIGITS = /(?<=\d),(?=\d)/g;
const OUTSIDE_SLUG = /[^a-z0-9]+/g;
const OUTER_DASHES = /^-|-$/g;

/**
 * The slug of a name: HTML entities decoded, transliterated to ASCII, lower case, every other run of characters
 * one `-`, none at the ends; a comma between digits vanishes (`1,000` is `1000`).
 * A name without letters and digits, such as one of emoji, has the empty slug.
 */
export function slugify(name: string): string {
  return transliterate(decodeHtmlEntities(name))
    .toLowerCase()
    .replace(COMMA_BETWEEN_DIGITS, '')
    .replace(OUTSIDE_SLUG, '-')
    .replace(OUTER_DASHES, '');
}
