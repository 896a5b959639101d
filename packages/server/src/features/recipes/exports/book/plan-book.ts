import { formatTag } from '@hearth/domain/text/locales';
import type { BookChapters, Recipe } from '@hearth/contract';
import {
  type BookRecipe,
  divideIntoChapters,
  type Chapter,
  type Division,
  type FindPage,
  type IndexGroup,
  ingredientIndex,
  sampleText,
  writtenLanguage,
} from '@hearth/domain/recipes/books';
import { chooseDirection } from '@hearth/domain/text/direction';
import type { ExportTexts } from '@hearth/domain/recipes/exports';
import { hasPicture } from '@hearth/domain/recipes/main-picture';
import { Turns } from '../../../../platform/concurrency/turns.ts';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import { fail, required } from '../../../../platform/errors/app-error.ts';
import { type Locale, getTexts } from '../../../../platform/i18n/locales.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { getCookbook, ownCookbooks } from '../../cookbooks/index.ts';
import { IndexNames } from './index-names.ts';
import { readDocuments, documentsOfRows, summariesOfRows } from '../../documents/index.ts';
import type { RecipeLists } from '../../library/index.ts';

/** A recipe as far as the rest of the book has to know it. */
export interface PlannedRecipe {
  readonly id: string;
  /** Of its page in the book: `r12`. */
  readonly key: string;
  readonly slug: string;
  readonly name: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly hasPicture: boolean;
  readonly categories: readonly string[];
  readonly ingredients: readonly string[];
  /** Of 5; 0 without a rating. */
  readonly rating: number;
}

/** A book before its pages are made. */
export interface BookPlan {
  readonly title: string;
  /** Of the file. */
  readonly fileName: string;
  readonly description: string | null;
  /** Month and year, in the language of the reader. */
  readonly date: string;
  readonly language: Locale;
  readonly direction: 'ltr' | 'rtl';
  readonly texts: ExportTexts & BookTexts;
  readonly chapters: readonly Chapter<PlannedRecipe>[];
  readonly index: readonly IndexGroup[];
  /** A recipe by itself has neither cover nor contents. */
  readonly isSingle: boolean;
  /** The recipe whose picture is on the cover; null where none has one. */
  readonly cover: PlannedRecipe | null;
}

export type BookTexts = ReturnType<typeof getTexts>['books'];

/** What a reader asks for. */
export interface BookRequest {
  /** Id or slug of a cookbook of the own household; null for all recipes of the group. */
  readonly cookbook: string | null;
  readonly chapters: BookChapters;
  readonly locale: Locale;
  readonly maxRecipes: number;
}

/** How many recipes are in memory at a time. */
const atOnce = 10;

/**
 * Reads all recipes once, to know the chapters and the index.
 * @throws AppError `cookbookNotFound`, `bookEmpty`, `bookTooLarge`
 */
export async function planBook(
  platform: Platform,
  lists: RecipeLists,
  scope: MemberScope,
  { cookbook, chapters, locale, maxRecipes }: BookRequest,
): Promise<BookPlan> {
  const texts = { ...getTexts(locale).exports, ...getTexts(locale).books };
  const book =
    cookbook === null ? null : required(await getCookbook(platform, scope, cookbook), 'cookbookNotFound');
  const rows = await lists.rowsByName(scope, book?.id ?? null);
  if (rows.length === 0) fail('bookEmpty');
  if (rows.length > maxRecipes) fail('bookTooLarge', { limit: maxRecipes });
  const recipes = await plannedRecipes(platform, scope, rows, locale);
  const division = await readDivision(platform, lists, scope, { chapters, rest: texts.otherRecipes });
  const turns = new Turns();
  const divided = divideIntoChapters(recipes, division, locale);
  await turns.give();
  const order = divided.flatMap((chapter) => chapter.recipes);
  return {
    title: book?.name ?? texts.ourRecipes,
    fileName: book?.slug ?? 'recipes',
    description: book?.description || null,
    date: new Intl.DateTimeFormat(formatTag(locale), {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(platform.clock.now()),
    language: locale,
    direction: chooseDirection(locale),
    texts,
    chapters: divided,
    index: ingredientIndex(order, locale),
    isSingle: false,
    cover: pickCover(order),
  };
}

/** The recipes with these ids, in their order, a few at a time; one that was deleted meanwhile is null. */
export async function* recipesInOrder(
  platform: Platform,
  scope: MemberScope,
  planned: readonly PlannedRecipe[],
): AsyncGenerator<{ readonly planned: PlannedRecipe; readonly recipe: Recipe | null }> {
  const turns = new Turns();
  for (let start = 0; start < planned.length; start += atOnce) {
    const some = planned.slice(start, start + atOnce);
    const ids = some.map(({ id }) => id);
    const found = new Map((await readDocuments(platform, scope.groupId, ids)).map((one) => [one.id, one]));
    for (const one of some) {
      yield { planned: one, recipe: found.get(one.id) ?? null };
      await turns.give();
    }
  }
}

/** The keys of the pages of a book, by the ids of its recipes. */
export function findPages(planned: readonly { readonly id: string; readonly key: string }[]): FindPage {
  const keys = new Map(planned.map(({ id, key }) => [id, key]));
  return (recipeId) => keys.get(recipeId);
}

/** The page of a recipe that is gone: others lead to it. */
export function emptyRecipe({ key, name, language, direction }: PlannedRecipe): BookRecipe {
  const nothing = {
    description: [],
    facts: [],
    ingredients: [],
    steps: [],
    notes: [],
    nutrition: [],
    source: null,
  };
  return { key, name, language, direction, ...nothing };
}

async function plannedRecipes(
  platform: Platform,
  scope: MemberScope,
  rows: readonly number[],
  language: string,
): Promise<PlannedRecipe[]> {
  const turns = new Turns();
  const planned: PlannedRecipe[] = [];
  const names = new IndexNames(platform);
  for (let start = 0; start < rows.length; start += atOnce) {
    for (const recipe of await documentsOfRows(platform, scope, rows.slice(start, start + atOnce))) {
      const ingredients = await names.find(recipe.recipeIngredient);
      planned.push({ ...plannedRecipe(recipe, `r${planned.length + 1}`, language), ingredients });
      await turns.give();
    }
  }
  return planned;
}

/** A recipe as a book of its own, without cover, contents and index. */
export function planRecipe(recipe: Recipe, locale: Locale): BookPlan {
  const planned = plannedRecipe(recipe, 'r1', locale);
  return {
    title: planned.name,
    fileName: recipe.slug,
    description: null,
    date: '',
    language: locale,
    direction: chooseDirection(locale),
    texts: { ...getTexts(locale).exports, ...getTexts(locale).books },
    chapters: [{ title: null, recipes: [planned] }],
    index: [],
    isSingle: true,
    cover: null,
  };
}

function plannedRecipe(recipe: Recipe, key: string, language: string): PlannedRecipe {
  return {
    id: recipe.id,
    key,
    slug: recipe.slug,
    name: recipe.name ?? '',
    ...writtenLanguage(sampleText(recipe), language),
    hasPicture: hasPicture(recipe),
    categories: recipe.recipeCategory.map(({ name }) => name),
    ingredients: [],
    rating: recipe.rating ?? 0,
  };
}

async function readDivision(
  platform: Platform,
  lists: RecipeLists,
  scope: MemberScope,
  { chapters, rest }: { readonly chapters: BookChapters; readonly rest: string },
): Promise<Division> {
  if (chapters === 'none') return { by: 'nothing' };
  if (chapters === 'category') return { by: 'category', rest };
  const cookbooks: { name: string; ids: ReadonlySet<string> }[] = [];
  for (const { id, name } of await ownCookbooks(platform, scope)) {
    const rows = await lists.rowsByName(scope, id);
    cookbooks.push({ name, ids: new Set((await summariesOfRows(platform, scope, rows)).keys()) });
  }
  return { by: 'cookbook', rest, cookbooks };
}

/** The best rated of those with a picture; the first of them where ratings are the same. */
function pickCover(recipes: readonly PlannedRecipe[]): PlannedRecipe | null {
  return recipes
    .filter((recipe) => recipe.hasPicture)
    .reduce<PlannedRecipe | null>(
      (best, one) => (best === null || one.rating > best.rating ? one : best),
      null,
    );
}
