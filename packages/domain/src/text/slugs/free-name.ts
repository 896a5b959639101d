import { nameWithSuffix } from './name-with-suffix.ts';
import { slugOrSigns } from './slug-or-signs.ts';

/** A name and the slug that it makes. */
export interface NamedSlug {
  readonly name: string;
  readonly slug: string;
}

const maxAttempts = 10;

/** The names to try one after the other when `name` may be taken: itself, `name (1)` … `name (10)`. */
export function namesToTry(name: string): NamedSlug[] {
  return Array.from({ length: maxAttempts + 1 }, (_, attempt) => {
    const tried = nameWithSuffix(name, attempt);
    return { name: tried, slug: slugOrSigns(tried) };
  });
}

/**
 * The first of {@link namesToTry} that collides with nothing taken, or null. Names collide when their slugs do, so
 * that names that differ in case only cannot both exist.
 */
export function freeName(name: string, taken: readonly NamedSlug[]): NamedSlug | null {
  const names = new Set(taken.map((one) => one.name));
  const slugs = new Set(taken.map((one) => one.slug));
  return namesToTry(name).find((one) => !names.has(one.name) && !slugs.has(one.slug)) ?? null;
}
