import type { RecipeInput } from '@hearth/contract';
import type { MigratedRecipe } from '@hearth/recipe-extractor/migrations';
import { isUniqueViolation } from '../../../platform/db/queries/expressions.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createComment } from '../../recipes/comments/index.ts';
import { setRating } from '../../recipes/ratings/index.ts';
import { type GivenColumns, setLastMade, writeRecipe } from '../../recipes/recipe/index.ts';
import { storable } from '../../../platform/db/values/storable.ts';
import {
  type ArchiveLinks,
  exceptionText,
  type FoundPicture,
  type LinesRead,
  withReadLines,
  writeWithPicture,
} from '../recipe-imports/index.ts';
import type { NewEntry } from '../reports/index.ts';
import { computeFingerprint } from './fingerprint.ts';
import {
  findMigratedRecipe,
  insertMigrated,
  type KnownRecipe,
  settleMigrated,
} from './migrated-recipes.repository.ts';
import { movedInput } from './moved-input.ts';
import { listRows, listTextLines, readOwnComments } from './own-document.ts';
import type { MovedArchive } from './moved-archive.ts';
import { findMovedPicture, saveMovedFiles } from './moved-files.ts';

/** A recipe that was read, the archive and the import that it belongs to, and how it is stored. */
export interface Moved {
  readonly recipe: MigratedRecipe;
  readonly archive: MovedArchive;
  readonly reportId: string;
  /** A tag that it gets besides its own. */
  readonly tag: string | null;
  /** Whether ingredients become amount, unit and food where they are understood. */
  readonly readsIngredients: boolean;
  readonly locale: Locale;
  /** What the recipes of the archive are here, and which lines of them are recipes. */
  readonly links: ArchiveLinks;
}

/** Stores a recipe with its picture, its files and its rating, and says how it went. One that is here already stays as it is. */
export async function importMoved(platform: Platform, scope: MemberScope, moved: Moved): Promise<NewEntry> {
  const { picture, ...texts } = moved.recipe;
  const recipe = { ...storable(texts), picture };
  const { name } = recipe;
  try {
    const stored = await storeOnce(platform, scope, { ...moved, recipe });
    noteLinks(moved.links, recipe, stored);
    if ('known' in stored) return alreadyHere(stored.known);
    await addTheRest(platform, scope, stored.id, { ...moved, recipe });
    const { id: recipeId, ingredients } = stored;
    const extrasKept = Object.keys(recipe.extras).length;
    return { success: true, message: `Imported ${name} successfully`, recipeId, ingredients, extrasKept };
  } catch (error) {
    platform.log.info({ err: error, name }, 'a recipe of another program was not imported');
    return { success: false, message: `Failed to import ${name}`, exception: exceptionText(error) };
  }
}

/** Lines of a recipe that was here already stay as they are; those of others may name it. */
function noteLinks(
  links: ArchiveLinks,
  { document }: Pick<MigratedRecipe, 'document'>,
  stored: Stored,
): void {
  if (document === undefined) return;
  const { id } = 'known' in stored ? stored.known : stored;
  links.addRecipe(document, id);
  if ('input' in stored) links.addLines(id, listRows(document), stored.input);
}

function alreadyHere({ id, name }: KnownRecipe): NewEntry {
  return { success: true, message: `Already here: ${name}`, recipeId: id };
}

type Stored =
  | { readonly id: string; readonly ingredients: LinesRead | null; readonly input: RecipeInput }
  | { readonly known: KnownRecipe };

/** Writes recipe, picture and the note that it was imported in one transaction, unless the household has it. */
async function storeOnce(platform: Platform, scope: MemberScope, moved: Moved): Promise<Stored> {
  const fingerprint = computeFingerprint(moved.recipe);
  const plain = movedInput(moved.recipe, moved.tag, moved.locale);
  // Reading may add foods, which a recipe that is here already has no use for.
  const before = await findMigratedRecipe(platform.database.read(scope), fingerprint);
  if (before !== undefined) return { known: before };
  const lines = moved.readsIngredients ? listTextLines(moved.recipe) : null;
  const { input, ingredients } = await withReadLines(platform, scope, plain, lines);
  const write = (given: GivenColumns): Promise<Stored> =>
    platform.database.write(scope, async (tx) => {
      const known = await findMigratedRecipe(tx, fingerprint);
      if (known !== undefined) return { known };
      const { id } = await writeRecipe(platform, tx, input, moved.locale, given);
      await insertMigrated(tx, { recipe_id: id, fingerprint, report_id: moved.reportId });
      return { id, ingredients, input };
    });
  try {
    const picture = await findPicture(platform, moved);
    return await writeWithPicture(platform, scope, picture, write, (stored) => 'id' in stored);
  } catch (error) {
    // Someone else of the household has imported it at the same moment.
    const known = isUniqueViolation(error)
      ? await findMigratedRecipe(platform.database.read(scope), fingerprint)
      : undefined;
    if (known === undefined) throw error;
    return { known };
  }
}

/** A picture that the archive cannot give is left out. */
function findPicture({ log }: Platform, moved: Moved): Promise<FoundPicture> {
  return findMovedPicture(moved).catch((error: unknown) => {
    log.info({ err: error, name: moved.recipe.name }, 'the picture of an imported recipe could not be read');
    return null;
  });
}

/** The parts beside the recipe itself. A failure leaves the recipe as it is. */
async function addTheRest(platform: Platform, scope: MemberScope, id: string, moved: Moved): Promise<void> {
  const { rating, isMade, isFavorite } = moved.recipe;
  const target = { userId: scope.userId, slugOrId: id };
  if (rating !== null || isFavorite)
    await setRating(platform, scope, target, { rating, isFavorite: isFavorite ? true : null });
  if (isMade) await setLastMade(platform, scope, id, storedInstant(platform.clock.now()));
  for (const text of readOwnComments(moved.recipe.document ?? {}))
    await createComment(platform, scope, { slugOrId: id, text });
  await saveMovedFiles(platform, scope, id, moved);
  await platform.database.write(scope, (tx) => settleMigrated(tx, [id]));
}
