import { maxRecipeNameLength } from '@hearth/contract';
import { slugOrSigns } from '@hearth/domain/text/slugs';
import { ValidationError } from '../../../platform/http/input/validation.ts';

/** Refuses a name without anything in it. */
export function requireName(name: string): void {
  if (name.trim() !== '') return;
  const msg = 'String should have at least 1 character';
  throw new ValidationError([
    { type: 'string_too_short', loc: ['body', 'name'], msg, input: name, ctx: { min_length: 1 } },
  ]);
}

/** A name cut to the longest there may be, less the room that is wanted behind it. */
export function cutName(name: string, room = 0): string {
  return name.slice(0, maxRecipeNameLength - room).toWellFormed();
}

/** Addresses below `/api/recipes` and `/r` that are no recipe's: a recipe of that slug could not be opened. */
const addresses = new Set([
  'bulk-actions',
  'category',
  'comments',
  'create',
  'exports',
  'shared',
  'suggestions',
  'timeline',
  'trash',
]);

/** Longer slugs would fit in no address; the number at the end comes on top. */
const maxSlugLength = 450;
const numberAtEnd = /-\d{1,6}$/;

/**
 * The slug of a name; a name of signs alone is spelled by their code points. A slug that is cut keeps the number at its
 * end, which distinguishes it from others.
 */
export function buildSlug(name: string): string {
  const plain = slugOrSigns(name);
  const slug = addresses.has(plain) ? `${plain}-recipe` : plain;
  const number = numberAtEnd.exec(slug)?.[0] ?? '';
  return `${slug.slice(0, slug.length - number.length).slice(0, maxSlugLength)}${number}`;
}
