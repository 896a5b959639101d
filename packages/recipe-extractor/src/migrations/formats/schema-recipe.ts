import { cleanCategories, cleanNotes, cleanRating, isRecord } from '../../cleaning/index.ts';
import { extractRecipeFromJson, toImportedRecipe } from '../../extraction/index.ts';
import { toList, plainText } from '../field-values.ts';
import { dayIn, type MigratedRecipe } from '../migrated-recipe.ts';

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
  const rating = isRecord(fields['aggregateRating']) ? fields['aggregateRating']['ratingValue'] : null;
  const stars = cleanRating(rating);
  return {
    ...recipe,
    categories: cleanCategories(found.category),
    tools: cleanCategories(fields['tool']),
    notes: cleanNotes(toList(fields['comment']).map(readNote)),
    rating: stars !== null && stars >= 1 && stars <= 5 ? stars : null,
    dateAdded: dayIn(fields['dateCreated'] ?? fields['datePublished']),
    isMade: false,
    isFavorite: false,
    source: found.author,
    extras: {},
    picture: { paths, url: image },
    assets: null,
  };
}

function readNote(comment: unknown): unknown {
  return isRecord(comment)
    ? { title: plainText(comment['name']), text: plainText(comment['text']) }
    : comment;
}
