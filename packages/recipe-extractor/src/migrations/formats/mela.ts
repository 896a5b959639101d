import { isRecord } from '../../cleaning/index.ts';
import { bytesOfBase64 } from '@hearth/domain/text/base64';
import { fileName, withEnding } from '../archive-paths.ts';
import { toList, plainText } from '../field-values.ts';
import { type MigrationFormat, readOne, type RecipeSource } from '../format.ts';
import { markedLines } from '../headed-lines.ts';
import { type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { decodeText } from '../decode-text.ts';

/** Mela: `*.melarecipe`, each a JSON with pictures in base64. */
export const mela: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.melarecipe'),
  read: (source, language) => readOne(fileName(source.name), () => readRecipe(source, language)),
};

function readRecipe({ bytes }: RecipeSource, language: string): MigratedRecipe | null {
  const fields: unknown = JSON.parse(decodeText(bytes));
  if (!isRecord(fields)) throw new Error('There is no recipe in this file');
  const ingredients = markedLines(plainText(fields['ingredients']), '#');
  const steps = markedLines(plainText(fields['instructions']), '#');
  const notes = plainText(fields['notes']).trim();
  const picture = toList(fields['images']).find((image) => typeof image === 'string' && image !== '');
  return migratedRecipe(
    {
      name: fields['title'],
      description: fields['text'],
      yield: fields['yield'],
      prepTime: fields['prepTime'],
      performTime: fields['cookTime'],
      totalTime: fields['totalTime'],
      ingredients: ingredients.lines,
      headings: ingredients.headings,
      steps: steps.lines,
      stepHeadings: steps.headings,
      notes: notes === '' ? [] : [notes],
      tags: fields['categories'],
      orgURL: fields['link'],
      picture: typeof picture === 'string' ? { bytes: bytesOfBase64(picture) } : null,
    },
    language,
  );
}
