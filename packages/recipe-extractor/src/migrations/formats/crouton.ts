import { bytesOfBase64 } from '@hearth/domain/text/base64';
import { isRecord, type HeadedItem, structuredIngredient } from '../../cleaning/index.ts';
import { fileName, withEnding } from '../archive-paths.ts';
import { decodeText } from '../decode-text.ts';
import { certainty, hasEnding, readHead } from '../file-head.ts';
import { plainText, toList } from '../field-values.ts';
import { type MigrationFormat, readOne, type RecipeSource } from '../format.ts';
import { listIngredients, listSteps } from '../headed-items.ts';
import { type MigratedPicture, type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { minutesText } from '../minutes-text.ts';
import { readNutritionText } from '../nutrition-lines.ts';
import unitWords from './crouton-units.json' with { type: 'json' };

const units: Readonly<Record<string, string>> = unitWords;

/** Crouton: `*.crumb`, each a JSON with pictures in base64, alone or in a zip. Known from its exports alone. */
export const crouton: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.crumb'),
  read: (source, language) => readOne(fileName(source.name), () => readRecipe(source, language)),
  recognize: (file) => {
    const head = readHead(file);
    const isJson = /^\s*\{/.test(head);
    if (isJson && /"(?:quantityType|neutritionalInfo|isPublicRecipe|cookingDuration)"\s*:/.test(head))
      return certainty.declared;
    return isJson && hasEnding(file, '.crumb') ? certainty.shaped : certainty.none;
  },
};

function readRecipe({ bytes }: RecipeSource, language: string): MigratedRecipe | null {
  const fields: unknown = JSON.parse(decodeText(bytes));
  if (!isRecord(fields)) throw new Error('There is no recipe in this file');
  const minutes = (key: string) => minutesText(Math.round(Number(fields[key] ?? 0)) || 0, language);
  const { nutrition, rest } = readNutritionText(
    plainText(fields['neutritionalInfo'] ?? fields['nutritionalInfo']),
  );
  const notes = plainText(fields['notes']).trim();
  return migratedRecipe(
    {
      ...listIngredients(inOrder(fields['ingredients']).map(readIngredient)),
      ...listSteps(inOrder(fields['steps']).map(readStep)),
      name: fields['name'],
      yield: plainText(fields['serves']),
      prepTime: minutes('duration'),
      performTime: minutes('cookingDuration'),
      notes: notes === '' ? [] : [notes],
      nutrition,
      tags: toList(fields['tags']).map((tag) => plainText(isRecord(tag) ? tag['name'] : tag)),
      rating: fields['rating'],
      orgURL: fields['webLink'],
      source: fields['sourceName'],
      isFavorite: fields['isFavorite'] === true || fields['favourite'] === true,
      extras: {
        nutrition: rest,
        difficulty: plainText(fields['difficulty']),
        method: plainText(fields['method']),
      },
      picture: readPicture(fields),
    },
    language,
  );
}

/** The objects of a list as their `order` has them. */
function inOrder(value: unknown): Record<string, unknown>[] {
  const order = (one: Record<string, unknown>) => Number(one['order'] ?? 0) || 0;
  return toList(value)
    .filter(isRecord)
    .toSorted((a, b) => order(a) - order(b));
}

function readIngredient({ ingredient, quantity, name }: Record<string, unknown>): HeadedItem {
  const food = plainText(isRecord(ingredient) ? ingredient['name'] : (ingredient ?? name));
  if (!isRecord(quantity)) return structuredIngredient({ food });
  const kind = plainText(quantity['quantityType']);
  if (kind === 'SECTION') return { text: '', heading: food };
  const [low, high] = [quantity['amount'], quantity['secondaryAmount']].map(plainText);
  const amount = high === undefined || high === '' || Number(high) === 0 ? low : `${low}-${high}`;
  return structuredIngredient({ amount, unit: units[kind] ?? kind.toLowerCase(), food });
}

function readStep({ step, isSection }: Record<string, unknown>): HeadedItem {
  return isSection === true ? { text: '', heading: plainText(step) } : { text: plainText(step) };
}

function readPicture(fields: Readonly<Record<string, unknown>>): MigratedPicture | null {
  const data = toList(fields['images']).find((one) => typeof one === 'string' && one !== '');
  if (typeof data === 'string') return { bytes: bytesOfBase64(data) };
  const url = plainText(fields['sourceImage']);
  return /^https?:/i.test(url) ? { url } : null;
}
