import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type PaperSize, type Recipe, TextFormat } from '@hearth/contract';
import { hasPicture } from '@hearth/domain/recipes/main-picture';
import { exportFormats } from '@hearth/domain/recipes/exports';
import type { GroupScope, MemberScope } from '../../../platform/db/scope.ts';
import { AppError, fail } from '../../../platform/errors/app-error.ts';
import { isSegment } from '../../../platform/files/store-key.ts';
import { wireJson } from '../../../platform/http/answers/wire-json.ts';
import { type Locale, getTexts } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FileTokens } from '../../site/downloads/index.ts';
import { listRecipesWithin, readRecipe } from '../documents/index.ts';
import { withSubstitutesNote } from '../line-substitutions/index.ts';
import { requireRecipe } from '../recipe/index.ts';
import { printBook } from './book/pdf/print-book.ts';
import { planRecipe } from './book/plan-book.ts';
import { recipeArchive } from './recipe-archive.ts';
import { stockTemplate } from './stock-template.ts';
import { writtenRecipe } from './written-recipe.ts';

/** Where the operator puts templates of the own: one file a template, in the data folder. */
const templateFolder = 'templates';
/** Larger templates are not offered. */
const maxTemplateBytes = 200_000;

/** The formats that a recipe can be had in: JSON, an archive, one a template, and those of other programs. */
export async function listFormats(platform: Platform) {
  const names = new Set<string>([stockTemplate.name]);
  for await (const { key, size } of platform.files.list(templateFolder)) {
    const name = key.slice(templateFolder.length + 1);
    if (isSegment(name) && size <= maxTemplateBytes) names.add(name);
  }
  return {
    json: ['raw'],
    zip: ['zip'],
    jinja2: [...names].toSorted(),
    text: TextFormat.options.toSorted(),
  };
}

/** A token for the archive of a recipe, good for half an hour, whether or not the recipe exists. */
export async function createExportToken(
  { clock }: Platform,
  tokens: FileTokens,
  { groupId }: MemberScope,
  slug: string,
): Promise<{ token: string }> {
  return { token: tokens.sign(`${groupId}/${slug}`, clock.now()) };
}

/**
 * The archive of a token.
 * @throws AppError `fileTokenInvalid`, `exportSlugInvalid` for the token of another recipe, `itemNotFound`
 */
export async function openArchive(
  platform: Platform,
  tokens: FileTokens,
  scope: MemberScope,
  { slug, token }: { slug: string; token: string },
): Promise<{ slug: string; archive: Buffer }> {
  const named = tokens.read(token, platform.clock.now()) ?? fail('fileTokenInvalid');
  if (named !== `${scope.groupId}/${slug}`) fail('exportSlugInvalid');
  const recipe = await readRecipe(platform, scope, slug).catch(notFoundHere);
  return { slug: recipe.slug, archive: await archiveWithInner(platform, scope, recipe) };
}

/** A recipe as an archive, with the recipes within it that the reader may see. */
export async function archiveWithInner(
  platform: Platform,
  scope: GroupScope,
  recipe: Recipe,
): Promise<Buffer> {
  return recipeArchive(platform, recipe, await listRecipesWithin(platform, scope, recipe));
}

/** A recipe in some format, with its type and the name to save it under; null to show it. */
export interface ExportedRecipe {
  readonly content: Buffer | string;
  readonly type: string;
  readonly name: string | null;
}

/**
 * A template of the operator comes before a format of its name.
 * @throws AppError `itemNotFound`, `exportTemplateUnknown`, `exportTemplateBroken`, `tooMuchWork`
 */
export async function exportRecipe(
  platform: Platform,
  scope: MemberScope,
  slugOrId: string,
  { format, locale }: { readonly format: string; readonly locale: Locale },
): Promise<ExportedRecipe> {
  await requireRecipe(platform.database.read(scope), slugOrId).catch(notFoundHere);
  const recipe = await readRecipe(platform, scope, slugOrId).catch(notFoundHere);
  if (format === 'raw') {
    return { content: wireJson(recipe, 4), type: 'application/json', name: null };
  }
  if (format === 'zip') {
    const content = await archiveWithInner(platform, scope, recipe);
    return { content, type: 'application/zip', name: `${recipe.slug}.zip` };
  }
  const template = await readTemplate(platform, format);
  if (template === null) {
    const noted = await withSubstitutesNote(platform.database.read(scope), recipe, locale);
    return inTextFormat(platform, noted, format, locale);
  }
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(format)?.[0] ?? '.txt';
  const content = await writtenRecipe({ recipe, template });
  return { content, type: getMediaType(ending), name: `${recipe.slug}${ending}` };
}

/**
 * A recipe as pages to print.
 * @throws AppError `itemNotFound`, `bookTooLong`
 * @throws ConcurrencyLimitError when others print
 */
export async function printRecipe(
  platform: Platform,
  scope: MemberScope,
  slugOrId: string,
  { paper, locale }: { readonly paper: PaperSize; readonly locale: Locale },
): Promise<{ readonly name: string; readonly content: Readable }> {
  await requireRecipe(platform.database.read(scope), slugOrId).catch(notFoundHere);
  const plain = await readRecipe(platform, scope, slugOrId).catch(notFoundHere);
  const recipe = await withSubstitutesNote(platform.database.read(scope), plain, locale);
  const content = await printBook(platform, scope, planRecipe(recipe, locale), paper);
  return { name: `${recipe.slug}.pdf`, content };
}

async function inTextFormat(
  { settings }: Platform,
  recipe: Recipe,
  name: string,
  locale: Locale,
): Promise<ExportedRecipe> {
  const format = TextFormat.safeParse(name).data ?? fail('exportTemplateUnknown');
  const { ending, type } = exportFormats[format];
  const picture = hasPicture(recipe)
    ? `${settings.server.baseUrl}/api/media/recipes/${recipe.id}/images/original.webp`
    : null;
  const content = await writtenRecipe({ recipe, format, picture, texts: getTexts(locale).exports });
  return { content, type, name: `${recipe.slug}${ending}` };
}

/** Texts are sent with their type; a type that a browser could run is sent as plain text. */
function getMediaType(ending: string): string {
  const subtype = { '.md': 'markdown', '.csv': 'csv' }[ending.toLowerCase()] ?? 'plain';
  return `text/${subtype}; charset=utf-8`;
}

/** The template of that name; null without one. */
async function readTemplate({ files }: Platform, name: string): Promise<string | null> {
  if (!isSegment(name)) fail('exportTemplateUnknown');
  const file = await files.get(`${templateFolder}/${name}`);
  if (file === null) return name === stockTemplate.name ? stockTemplate.text : null;
  if (file.size <= maxTemplateBytes) return text(file.stream);
  file.stream.destroy();
  return fail('exportTemplateUnknown');
}

/** These routes name a missing recipe in their own words. */
function notFoundHere(error: unknown): never {
  if (error instanceof AppError && error.code === 'recipeNotFound') return fail('itemNotFound', {}, error);
  throw error;
}
