import { slugify } from '@hearth/domain/text/slugs';

const maxAttempts = 10;

/**
 * The slug of a cookbook: that of its name, with `-1` to `-10` after it if it is taken. A slug that was requested
 * for stays when it is one of those.
 * @param asked what the caller sent or the cookbook has, if anything
 * @param taken slugs of the group's other cookbooks
 * @returns null when all are taken
 */
export function cookbookSlug(
  name: string,
  asked: string | null | undefined,
  taken: ReadonlySet<string>,
): string | null {
  const base = slugify(name);
  const candidates = [base, ...Array.from({ length: maxAttempts }, (_, index) => `${base}-${index + 1}`)];
  const isOwn = typeof asked === 'string' && isOfName(asked, base);
  const tried = isOwn ? [asked, ...candidates] : candidates;
  return tried.find((slug) => !taken.has(slug)) ?? null;
}

function isOfName(slug: string, base: string): boolean {
  return slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)));
}
