import {
  cleanCategories,
  cleanNotes,
  cleanRating,
  cleanTags,
  cleanText,
  isRecord,
  stableText,
} from '../../cleaning/index.ts';
import { extractRecipeFromJson, toImportedRecipe } from '../../extraction/index.ts';
import { toList, plainText } from '../field-values.ts';
import { dayIn, type MigratedRecipe, readYield } from '../migrated-recipe.ts';

/**
 * A recipe in schema.org JSON.
 * @param paths of the picture in the archive, before its address
 * @throws Error where there is none
 */
export function schemaRecipe(data: unknown, language: string, paths: readonly string[]): MigratedRecipe {
  const found = extractRecipeFromJson(data, null);
  if (found === null) throw new Error('There is no recipe in this file');
  const { image, ...recipe } = toImportedRecipe(found, { language });
  const fields = isRecord(data) ? data : {};
  const stars = cleanRating(ownRating(fields['aggregateRating']));
  return {
    ...recipe,
    description: readDescription(fields['description'], recipe.description),
    ...readYields(found.yieldTexts),
    categories: cleanCategories(found.category),
    tags: [...new Set([...recipe.tags, ...cleanTags(found.cuisine)])],
    tools: cleanCategories(fields['tool']),
    notes: cleanNotes(toList(fields['comment']).map(readNote)),
    rating: stars !== null && stars >= 1 && stars <= 5 ? stars : null,
    dateAdded: dayIn(fields['dateCreated'] ?? fields['datePublished']),
    isMade: false,
    isFavorite: false,
    source: found.author,
    extras: readExtras(fields),
    picture: { paths, url: image },
    assets: null,
  };
}

/** With its line breaks, which pages do not mean. */
function readDescription(written: unknown, read: string): string {
  const text = typeof written === 'string' ? stableText(written) : '';
  return text.replaceAll(/\s+/g, ' ') === read.replaceAll(/\s+/g, ' ') ? text : read;
}

/** Servings as a bare number beside a yield of something else; of other lists the importer of pages knows which one counts. */
function readYields(texts: readonly string[]): Partial<ReturnType<typeof readYield>> {
  const [first = '', second = ''] = texts;
  if (texts.length <= 1) return readYield(texts);
  if (texts.length > 2 || !/^\d{1,4}$/.test(first) || /^\d*$/.test(second)) return {};
  const made = readYield(second);
  return made.recipeServings > 0 ? {} : { ...made, recipeServings: Number(first) };
}

function readNote(comment: unknown): unknown {
  return isRecord(comment)
    ? { title: plainText(comment['name']), text: plainText(comment['text']) }
    : comment;
}

/** Whether a text is JSON with a recipe of schema.org in its beginning. */
export function isRecipeJson(head: string): boolean {
  return (
    /^\uFEFF?\s*[[{]/.test(head) &&
    /"@type"\s*:\s*(?:\[\s*)?"(?:https?:\/\/schema\.org\/)?Recipe"/i.test(head)
  );
}

/** What one has given, not the average of the readers of a site, which says how many they are. */
function ownRating(rating: unknown): unknown {
  if (!isRecord(rating)) return null;
  const count = Number(rating['ratingCount'] ?? rating['reviewCount'] ?? 1);
  return count > 1 ? null : rating['ratingValue'];
}

const extraFields = ['suitableForDiet', 'cookingMethod', 'difficulty', 'estimatedCost'];

function readExtras(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  const portion = isRecord(fields['nutrition']) ? fields['nutrition']['servingSize'] : null;
  const given = [...extraFields.map((key) => [key, fields[key]] as const), ['servingSize', portion] as const];
  const texts = given.map(
    ([key, value]) => [key, [value].flat().map(cleanText).filter(Boolean).join(', ')] as const,
  );
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}
