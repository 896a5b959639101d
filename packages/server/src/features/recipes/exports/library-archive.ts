import type { Readable } from 'node:stream';
import type { LibraryFormat, Recipe } from '@hearth/contract';
import { FreeFileNames, safeFileName } from '@hearth/domain/files/file-names';
import {
  exportedRecipe,
  type ExportFormat,
  exportFormats,
  type ExportTexts,
  markdownIndex,
} from '@hearth/domain/recipes/exports';
import { listLinkedIds } from '@hearth/domain/recipes/linked';
import { hasPicture } from '@hearth/domain/recipes/main-picture';
import { type ZipEntry, zipStream } from '../../../platform/archive/zip-archive.ts';
import { Turns } from '../../../platform/concurrency/turns.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { AppError, required } from '../../../platform/errors/app-error.ts';
import { type Locale, getTexts } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getCookbook } from '../cookbooks/index.ts';
import { documentsOfRows, readRecipe } from '../documents/index.ts';
import type { RecipeLists } from '../library/index.ts';
import { recipeFolder } from '../recipe-files/index.ts';
import { pictureFile, recipeArchive } from './recipe-archive.ts';

/** The recipes to export, and the format. */
export interface LibraryExport {
  readonly format: LibraryFormat;
  /** Id or slug of a cookbook of the own household; null for all recipes of the group. */
  readonly cookbook: string | null;
  readonly locale: Locale;
}

/** How many recipes are in memory at a time. */
const atOnce = 10;
const index = 'README';

/**
 * Recipes as files with their pictures, and an index where people read the files. The archive is made while it is read,
 * once it is opened.
 * @throws AppError `cookbookNotFound`
 */
export async function planLibraryArchive(
  platform: Platform,
  lists: RecipeLists,
  scope: MemberScope,
  { format, cookbook, locale }: LibraryExport,
): Promise<{ name: string; open: () => Promise<Readable> }> {
  const texts = getTexts(locale).exports;
  const book =
    cookbook === null ? null : required(await getCookbook(platform, scope, cookbook), 'cookbookNotFound');
  const title = book?.name ?? texts.recipes;
  const open = async () => {
    const recipes = readRecipes(platform, scope, await lists.rowsByName(scope, book?.id ?? null));
    return zipStream(readEntries(platform, recipes, { format, texts, title }), platform.clock.now());
  };
  return { name: `${book?.slug ?? 'recipes'}-${format}`, open };
}

/** The recipes of a selection, and behind them those within them that it lacks. */
async function* readRecipes(
  platform: Platform,
  scope: MemberScope,
  rows: readonly number[],
): AsyncGenerator<Recipe> {
  const turns = new Turns();
  const written = new Set<string>();
  const linked = new Set<string>();
  for (let start = 0; start < rows.length; start += atOnce) {
    for (const recipe of await documentsOfRows(platform, scope, rows.slice(start, start + atOnce))) {
      written.add(recipe.id);
      for (const id of listInnerIds(recipe)) linked.add(id);
      yield recipe;
      await turns.give();
    }
  }
  for (const id of linked) {
    const inner = written.has(id) ? null : await readRecipe(platform, scope, id).catch(isGone);
    if (inner === null) continue;
    written.add(id);
    // Recipes that are found are walked as well.
    for (const next of listInnerIds(inner)) linked.add(next);
    yield inner;
    await turns.give();
  }
}

function listInnerIds({ recipeIngredient }: Recipe): string[] {
  return listLinkedIds(
    recipeIngredient.filter(({ referencedRecipe }) => referencedRecipe?.inTrash === false),
  );
}

/** A recipe that was deleted meanwhile. */
function isGone(error: unknown): null {
  if (error instanceof AppError && error.code === 'recipeNotFound') return null;
  throw error;
}

interface Wording {
  readonly format: LibraryFormat;
  readonly texts: ExportTexts;
  /** Of the index. */
  readonly title: string;
}

async function* readEntries(
  platform: Platform,
  recipes: AsyncIterable<Recipe>,
  { format, texts, title }: Wording,
): AsyncGenerator<ZipEntry> {
  const names = new FreeFileNames(format === 'markdown' ? [index] : []);
  const listed: { name: string; file: string }[] = [];
  for await (const recipe of recipes) {
    const name = names.take(safeFileName(recipe.name, recipe.slug));
    if (format === 'zip') yield { name: `${name}.zip`, content: await recipeArchive(platform, recipe) };
    else yield* readFiles(platform, recipe, { format, texts, name });
    if (format === 'markdown') listed.push({ name: recipe.name, file: `${name}.md` });
  }
  if (format !== 'markdown') return;
  yield { name: `${index}.md`, content: Buffer.from(markdownIndex(title, listed)) };
}

async function* readFiles(
  { files }: Platform,
  recipe: Recipe,
  {
    format,
    texts,
    name,
  }: { readonly format: ExportFormat; readonly texts: ExportTexts; readonly name: string },
): AsyncGenerator<ZipEntry> {
  const found = hasPicture(recipe) ? await files.get(`${recipeFolder(recipe.id)}/${pictureFile}`) : null;
  try {
    const picture = found === null ? null : picturePath(format, `${name}.webp`);
    const text = exportedRecipe(recipe, format, { picture, texts });
    yield { name: `${name}${exportFormats[format].ending}`, content: Buffer.from(text) };
    if (found !== null) yield { name: `pictures/${name}.webp`, content: found.stream };
  } finally {
    found?.stream.destroy();
  }
}

/** Beside the files of the recipes: Cooklang has paths, the others have addresses. */
function picturePath(format: ExportFormat, file: string): string {
  return `pictures/${format === 'cooklang' ? file : encodeURIComponent(file)}`;
}
