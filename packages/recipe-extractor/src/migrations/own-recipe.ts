import { isRecord, nutritionFields } from '../cleaning/index.ts';
import { plainText, toList } from './field-values.ts';
import { dayIn, type MigratedPicture, type MigratedRecipe } from './migrated-recipe.ts';

/**
 * A recipe as Hearth writes it, in the names of the contract or, in archives, with `_` within them. Every text is as it
 * was written; what has no field in {@link MigratedRecipe} stays in `document`.
 * @throws Error where it has no name
 */
export function ownRecipe(written: Record<string, unknown>, picture: MigratedPicture | null): MigratedRecipe {
  const document = camelFields(written);
  const text = (key: string) => plainText(document[key]);
  const number = (key: string) => Number(document[key] ?? 0) || 0;
  const name = text('name');
  if (name.trim() === '') throw new Error('There is no recipe in this file');
  const rating = number('rating');
  return {
    name,
    description: text('description'),
    recipeYield: text('recipeYield'),
    recipeServings: number('recipeServings'),
    recipeYieldQuantity: number('recipeYieldQuantity'),
    prepTime: text('prepTime') || null,
    performTime: text('performTime') || text('cookTime') || null,
    totalTime: text('totalTime') || null,
    recipeIngredient: toList(document['recipeIngredient']).map(readIngredient),
    recipeInstructions: toList(document['recipeInstructions']).map(readStep),
    notes: toList(document['notes']).filter(isRecord).map(readNote),
    nutrition: readNutrition(document['nutrition']),
    categories: namesIn(document['recipeCategory']),
    tags: namesIn(document['tags']),
    tools: namesIn(document['tools']),
    rating: rating >= 1 && rating <= 5 ? rating : null,
    orgURL: text('orgURL') || null,
    dateAdded: dayIn(document['dateAdded']),
    isMade: false,
    isFavorite: false,
    source: null,
    extras: readExtras(document['extras']),
    picture,
    assets: null,
    document,
  };
}

/** Keys of maps that people have named stay as they are. */
const ownKeys = new Set(['extras']);
const maxDepth = 12;

function camelFields(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  const camel = (key: string) =>
    key === 'org_url'
      ? 'orgURL'
      : key.replaceAll(/(?<=[a-z\d])_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      camel(key),
      ownKeys.has(key) ? value : camelValue(value, depth + 1),
    ]),
  );
}

function camelValue(value: unknown, depth: number): unknown {
  if (depth > maxDepth) return value;
  if (Array.isArray(value)) return value.map((one) => camelValue(one, depth + 1));
  return isRecord(value) ? camelFields(value, depth) : value;
}

function readIngredient(value: unknown): MigratedRecipe['recipeIngredient'][number] {
  if (!isRecord(value)) return { title: null, note: plainText(value) };
  const [unit, food, linked] = [value['unit'], value['food'], value['referencedRecipe']].map(nameIn);
  const note = plainText(value['note']);
  const quantity = Number(value['quantity'] ?? 0) || 0;
  const title = plainText(value['title']) || null;
  if (!unit && !food && !linked) return { title, note: note || plainText(value['originalText']) };
  const said = [quantity === 0 ? '' : String(quantity), unit ?? '', linked || (food ?? ''), note];
  const line = plainText(value['originalText']) || said.filter((part) => part !== '').join(' ');
  return {
    title,
    note: line,
    ...(food ? { parts: { quantity, unit: unit ?? '', food, note } } : {}),
  };
}

function nameIn(value: unknown): string {
  return isRecord(value) ? plainText(value['name']) : typeof value === 'string' ? value : '';
}

function namesIn(value: unknown): string[] {
  return toList(value).map(nameIn).filter(Boolean);
}

function readStep(value: unknown): MigratedRecipe['recipeInstructions'][number] {
  if (!isRecord(value)) return { title: '', summary: '', text: plainText(value) };
  const [title, summary, text] = [value['title'], value['summary'], value['text']].map(plainText);
  return { title: title ?? '', summary: summary ?? '', text: text ?? '' };
}

function readNote(value: Record<string, unknown>): MigratedRecipe['notes'][number] {
  return { title: plainText(value['title']), text: plainText(value['text']) };
}

function readNutrition(value: unknown): MigratedRecipe['nutrition'] {
  const fields = isRecord(value) ? value : {};
  const nutrition: MigratedRecipe['nutrition'] = {};
  for (const field of nutritionFields) {
    const text = plainText(fields[field]);
    if (text !== '') nutrition[field] = text;
  }
  return nutrition;
}

function readExtras(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plainText(one)]));
}
