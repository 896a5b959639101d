import type { Recipe } from '@hearth/contract';
import { exportedRecipe, type ExportFormat, exportFormats } from '@hearth/domain/recipes/exports';
import { emptyRecipe } from '@hearth/domain/recipes/fields';
import { type MigratedRecipe, migrationFormats } from '@hearth/recipe-extractor/migrations';
import { ingredient, food, step } from '../../packages/domain/src/recipes/exports/recipes-for-test.ts';
import { buildZip } from '../../packages/server/src/features/imports/migrations/build-zip-for-test.ts';
import { textsForTest } from '../../packages/domain/src/recipes/exports/texts-for-test.ts';
import { snakeKeys } from '@hearth/domain/text/json-keys';
import * as z from 'zod';

/** The ways out of Hearth and in again: its own archive, and the open formats. */
export const ways = ['archive', 'json-ld', 'cooklang', 'markdown'] as const;
export type Way = (typeof ways)[number];

const programs = { 'json-ld': 'schemaorg', cooklang: 'cooklang', markdown: 'markdown' } as const;
const language = 'en-US';
/** As people see them: the names of schema.org are no words. */
const texts = {
  ...textsForTest,
  nutrients: {
    ...textsForTest.nutrients,
    calories: 'Calories',
    proteinContent: 'Protein',
    sodiumContent: 'Sodium',
  },
};

/** What comes back of a recipe that goes out one way and in again; null where nothing does. */
export function sendAround(recipe: Recipe, way: Way): MigratedRecipe | null {
  const [read] =
    way === 'archive'
      ? migrationFormats.hearth.read({ name: 'recipe.zip', bytes: packRecipe(recipe) }, language)
      : migrationFormats[programs[way]].read(writeFile(recipe, way), language);
  return read !== undefined && 'recipe' in read ? read.recipe : null;
}

/**
 * What comes back of the text alone, as other programs read it, and Hearth where someone has edited the file; null where
 * nothing does.
 */
export function sendText(recipe: Recipe, format: ExportFormat): MigratedRecipe | null {
  const { name, bytes } = writeFile(recipe, format);
  const text = new TextDecoder().decode(bytes);
  const [read] = migrationFormats[programs[format]].read(
    { name, bytes: new TextEncoder().encode(withoutRecord(text)) },
    language,
  );
  return read !== undefined && 'recipe' in read ? read.recipe : null;
}

function withoutRecord(text: string): string {
  if (!text.startsWith('{')) return text.slice(0, text.search(/\n(?:\[-|<!--) hearth:recipe [^\n]*\n$/));
  const { 'hearth:recipe': _record, ...thing } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(thing);
}

function packRecipe(recipe: Recipe): Uint8Array {
  return buildZip({ 'recipe.json': JSON.stringify(snakeKeys(recipe)) });
}

function writeFile(recipe: Recipe, format: ExportFormat): { name: string; bytes: Uint8Array } {
  const text = exportedRecipe(recipe, format, { picture: null, texts });
  return { name: `recipe${exportFormats[format].ending}`, bytes: new TextEncoder().encode(text) };
}

const Named = z.union([z.string(), z.object({ name: z.string() })]).nullish();
const text = z.string().nullish();

/** The compared fields of a recipe of the contract, or of one as a file has it: there, organizers may be names. */
const ComparedRecipe = z.object({
  name: z.string(),
  description: text,
  recipeServings: z.number(),
  recipeYieldQuantity: z.number(),
  recipeYield: text,
  prepTime: text,
  performTime: text,
  totalTime: text,
  recipeIngredient: z.array(
    z.object({
      title: text,
      quantity: z.number().nullish(),
      unit: Named,
      food: Named,
      note: text,
      originalText: text,
      referencedRecipe: z.unknown().optional(),
    }),
  ),
  recipeInstructions: z.array(z.object({ title: text, summary: text, text: z.string() })),
  notes: z.array(z.unknown()),
  recipeCategory: z.array(Named),
  tags: z.array(Named),
  tools: z.array(Named),
  rating: z.number().nullish(),
  nutrition: z.record(z.string(), z.unknown()).nullish(),
  orgURL: text,
  dateAdded: text,
  extras: z.record(z.string(), z.unknown()).nullish(),
});
type ComparedRecipe = z.output<typeof ComparedRecipe>;

/** The fields that are compared, each as a value that is equal where the recipes say the same. */
export const comparedFields = {
  name: ({ name }) => name,
  description: ({ description }) => description ?? '',
  servings: ({ recipeServings }) => recipeServings,
  yield: ({ recipeYieldQuantity, recipeYield }) => [recipeYieldQuantity, recipeYield ?? ''],
  prepTime: ({ prepTime }) => prepTime || null,
  performTime: ({ performTime }) => performTime || null,
  totalTime: ({ totalTime }) => totalTime || null,
  ingredients: ({ recipeIngredient }) =>
    recipeIngredient.map((one) => [
      one.title || null,
      one.quantity ?? null,
      readName(one.unit),
      readName(one.food),
      one.note ?? '',
      one.originalText ?? null,
      readName(one.referencedRecipe),
    ]),
  steps: ({ recipeInstructions }) =>
    recipeInstructions.map(({ title, summary, text }) => [title ?? '', summary ?? '', text]),
  notes: ({ notes }) => notes,
  categories: ({ recipeCategory }) => recipeCategory.map(readName),
  tags: ({ tags }) => tags.map(readName),
  tools: ({ tools }) => tools.map(readName),
  rating: ({ rating }) => rating || null,
  nutrition: ({ nutrition }) =>
    Object.entries(nutrition ?? {})
      .filter(([, value]) => value !== null && value !== '')
      .toSorted(([one], [other]) => one.localeCompare(other)),
  source: ({ orgURL }) => orgURL || null,
  dateAdded: ({ dateAdded }) => dateAdded ?? null,
  extras: ({ extras }) => extras ?? {},
} as const satisfies Readonly<Record<string, (recipe: ComparedRecipe) => unknown>>;

export type ComparedField = keyof typeof comparedFields;

function readName(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : null;
}

/** The fields in which a recipe that came back is not the one that went out. */
export function listDifferences(sent: Recipe, back: MigratedRecipe | null): ComparedField[] {
  const fields = Object.keys(comparedFields) as ComparedField[];
  if (back === null) return fields;
  const stored =
    back.document === undefined
      ? storedRecipe(back)
      : ComparedRecipe.parse({ ...emptyRecipe, ...back.document });
  return fields.filter((field) => {
    const value = comparedFields[field];
    return JSON.stringify(value(sent)) !== JSON.stringify(value(stored));
  });
}

/** A recipe as an import has stored it: lines as text, or in parts where its source told them. */
export function storedRecipe(read: Omit<MigratedRecipe, 'picture' | 'assets'>): Recipe {
  const organizer = (name: string) => ({ id: '', name, slug: '', groupId: '' });
  return {
    ...emptyRecipe,
    name: read.name,
    description: read.description,
    recipeServings: read.recipeServings,
    recipeYieldQuantity: read.recipeYieldQuantity,
    recipeYield: read.recipeYield,
    prepTime: read.prepTime,
    performTime: read.performTime,
    totalTime: read.totalTime,
    recipeIngredient: read.recipeIngredient.map(({ title, note, parts }) =>
      parts === undefined
        ? ingredient({ title, note, isFood: false })
        : ingredient({
            title,
            quantity: parts.quantity,
            food: parts.food === '' ? null : food(parts.food),
            note: parts.note,
            originalText: note,
          }),
    ),
    recipeInstructions: read.recipeInstructions.map(({ title, summary, text }) =>
      step(text, { title, summary }),
    ),
    notes: [...read.notes],
    nutrition: { ...read.nutrition },
    recipeCategory: read.categories.map(organizer),
    tags: read.tags.map(organizer),
    tools: read.tools.map((name) => ({ ...organizer(name), onHand: false, householdsWithTool: [] })),
    rating: read.rating,
    orgURL: read.orgURL,
    dateAdded: read.dateAdded,
    extras: { ...read.extras },
  };
}
