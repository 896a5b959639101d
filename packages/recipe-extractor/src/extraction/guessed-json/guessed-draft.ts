import { type HeadedItem, isRecord, nutritionFields } from '../../cleaning/index.ts';
import { readTime } from '../fields/duration.ts';
import {
  emptyDraft,
  type IngredientGroup,
  type InstructionSection,
  type NutritionTexts,
  type RecipeDraft,
} from '../types.ts';
import { type GuessedRecipe, guessRecipes } from './guess-recipes.ts';

/** The first recipe of data of no known vocabulary as a draft; null where there is none. */
export function guessDraft(data: unknown): RecipeDraft | null {
  const [recipe] = guessRecipes(data);
  return recipe === undefined ? null : buildDraft(recipe);
}

function buildDraft(recipe: GuessedRecipe): RecipeDraft {
  const groups = groupIngredients(recipe.ingredients);
  const { image, source, url } = recipe;
  return {
    ...emptyDraft(),
    title: recipe.title,
    description: recipe.description || null,
    images: image === '' ? [] : [{ address: image, pixels: 0 }],
    author: source || null,
    yieldTexts: [recipe.servings, recipe.yield].filter((text) => text !== ''),
    prepTime: readTime(minutesText(recipe.prepTime)),
    cookTime: readTime(minutesText(recipe.performTime)),
    totalTime: readTime(minutesText(recipe.totalTime)),
    ingredients: groups.flatMap(({ lines }) => lines),
    ingredientGroups: groups.some(({ heading }) => heading !== null) ? groups : [],
    sections: groupSteps(recipe.steps),
    nutrition: readNutrition(recipe.nutrition),
    category: [...recipe.categories],
    keywords: [...recipe.tags],
    url: url || null,
  };
}

/** A bare number is one of minutes. */
function minutesText(time: string): string {
  return /^\d{1,5}$/.test(time) ? `PT${time}M` : time;
}

function groupIngredients(items: readonly HeadedItem[]): IngredientGroup[] {
  const groups: IngredientGroup[] = [];
  for (const { text, heading = '' } of withLaterHeadings(items)) {
    const last = groups.at(-1);
    if (last === undefined || heading !== '') groups.push({ heading: heading || null, lines: [text] });
    else last.lines.push(text);
  }
  return groups;
}

function groupSteps(items: readonly HeadedItem[]): InstructionSection[] {
  const sections: InstructionSection[] = [];
  for (const { text, heading = '' } of withLaterHeadings(items)) {
    const last = sections.at(-1);
    const step = { name: null, text };
    if (last === undefined || heading !== '') sections.push({ heading: heading || null, steps: [step] });
    else last.steps.push(step);
  }
  return sections;
}

/** The lines with text: a heading without any belongs to the line after it, at the end it is a line. */
function withLaterHeadings(items: readonly HeadedItem[]): HeadedItem[] {
  const kept: HeadedItem[] = [];
  let waiting = '';
  for (const { text, heading = '' } of items) {
    waiting = [waiting, heading].filter(Boolean).join(': ');
    if (text.trim() === '') continue;
    kept.push({ text: text.trim(), heading: waiting });
    waiting = '';
  }
  return waiting === '' ? kept : [...kept, { text: waiting }];
}

/** Numbers and texts under the names of schema.org, with or without `Content`. */
function readNutrition(value: unknown): NutritionTexts {
  if (!isRecord(value)) return {};
  const texts = nutritionFields.flatMap((field) => {
    const written = value[field] ?? value[field.replace(/Content$/, '')];
    return typeof written === 'string' || typeof written === 'number'
      ? [[field, String(written)] as const]
      : [];
  });
  return Object.fromEntries(texts);
}
