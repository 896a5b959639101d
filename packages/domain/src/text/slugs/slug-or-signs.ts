import { slugify } from './slugify.ts';

const numberAtEnd = / \((\d+)\)$/;

/**
 * The slug of a name that needs one. A name of signs alone, such as an emoji, is spelled by their code points; the
 * number after such a name that was taken stays a number, so that other signs with that number have other slugs.
 */
export function slugOrSigns(name: string): string {
  const [end = '', number] = numberAtEnd.exec(name) ?? [];
  const signs = name.slice(0, name.length - end.length);
  if (signs === '' || slugify(signs) !== '') return slugify(name);
  const points = Array.from(signs, (sign) => sign.codePointAt(0)?.toString(16));
  return [...points, ...(number === undefined ? [] : [number])].join('-');
}
