import type { Recipe, RecipeIngredient } from '@hearth/contract';
import { type FactField, factNames } from '../fields/index.ts';
import { cooklangStep, maxSearchCharacters, type NamedIngredient, type Unmarked } from './cooklang-step.ts';
import { escapedText, escapedTitle, markText, metadataText } from './cooklang-text.ts';
import type { ExportedPicture } from './export-formats.ts';
import { ingredientParts, type IngredientText } from './ingredient-text.ts';
import { listFacts, groupByTitle, splitLines, makes, listNutrition, oneLine } from './recipe-parts.ts';

/**
 * A recipe in Cooklang (https://cooklang.org/docs/spec/): metadata, the ingredients that no step names, the steps with
 * their ingredients, tools and times marked, the notes.
 */
export function recipeCooklang(recipe: Recipe, picture: ExportedPicture): string {
  const ingredients = recipe.recipeIngredient.map(namedIngredient).filter((one) => one !== null);
  const tools = recipe.tools.map(({ name }) => oneLine(name)).filter((name) => name !== '');
  const unmarked: Unmarked = {
    ingredients: new Map(ingredients.map((one) => [one.id, one])),
    tools: new Set(tools),
    search: maxSearchCharacters,
  };
  const steps = groupByTitle(recipe.recipeInstructions).flatMap(({ title, rows }) => [
    ...(title === null ? [] : [`== ${escapedTitle(title)} ==`]),
    ...rows.map((step) => cooklangStep(step, unmarked)),
  ]);
  const blocks = [
    metadata(recipe, picture, tools),
    ...unnamedBlocks(ingredients.filter(({ id }) => unmarked.ingredients.has(id))),
    ...steps,
    ...recipe.notes.map(noteBlock),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Signs that stand in no name of a food, such as the colon of `Heat: high`. */
const noName = /[:.;!?,()[\]{}@#~|%\\\n]/;
/** Shorter names are met by chance. */
const minNameLength = 2;

/** An ingredient with the names of its food; or with what its line names. Null for one that says nothing. */
function namedIngredient(ingredient: RecipeIngredient): NamedIngredient | null {
  const parts = ingredientParts(ingredient);
  if (parts === null) return null;
  const { food } = ingredient;
  const written =
    food === null
      ? [parts.name]
      : [food.name, food.pluralName, parts.name, ...food.aliases.map(({ name }) => name)];
  const names = written
    .map(oneLine)
    .filter((name) => name.length >= minNameLength && /\p{L}/u.test(name) && !noName.test(name));
  return { ...parts, names: [...new Set(names)] };
}

/** Ingredients that no step names, a paragraph for each group of the list. */
function unnamedBlocks(ingredients: readonly IngredientText[]): string[] {
  return groupByTitle(ingredients).map(({ title, rows }) => {
    const marks = rows.map((one) => markText('@', one)).join(', ');
    return title === null ? marks : `${escapedText(title)}: ${marks}`;
  });
}

function noteBlock({ title, text }: Recipe['notes'][number]): string {
  const heading = oneLine(title);
  const lines = [heading === '' ? '' : `${heading}:`, ...splitLines(text)].filter(
    (line) => line.trim() !== '',
  );
  return lines.map((line) => `> ${escapedText(line.trim())}`).join('\n');
}

function metadata(recipe: Recipe, picture: ExportedPicture, tools: readonly string[]): string {
  const { servings, yield: amount } = makes(recipe);
  const lines = [
    ...entry('title', oneLine(recipe.name)),
    ...entry('description', splitLines(recipe.description ?? '').join('\n')),
    ...entry('source', oneLine(recipe.orgURL)),
    ...entry('servings', servings ?? ''),
    ...entry('yield', amount ?? ''),
    ...listFacts(recipe).flatMap(writeFact),
    ...listEntry(
      'course',
      recipe.recipeCategory.map(({ name }) => name),
    ),
    ...listEntry(
      'tags',
      recipe.tags.map(({ name }) => name),
    ),
    ...listEntry('tools', tools),
    ...entry('image', picture ?? ''),
    ...entry('rating', recipe.rating === null ? '' : String(recipe.rating)),
    ...entry('date', recipe.dateAdded ?? ''),
    ...nutritionEntry(recipe),
    ...extraEntries(recipe),
  ];
  return ['---', ...lines, '---'].join('\n');
}

/** Names of the metadata that say something already. */
const taken = new Set([
  'title',
  'description',
  'source',
  'servings',
  'yield',
  'course',
  'tags',
  'tools',
  'image',
]);

function extraEntries({ extras }: Recipe): string[] {
  return Object.entries(extras)
    .filter(
      ([key, value]) =>
        /^\p{L}[\p{L}\p{N} _-]{0,59}$/u.test(key) && typeof value === 'string' && !taken.has(key),
    )
    .flatMap(([key, value]) => entry(metadataText(key), String(value)));
}

function writeFact([fact, value]: [FactField, string]): string[] {
  const key = factNames[fact].cooklang;
  return key === null ? [] : entry(key, value);
}

function entry(key: string, value: string): string[] {
  return value === '' ? [] : [`${key}: ${metadataText(value)}`];
}

function listEntry(key: string, values: readonly string[]): string[] {
  if (values.length === 0) return [];
  return [`${key}:`, ...values.map((value) => `  - ${metadataText(oneLine(value))}`)];
}

function nutritionEntry(recipe: Recipe): string[] {
  const amounts = listNutrition(recipe);
  if (amounts.length === 0) return [];
  return ['nutrition:', ...amounts.map(([name, amount]) => `  ${name}: ${metadataText(amount)}`)];
}
