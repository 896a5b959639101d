import { nameWithSuffix } from '@hearth/domain/text/slugs';
import type { GroupReader } from '../../../platform/db/database.ts';
import { buildSlug, cutName } from './recipe-names.ts';
import { findNumberedSlugs, findTakenSlugs } from './taken-slugs.repository.ts';

/** Characters of ` (999999)`. */
const roomForNumber = 9;

/** A name, and the slug that it makes. */
interface NamedSlug {
  readonly name: string;
  readonly slug: string;
}

/** The name, or the name with the first number after it whose slug is free in the group. */
export async function findFreeName(reader: GroupReader, name: string): Promise<NamedSlug> {
  const slug = buildSlug(name);
  if (!(await isSlugTaken(reader, slug))) return { name, slug };
  const stem = numbered(name, 1).slug.slice(0, -1);
  const taken = await findNumberedSlugs(reader, stem);
  let number = 1;
  while (taken.has(`${stem}${number}`)) number += 1;
  return numbered(name, number);
}

function numbered(name: string, number: number): NamedSlug {
  const shown = nameWithSuffix(cutName(name, roomForNumber), number);
  return { name: shown, slug: buildSlug(shown) };
}

/** Whether a recipe of the group has that slug. */
export async function isSlugTaken(reader: GroupReader, slug: string): Promise<boolean> {
  return (await findTakenSlugs(reader, [slug])).has(slug);
}
