/** What an import has read, field by field: a short form of the value, where it was found, and how far to trust it. */
import type { ReadField } from '@hearth/contract/index';
import type { ExtractedRecipe, ImportedRecipe, RecipeOrigins } from '../extraction/index.ts';

export type ReadFieldName = ReadField['field'];

/** Where fields come from, by the names of the stored recipe; a field that was not found has none. */
export type FieldOrigins = Readonly<Partial<Record<ReadFieldName, Pick<ReadField, 'source' | 'confidence'>>>>;

/** Longer values are cut: the recipe itself shows them whole. */
const maxValueLength = 140;

/** The fields of the extractor that each field of a stored recipe is made of; the first one with an origin counts. */
const madeOf: Readonly<Record<ReadFieldName, readonly (keyof RecipeOrigins)[]>> = {
  name: ['title'],
  description: ['description'],
  image: ['images'],
  recipeYield: ['yieldTexts'],
  prepTime: ['prepTime'],
  performTime: ['cookTime'],
  totalTime: ['totalTime'],
  recipeIngredient: ['ingredients', 'ingredientGroups'],
  recipeInstructions: ['sections'],
  nutrition: ['nutrition'],
  tags: ['keywords'],
};

const names = Object.keys(madeOf) as ReadFieldName[];

/** Where the fields of an extracted recipe come from. */
export function extractedOrigins({ origins }: Pick<ExtractedRecipe, 'origins'>): FieldOrigins {
  const found = names.map(
    (name) => [name, madeOf[name].map((field) => origins[field]).find(Boolean)] as const,
  );
  return Object.fromEntries(found.filter(([, origin]) => origin !== undefined));
}

/** The same origin for every field. */
export function everyOrigin(origin: Pick<ReadField, 'source' | 'confidence'>): FieldOrigins {
  return Object.fromEntries(names.map((name) => [name, origin]));
}

/** The fields of a recipe that were found and say something, in the order in which a recipe shows them. */
export function readFields(recipe: ImportedRecipe, origins: FieldOrigins): ReadField[] {
  return names.flatMap((field) => {
    const origin = origins[field];
    const texts = listTexts(recipe, field).filter((text) => text !== '');
    if (origin === undefined || texts.length === 0) return [];
    return [{ field, value: shortened(texts.join(' · ')), count: texts.length, ...origin }];
  });
}

function listTexts(recipe: ImportedRecipe, field: ReadFieldName): string[] {
  switch (field) {
    case 'recipeYield':
      return [readYield(recipe)];
    case 'recipeIngredient':
      return recipe.recipeIngredient.map(({ note }) => note);
    case 'recipeInstructions':
      return recipe.recipeInstructions.map(({ text }) => text);
    case 'nutrition':
      return Object.values(recipe.nutrition).map((value) => value ?? '');
    case 'tags':
      return recipe.tags;
    case 'name':
    case 'description':
    case 'image':
    case 'prepTime':
    case 'performTime':
    case 'totalTime':
      return [recipe[field] ?? ''];
  }
}

function readYield({ recipeServings, recipeYieldQuantity, recipeYield }: ImportedRecipe): string {
  if (recipeServings > 0) return String(recipeServings);
  return recipeYieldQuantity > 0 ? `${recipeYieldQuantity} ${recipeYield}`.trim() : recipeYield;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= maxValueLength
    ? line
    : `${line
        .slice(0, maxValueLength - 1)
        .toWellFormed()
        .trimEnd()}…`;
}
