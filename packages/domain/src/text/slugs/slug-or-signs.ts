import { slugify } from './slugify.ts';

/** The slug of a name that needs one; a name of signs alone, such as an emoji, is spelled by their code points. */
export function slugOrSigns(name: string): string {
  const signs = () => Array.from(name, (sign) => sign.codePointAt(0)?.toString(16)).join('-');
  return slugify(name) || signs();
}
