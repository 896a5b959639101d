import type { Recipe, RecipeIngredient } from '@hearth/contract';
import { minutesOfDuration } from '../../durations/parse/index.ts';
import { type FactField, factNames, recipeFields } from '../fields/index.ts';
import type { LinkableIngredient } from '../step-links/index.ts';
import { cooklangStep, maxSearchCharacters, type Unmarked } from './cooklang-step.ts';
import { escapedText, escapedTitle, markText, metadataText } from './cooklang-text.ts';
import type { ExportedPicture } from './export-formats.ts';
import { ingredientParts, type IngredientText } from './ingredient-text.ts';
import { listFacts, groupByTitle, splitLines, makes, listNutrition, oneLine } from './recipe-parts.ts';

/**
 * A recipe in Cooklang (https://cooklang.org/docs/spec/): metadata, the ingredients that no step names, the steps with
 * their ingredients, tools and times marked, the notes.
 */
export function recipeCooklang(recipe: Recipe, picture: ExportedPicture): string {
  const ingredients = recipe.recipeIngredient.map(ingredientParts).filter((one) => one !== null);
  const unmarked: Unmarked = {
    ingredients: new Map(ingredients.map((one) => [one.id, one])),
    tools: new Set(recipe.tools.map(({ name }) => oneLine(name)).filter((name) => name !== '')),
    linkables: recipe.recipeIngredient.map(linkable),
    search: maxSearchCharacters,
  };
  const steps = groupByTitle(recipe.recipeInstructions).flatMap(({ title, rows }) => [
    ...(title === null ? [] : [`== ${escapedTitle(title)} ==`]),
    ...rows.map((step) => cooklangStep(step, unmarked)),
  ]);
  const blocks = [
    metadata(recipe, picture, [...unmarked.tools]),
    ...unnamedBlocks(ingredients.filter(({ id }) => unmarked.ingredients.has(id))),
    ...steps,
    ...recipe.notes.map(noteBlock),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** The names of the food; or what the line names, and all of the line. */
function linkable(ingredient: RecipeIngredient): LinkableIngredient {
  const { referenceId, food, note } = ingredient;
  const names =
    food === null
      ? [ingredientParts(ingredient)?.name, note]
      : [food.name, food.pluralName, ...food.aliases.map(({ name }) => name)];
  return { id: referenceId, texts: names.filter((name) => typeof name === 'string') };
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
    ...nutritionEntry(recipe),
  ];
  return ['---', ...lines, '---'].join('\n');
}

function writeFact([fact, value]: [FactField, string]): string[] {
  const key = factNames[fact].cooklang;
  return key === null ? [] : entry(key, recipeFields[fact].kind === 'time' ? timeText(value) : value);
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

/** A clear duration as `1h30m`, which every reader of the format knows; else the text. */
function timeText(text: string): string {
  const minutes = minutesOfDuration(text);
  if (minutes === null || !Number.isInteger(minutes) || minutes === 0) return text;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours === 0 ? '' : `${hours}h`, rest === 0 ? '' : `${rest}m`].join('');
}
