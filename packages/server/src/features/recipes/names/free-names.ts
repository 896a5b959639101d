import { nameWithSuffix } from '@hearth/domain/text/slugs';
import type { GroupReader } from '../../../platform/db/database.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import { buildSlug, cutName } from './recipe-names.ts';
import { findTakenSlugs } from './taken-slugs.repository.ts';

/** How often a name that is taken is tried again with a number after it. */
const attempts = 10;

/** Characters of ` (10)`. */
const roomForNumber = 5;

/** The name, or the name with the first number after it whose slug is free in the group. */
export async function findFreeName(
  reader: GroupReader,
  name: string,
): Promise<{ name: string; slug: string }> {
  const slug = buildSlug(name);
  if (!(await isSlugTaken(reader, slug))) return { name, slug };
  const candidates = Array.from({ length: attempts - 1 }, (_, index) => {
    const numbered = nameWithSuffix(cutName(name, roomForNumber), index + 1);
    return { name: numbered, slug: buildSlug(numbered) };
  });
  const slugs = candidates.map((candidate) => candidate.slug);
  const taken = await findTakenSlugs(reader, slugs);
  return candidates.find((candidate) => !taken.has(candidate.slug)) ?? fail('recipeExists');
}

/** Whether a recipe of the group has that slug. */
export async function isSlugTaken(reader: GroupReader, slug: string): Promise<boolean> {
  return (await findTakenSlugs(reader, [slug])).has(slug);
}
