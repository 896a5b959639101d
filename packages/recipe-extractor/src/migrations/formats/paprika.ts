import { gunzipSync } from 'fflate';
import { isRecord } from '../../cleaning/index.ts';
import { bytesOfBase64 } from '@hearth/domain/text/base64';
import { fileName, withEnding } from '../archive-paths.ts';
import { plainText } from '../field-values.ts';
import { type MigrationFormat, readOne, type RecipeSource } from '../format.ts';
import { type MigratedPicture, type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { decodeText } from '../decode-text.ts';
import { withoutNumber } from '../without-number.ts';

/** A recipe with its photo in base64; more is no recipe. */
const maxBytes = 40 * 1024 * 1024;

/** Paprika: `*.paprikarecipe`, each the gzip of one JSON with the photo in base64. */
export const paprika: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.paprikarecipe'),
  read: (source, language) => readOne(fileName(source.name), () => readRecipe(source, language)),
};

function readRecipe({ bytes }: RecipeSource, language: string): MigratedRecipe | null {
  const fields: unknown = JSON.parse(decodeText(unpacked(bytes)));
  if (!isRecord(fields)) throw new Error('There is no recipe in this file');
  const directions = plainText(fields['directions']);
  const notes = plainText(fields['notes']).trim();
  return migratedRecipe(
    {
      name: fields['name'],
      description: fields['description'],
      yield: fields['servings'],
      prepTime: fields['prep_time'],
      performTime: fields['cook_time'],
      totalTime: fields['total_time'],
      ingredients: fields['ingredients'],
      steps: directions.split(/[\r\n]+/).map(withoutNumber),
      notes: notes === '' ? [] : [notes],
      tags: fields['categories'],
      rating: fields['rating'],
      orgURL: fields['source_url'],
      dateAdded: fields['created'],
      picture: readPicture(fields),
    },
    language,
  );
}

/** The size that a gzip file declares stands in its last four bytes; the output is cut there. */
function unpacked(bytes: Uint8Array): Uint8Array {
  const declared =
    bytes.length < 4 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4, true);
  if (declared > maxBytes) throw new Error('This recipe is too large');
  return gunzipSync(bytes, { out: new Uint8Array(declared) });
}

function readPicture(fields: Readonly<Record<string, unknown>>): MigratedPicture | null {
  const { photo_data: data, image_url: url } = fields;
  if (typeof data === 'string' && data !== '') return { bytes: bytesOfBase64(data) };
  return typeof url === 'string' && url !== '' ? { url } : null;
}
