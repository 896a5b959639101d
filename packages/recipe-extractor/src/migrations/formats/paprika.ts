import { bytesOfBase64 } from '@hearth/domain/text/base64';
import { headLines, isRecord } from '../../cleaning/index.ts';
import { fileName, withEnding } from '../archive-paths.ts';
import { decodeText } from '../decode-text.ts';
import { plainText, toList } from '../field-values.ts';
import { certainty, hasEnding, readHead } from '../file-head.ts';
import { type MigrationFormat, readOne, type RecipeSource } from '../format.ts';
import { listIngredients, listSteps } from '../headed-items.ts';
import { type MigratedPicture, type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { readNutritionText } from '../nutrition-lines.ts';
import { isGzip, unpackGzip, unpackHead } from '../unpack-gzip.ts';
import { withoutNumber } from '../without-number.ts';

/** A recipe with its photo in base64; more is no recipe. */
const maxBytes = 40 * 1024 * 1024;

/** Paprika: `*.paprikarecipe`, each the gzip of one JSON with the photo in base64; several of them in a zip. */
export const paprika: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.paprikarecipe'),
  read: (source, language) => readOne(fileName(source.name), () => readRecipe(source, language)),
  recognize: (file) => {
    if (!isGzip(file.bytes) && !hasEnding(file, '.paprikarecipe')) return certainty.none;
    const head = isGzip(file.bytes) ? decodeText(unpackHead(file.bytes)) : readHead(file);
    const isOwn =
      /^\s*\{/.test(head) &&
      /"(?:photo_data|on_favorites|nutritional_info|source_url|directions)"\s*:/.test(head);
    if (isOwn) return certainty.declared;
    return hasEnding(file, '.paprikarecipe') ? certainty.shaped : certainty.none;
  },
};

function readRecipe({ bytes }: RecipeSource, language: string): MigratedRecipe | null {
  const plain = isGzip(bytes) || bytes[0] !== 0x7b ? unpackGzip(bytes, maxBytes) : bytes;
  const fields: unknown = JSON.parse(decodeText(plain));
  if (!isRecord(fields)) throw new Error('There is no recipe in this file');
  const text = (key: string) => plainText(fields[key]).trim();
  const { nutrition, rest } = readNutritionText(text('nutritional_info'));
  const directions = headLines(text('directions'));
  return migratedRecipe(
    {
      ...listIngredients(headLines(text('ingredients'))),
      ...listSteps(directions.map((line) => ({ ...line, text: withoutNumber(line.text) }))),
      name: fields['name'],
      description: fields['description'],
      yield: fields['servings'],
      prepTime: fields['prep_time'],
      performTime: fields['cook_time'],
      totalTime: fields['total_time'],
      notes: text('notes') === '' ? [] : [text('notes')],
      nutrition,
      tags: toList(fields['categories']).map((one) => (isRecord(one) ? one['name'] : one)),
      rating: fields['rating'],
      orgURL: fields['source_url'],
      source: fields['source'],
      dateAdded: fields['created'],
      isFavorite: fields['on_favorites'] === true || fields['on_favorites'] === 1,
      extras: { difficulty: text('difficulty'), nutrition: rest, scale: text('scale') },
      picture: readPicture(fields),
    },
    language,
  );
}

/** The photo of the recipe, the first of its further ones, or its address. */
function readPicture(fields: Readonly<Record<string, unknown>>): MigratedPicture | null {
  const { photo_data: data, photo_large: large, photos, photos_data: others, image_url: url } = fields;
  const further = [...toList(photos), ...toList(others)].map((one) => (isRecord(one) ? one['data'] : one));
  const found = [large, data, ...further].find((one) => typeof one === 'string' && one.length > 0);
  if (typeof found === 'string' && !/^https?:/i.test(found)) return { bytes: bytesOfBase64(found) };
  return typeof url === 'string' && url !== '' ? { url } : null;
}
