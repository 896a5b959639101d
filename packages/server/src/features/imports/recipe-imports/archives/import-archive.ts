import { limits, maxOrganizerNameLength, RecipeInput } from '@hearth/contract';
import { withinFolder } from '@hearth/domain/recipes/exports';
import { readZip } from '../../../../platform/archive/read-zip.ts';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import { AppError, fail } from '../../../../platform/errors/app-error.ts';
import { readJsonBody } from '../../../../platform/http/input/json-body.ts';
import { lenientReader } from '../../../../platform/http/input/lenient-input.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { getEntryIndexes } from '../../../catalog/foods/index.ts';
import { setRating } from '../../../recipes/ratings/index.ts';
import type { TitledLine } from '../../../catalog/ingredient-parser/index.ts';
import { summariesById } from '../../../recipes/documents/index.ts';
import { linkLines } from '../../../recipes/recipe/index.ts';
import { cutName } from '../../../recipes/names/index.ts';
import type { RecipeImportOptions } from '../from-url/imports.service.ts';
import { withReadLines } from '../read-lines.ts';
import { ArchiveLinks, readNamed } from '../archive-links.ts';
import { createWithPicture } from '../with-picture.ts';

const maxBytesByEnding = { '.json': limits.jsonBodyBytes, '.webp': 30_000_000 };

/** What an archive holds: the last of its JSON files is the recipe, the last of its WebP files the picture. */
interface RecipeArchive {
  readonly recipe: RecipeInput;
  readonly picture: Buffer | null;
}

type Organizers = RecipeInput['tags'];
type Ingredient = NonNullable<RecipeInput['recipeIngredient']>[number];
type CatalogNames = Awaited<ReturnType<typeof getEntryIndexes>>;

/**
 * Imports a recipe from an archive, as a new recipe of the caller, with the recipes within it that the archive brings and
 * the group does not have. What it is linked to elsewhere is looked up here by name: missing organizers are created,
 * unknown foods and units become text of the ingredient. Its rating becomes the caller's.
 * @returns its slug
 * @throws AppError `badRecipeData`, `archiveTooLarge`, `tooMuchWork`
 */
export async function importFromZip(
  platform: Platform,
  scope: MemberScope,
  bytes: Buffer,
  options: Options,
): Promise<string> {
  const { outer, within } = await readArchives(platform, bytes);
  const ids = [outer, ...within].flatMap(({ recipe }) =>
    (recipe.recipeIngredient ?? []).flatMap((row) => readNamed(row)?.id ?? []),
  );
  const here = await summariesById(platform, scope, [...new Set(ids)]);
  const links = new ArchiveLinks();
  for (const { id, name } of here.values()) links.addRecipe({ id, name }, id);
  const slug = await importOne(platform, scope, outer, { ...options, links });
  for (const inner of within) {
    if (here.has(inner.recipe.id ?? '')) continue;
    await importOne(platform, scope, inner, { ...options, links }).catch((error: unknown) => {
      platform.log.info({ err: error, name: inner.recipe.name }, 'a recipe within another was not imported');
    });
  }
  const lines = links.listLines();
  if (lines.length > 0) await platform.database.write(scope, (tx) => linkLines(tx, lines));
  return slug;
}

type Options = Pick<RecipeImportOptions, 'readIngredients' | 'locale'>;

async function importOne(
  platform: Platform,
  scope: MemberScope,
  { recipe, picture }: RecipeArchive,
  { readIngredients, locale, links }: Options & { readonly links: ArchiveLinks },
): Promise<string> {
  const words = await getEntryIndexes(platform, scope);
  const plain = buildInput(recipe, words);
  const lines = readIngredients ? linesIn(recipe, plain) : null;
  const { input } = await withReadLines(platform, scope, plain, lines);
  const { id, slug } = await createWithPicture(platform, scope, input, { picture, locale, how: 'silent' });
  links.addRecipe(recipe, id);
  links.addLines(id, recipe.recipeIngredient ?? [], input);
  const { rating } = recipe;
  const target = { userId: scope.userId, slugOrId: slug };
  if (isRating(rating)) await setRating(platform, scope, target, { rating, isFavorite: null });
  return slug;
}

/** The recipe of an archive, and those within it; one of these that cannot be read is left out. */
async function readArchives(
  platform: Platform,
  bytes: Buffer,
): Promise<{ outer: RecipeArchive; within: readonly RecipeArchive[] }> {
  const files = await readZip(bytes, { ...maxBytesByEnding, '.zip': limits.archiveBytes }).catch(
    notAnArchive,
  );
  const own = [...files].filter(([name]) => !name.startsWith(withinFolder));
  const outer = parseArchive(new Map(own));
  const within: RecipeArchive[] = [];
  let left: number = limits.archiveBytes;
  for (const [name, packed] of files) {
    if (!name.startsWith(withinFolder) || !name.endsWith('.zip')) continue;
    const inner = await readInner(platform, packed);
    left -= inner?.bytes ?? 0;
    if (left < 0) fail('archiveTooLarge', { entries: limits.archiveEntries, bytes: limits.archiveBytes });
    if (inner !== null) within.push(inner.archive);
  }
  return { outer, within };
}

async function readInner(
  { log }: Platform,
  packed: Buffer,
): Promise<{ archive: RecipeArchive; bytes: number } | null> {
  try {
    const files = await readZip(packed, maxBytesByEnding);
    const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
    return { archive: parseArchive(files), bytes };
  } catch (error) {
    log.info({ err: error }, 'a recipe within an archive could not be read');
    return null;
  }
}

function parseArchive(files: ReadonlyMap<string, Buffer>): RecipeArchive {
  const last = (ending: string) => [...files].findLast(([name]) => name.endsWith(ending))?.[1];
  const parsed = RecipeInput.safeParse(readInput(parseJson(last('.json') ?? fail('badRecipeData'))));
  if (!parsed.success || (parsed.data.name ?? '').trim() === '') return fail('badRecipeData');
  return { recipe: parsed.data, picture: last('.webp') ?? null };
}

const readInput = lenientReader(RecipeInput);

function notAnArchive(error: unknown): never {
  if (error instanceof AppError) throw error;
  return fail('badRecipeData', {}, error);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return readJsonBody(bytes);
  } catch (error) {
    return fail('badRecipeData', {}, error);
  }
}

/** The range of ratings; 0 also means none. */
function isRating(rating: number | null | undefined): rating is number {
  return typeof rating === 'number' && rating > 0 && rating <= 5;
}

/** Ids of another server mean nothing here, and the owner is not part of it. */
function buildInput(recipe: RecipeInput, words: CatalogNames): RecipeInput & { name: string } {
  const {
    id: _id,
    userId: _user,
    householdId: _household,
    groupId: _group,
    image: _image,
    ...fields
  } = recipe;
  return {
    ...fields,
    name: cutName(recipe.name ?? ''),
    recipeCategory: listNames(recipe.recipeCategory),
    tags: listNames(recipe.tags),
    tools: listNames(recipe.tools),
    recipeIngredient: recipe.recipeIngredient?.map((one) => buildIngredient(one, words)),
  };
}

function listNames(organizers: Organizers): string[] | undefined {
  return organizers?.map((one) =>
    (typeof one === 'string' ? one : one.name).slice(0, maxOrganizerNameLength),
  );
}

function buildIngredient(ingredient: Ingredient, words: CatalogNames): Ingredient {
  if (typeof ingredient === 'string') return ingredient;
  const named = readNamed(ingredient);
  // An amount of a recipe needs its unit.
  if (named !== null) {
    const unit = getName(ingredient.unit) || null;
    return { ...ingredient, unit, food: null, referencedRecipe: { name: named.name } };
  }
  const unit = knownHere(ingredient.unit, words.units);
  const food = knownHere(ingredient.food, words.foods);
  const unknown = [
    unit === null ? getName(ingredient.unit) : '',
    food === null ? getName(ingredient.food) : '',
  ];
  const note = [...unknown, ingredient.note ?? ''].filter((text) => text !== '').join(' ');
  return { ...ingredient, unit, food, note };
}

/** The lines that are text here: those of the archive, and those whose food or unit is not known here, with their parts. */
function linesIn(sent: RecipeInput, { recipeIngredient }: RecipeInput): (TitledLine | null)[] {
  return (recipeIngredient ?? []).map((one, at) => {
    const was = sent.recipeIngredient?.[at];
    if (typeof one === 'string') return { title: null, note: one };
    if (was === undefined || typeof was === 'string' || one.referencedRecipe) return null;
    const [unit, food] = [getName(was.unit), getName(was.food)];
    const isKnown = (unit === '' || one.unit) && (food === '' || one.food);
    if (isKnown && unit + food !== '') return null;
    const line = { title: one.title ?? null, note: one.note ?? '' };
    if (food === '') return isBareText(one) ? line : null;
    const spelled = [was.unit, was.food].flatMap((entry) => entry ?? []);
    return { ...line, parts: { quantity: was.quantity ?? 0, unit, food, note: was.note ?? '', spelled } };
  });
}

/** The quantity 1 of a line of text counts the text; another one belongs to the ingredient. */
function isBareText({ quantity, unit }: Exclude<Ingredient, string>): boolean {
  return !unit && (quantity === undefined || quantity === null || quantity === 0 || quantity === 1);
}

/** A food or a unit as it is called here; null for one that nothing here is called. */
function knownHere<T extends { name: string }>(
  word: T | string | null | undefined,
  index: CatalogNames['foods'],
): (T & { id: string }) | null {
  if (typeof word !== 'object' || word === null) return null;
  const id = index.exact(word.name);
  return id === undefined ? null : { ...word, id };
}

function getName(word: { name: string } | string | null | undefined): string {
  return (typeof word === 'string' ? word : (word?.name ?? '')).trim();
}
