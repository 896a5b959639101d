import type { StarterCount, StarterRequest, StartersAdded, StartersDeleted } from '@hearth/contract';
import { formatTag } from '@hearth/domain/text/locales';
import { bumpLibraryRevision } from '../../../platform/db/revisions/library-revision.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import { loadSeedLists, type SeedLists } from '../../catalog/seeders/index.ts';
import { storeMadePicture } from '../images/index.ts';
import { deleteRecipeFiles } from '../recipe-files/index.ts';
import { trashEach, writeRecipe } from '../recipe/index.ts';
import { buildStarter, type StarterLanguage, starterMark } from './build-starter.ts';
import { readStarterPicture } from './starter-pictures.ts';
import type { StarterRecipe } from './starter-recipe.ts';
import { starterRecipes } from './starter-recipes.ts';
import { chooseStarterLocale, loadStarterTexts } from './starter-texts.ts';
import { findMarked, type MarkedRecipe } from './starters.repository.ts';

/** A starter whose picture is stored already, under the id that the recipe will have. */
interface Prepared {
  readonly starter: StarterRecipe;
  readonly id: string;
  readonly image: string;
}

/**
 * Adds the starter recipes that the household does not have, in one transaction. Who asks twice gets them once.
 * @throws AppError `householdStorageFull`
 */
export async function addStarters(
  platform: Platform,
  scope: MemberScope,
  { locale, measures }: StarterRequest,
  reader: Locale,
): Promise<StartersAdded> {
  const language = await loadLanguage(platform, locale, measures);
  const known = await readKeys(platform, scope);
  const missing = starterRecipes.filter(({ key }) => !known.has(key));
  const prepared: Prepared[] = [];
  const written = new Set<string>();
  try {
    for (const starter of missing) prepared.push(await prepare(platform, scope, starter));
    const ids = await platform.database.write(scope, (tx) =>
      writeMissing(platform, tx, prepared, language, reader),
    );
    for (const id of ids) written.add(id);
  } finally {
    const unused = prepared.filter(({ id }) => !written.has(id));
    for (const { id } of unused) await deleteRecipeFiles(platform, { recipeId: id });
  }
  return { added: written.size };
}

async function loadLanguage(
  platform: Platform,
  locale: StarterRequest['locale'],
  measures: StarterRequest['measures'],
): Promise<StarterLanguage> {
  return {
    texts: await loadStarterTexts(locale),
    lists: withUnits(await loadSeedLists(locale), await loadSeedLists('en-US')),
    measures,
    tag: formatTag(chooseStarterLocale(locale)),
    makeId: () => platform.random.uuid(),
  };
}

/** Units that the kitchens of a language do without, such as the American cup in Japan, have their English names. */
export function withUnits(lists: SeedLists, { units }: SeedLists): SeedLists {
  const known = new Set(lists.units.map(({ key }) => key));
  return { ...lists, units: [...lists.units, ...units.filter(({ key }) => !known.has(key))] };
}

async function prepare(platform: Platform, scope: MemberScope, starter: StarterRecipe): Promise<Prepared> {
  const id = platform.random.uuid();
  const image = await storeMadePicture(platform, scope, id, await readStarterPicture(starter.key));
  return { starter, id, image };
}

/** Writes those that nobody has added meanwhile, and returns their ids. */
async function writeMissing(
  platform: Platform,
  open: Tx<MemberScope>,
  prepared: readonly Prepared[],
  language: StarterLanguage,
  reader: Locale,
): Promise<string[]> {
  const tx = await bumpLibraryRevision(open);
  const known = new Set((await findMarked(tx, starterMark)).map(({ starter }) => starter));
  const ids: string[] = [];
  for (const { starter, id, image } of prepared.filter((one) => !known.has(one.starter.key))) {
    const given = { id, columns: { image }, isCopy: false, isWhole: true };
    await writeRecipe(platform, tx, buildStarter(starter, language), reader, given);
    ids.push(id);
  }
  return ids;
}

async function readKeys(platform: Platform, scope: MemberScope): Promise<ReadonlySet<string>> {
  const marked = await findMarked(platform.database.read(scope), starterMark);
  return new Set(marked.map(({ starter }) => starter));
}

/** How many starters the caller could delete, and how many would stay because someone has changed or made them. */
export async function countStarters(platform: Platform, scope: MemberScope): Promise<StarterCount> {
  const marked = await findMarked(platform.database.read(scope), starterMark);
  return { unchanged: listUnchanged(scope, marked).length, changed: countChanged(marked) };
}

/** Moves the starters to the trash that are as they were added, and leaves the others. */
export async function deleteStarters(platform: Platform, scope: MemberScope): Promise<StartersDeleted> {
  return platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevision(open);
    const marked = await findMarked(tx, starterMark);
    const slugs = listUnchanged(scope, marked);
    await trashEach(platform, tx, slugs);
    return { deleted: slugs.length, left: marked.length - slugs.length };
  });
}

/** Slugs of those that the caller may delete: the own ones, and for organizers those of the household. */
function listUnchanged({ userId, rights }: MemberScope, marked: readonly MarkedRecipe[]): string[] {
  const own = marked.filter((one) => rights.canOrganize || one.userId === userId);
  return own.filter(({ isChanged }) => !isChanged).map(({ slug }) => slug);
}

function countChanged(marked: readonly MarkedRecipe[]): number {
  return marked.filter(({ isChanged }) => isChanged).length;
}
