import { findOwnRecord, isMarkedIndex } from '@hearth/domain/recipes/exports';
import { getFolder } from './archive-paths.ts';
import { decodeText } from './decode-text.ts';
import { type MigrationFormat, type ReadRecipe, readOne, type RecipeSource } from './format.ts';
import { ownRecipe } from './own-recipe.ts';

/** A file of text is not larger. */
const maxBytes = 8_000_000;

/**
 * A format that Hearth writes as well: of a file that it has written and nobody has changed, the recipe is read that the
 * file carries, whole; any other file is read as the format says.
 */
export function withOwnRecord(format: MigrationFormat): MigrationFormat {
  return {
    ...format,
    read: (source, language) => readOwnFile(source) ?? format.read(source, language),
  };
}

/** The recipe that a file of Hearth carries; none of an index of such files; null for any other file. */
export function readOwnFile({ name, bytes }: RecipeSource): readonly ReadRecipe[] | null {
  if (bytes.length > maxBytes) return null;
  const text = decodeText(bytes);
  if (isMarkedIndex(text)) return [];
  const record = findOwnRecord(text);
  if (record === null) return null;
  const { recipe, picture } = record;
  const isAddress = picture !== null && /^https?:/i.test(picture);
  const paths = picture === null || isAddress ? [] : [`${getFolder(name)}${picture}`];
  return readOne(name, () => ownRecipe(recipe, { paths, url: isAddress ? picture : null }));
}
