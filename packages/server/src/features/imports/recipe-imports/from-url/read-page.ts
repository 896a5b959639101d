import { formatTag } from '@hearth/domain/text/locales';
import {
  type ExtractedRecipe,
  type ImportedRecipe,
  type PageNote,
  type ReadableText,
  toImportedRecipe,
} from '@hearth/recipe-extractor/extraction';
import {
  everyOrigin,
  extractedOrigins,
  type FieldOrigins,
  readFields,
} from '@hearth/recipe-extractor/read-fields';
import { cleanCategories } from '@hearth/recipe-extractor/cleaning';
import type { TextRecipe } from '@hearth/recipe-extractor/text';
import type { ReadField } from '@hearth/contract';
import { fail } from '../../../../platform/errors/app-error.ts';
import { type Locale, getTexts } from '../../../../platform/i18n/locales.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { askForRecipe } from './ask-for-recipe.ts';
import type { FetchedPage } from './fetch-page.ts';
import type { FoundVideo } from './find-video.ts';
import { findRecipe, findVideoOnPage } from './page-reader.ts';

/** A recipe with what was read for it; the latter is told, not stored. */
export type ReadRecipe = Omit<ImportedRecipe, 'notes' | 'source'> & {
  readonly fields: ReadField[];
  readonly notes?: PageNote[];
  /** What the page files the recipe under; stored where the import asks for it. */
  readonly pageCategories?: readonly string[];
};

/** A page to look for a recipe in: fetched, or pasted, possibly without its address. */
type PageToRead = Pick<FetchedPage, 'html' | 'status'> & {
  readonly [K in 'pageUrl' | 'askedUrl']: FetchedPage[K] | null;
};

/**
 * The recipe of a page: of what the page says to machines or in its structure, or of what people wrote below its video,
 * else as the AI service reads it where one is configured. Null when there is none.
 * @throws AppError `importVideoWithoutRecipe`, `pageTooLarge`, `recipeTooLarge`, `tooMuchWork`
 */
export async function readPage(
  platform: Platform,
  page: PageToRead,
  locale: Locale,
): Promise<ReadRecipe | null> {
  const source = { text: page.html, url: page.pageUrl };
  const found = await findRecipe(source);
  if (found !== null) return imported(found, page.askedUrl, locale);
  const video = await findVideoOnPage(source);
  if (video?.recipe) return recipeOfVideo(video, video.recipe, page.askedUrl, locale);
  const guessed = await askForRecipe(platform, page, video === null ? null : spokenWords(video));
  if (guessed !== null) return imported(guessed, page.askedUrl, locale, byAi);
  return video === null || page.status >= 400 ? null : fail('importVideoWithoutRecipe');
}

/** What a video says, in words: what people wrote below it, and what is said in it where the page has that. */
function spokenWords({ video }: FoundVideo): ReadableText {
  const { title, description, transcript, image } = video;
  return { lines: [title ?? '', ...description.split('\n'), ...transcript.split('\n')], image };
}

/** What people write below a video has no marks: its parts are told by headings and by how the lines look. */
const byReading = everyOrigin({ source: 'text', confidence: 'medium' });

/** The recipe below a video, with its still and its channel. Amounts that nobody wrote stay empty. */
function recipeOfVideo(
  { video, others }: FoundVideo,
  recipe: TextRecipe,
  url: string | null,
  locale: Locale,
): ReadRecipe {
  const words = getTexts(locale);
  const { title, author, image } = video;
  const { prepTime, performTime, totalTime } = recipe;
  const opening = title === null || recipe.name === null || title.includes(recipe.name) ? '' : recipe.name;
  const name = title ?? recipe.name;
  const read = {
    name: name ?? words.imported.untitled,
    description: [opening, recipe.description].filter(Boolean).join('\n'),
    image,
    recipeYield: '',
    recipeServings: recipe.servings ?? 0,
    recipeYieldQuantity: 0,
    prepTime,
    performTime,
    totalTime,
    recipeIngredient: recipe.ingredients.map((line) => ({ title: line.title || null, note: line.text })),
    recipeInstructions: recipe.steps.map((step) => ({ title: step.title, summary: '', text: step.text })),
    nutrition: {},
    tags: [],
    orgURL: url,
  };
  const notes = [
    ...recipe.notes,
    ...(others === '' ? [] : [{ title: '', text: others }]),
    ...(author === null ? [] : [{ title: words.exports.source, text: author }]),
  ];
  return { ...read, notes, fields: readFields({ ...read, name: name ?? '' }, byReading) };
}

/** What the AI service tells: it mostly reads well, and nothing on the page vouches for it. */
export const byAi = everyOrigin({ source: 'ai', confidence: 'medium' });

/**
 * A recipe that was found, as it is stored; one without a title gets one in the reader's language.
 * @param origins where its fields come from, if the recipe itself does not know
 */
export function imported(
  found: ExtractedRecipe,
  url: string | null,
  locale: Locale,
  origins: FieldOrigins = extractedOrigins(found),
): ReadRecipe {
  const recipe = toImportedRecipe(found, { language: formatTag(locale), url });
  const isNamed = recipe.name !== 'Untitled';
  const fields = readFields(isNamed ? recipe : { ...recipe, name: '' }, origins);
  const { notes: told = [], source = null, ...others } = recipe;
  const notes = source === null ? told : [...told, { title: getTexts(locale).exports.source, text: source }];
  const name = isNamed ? recipe.name : getTexts(locale).imported.untitled;
  const pageCategories = [...new Set(cleanCategories(found.category))];
  return { ...others, name, fields, pageCategories, ...(notes.length === 0 ? {} : { notes: [...notes] }) };
}
