/** An extracted recipe in the shape in which an import stores it. */
import {
  cleanNutrition,
  cleanTags,
  cleanTime,
  normalizeYield,
  type Nutrition,
  parseYield,
} from '../cleaning/index.ts';
import type { ExtractedRecipe, IngredientGroup, InstructionSection, PageNote, RecipeTime } from './types.ts';

/** An ingredient as an import stores it: an unparsed line; the first one of a group carries the group's heading. */
export interface ImportedIngredient {
  title: string | null;
  note: string;
}

/** A step as an import stores it: the first one of a section carries the section's heading, `summary` is the step's own name. */
export interface ImportedInstruction {
  title: string;
  summary: string;
  text: string;
}

/** Fields of a recipe that an import fills. */
export interface ImportedRecipe {
  name: string;
  description: string;
  /** Address of the picture to fetch, null for none. */
  image: string | null;
  /** `4 servings` for servings, else only the unit: `cookies`. */
  recipeYield: string;
  recipeServings: number;
  recipeYieldQuantity: number;
  /** Times in words of the reader's language, or as the page wrote them. */
  prepTime: string | null;
  performTime: string | null;
  totalTime: string | null;
  recipeIngredient: ImportedIngredient[];
  recipeInstructions: ImportedInstruction[];
  nutrition: Nutrition;
  tags: string[];
  /** What else the page says; absent where nothing was looked for. */
  readonly notes?: readonly PageNote[];
  /** Where the recipe came from, null when unknown. */
  orgURL: string | null;
}

/** Texts that the importer adds to those of the page. */
export interface ImportOptions {
  /** The tag of the language of the person who imports: durations are written in it. */
  readonly language: string;
  /** Address that was asked for; without it the recipe's own address counts. */
  readonly url?: string | null;
}

/** Name of an imported recipe whose page names none. */
const untitled = 'Untitled';

/** Maps and cleans every field; ingredients stay unparsed notes. */
export function toImportedRecipe(recipe: ExtractedRecipe, { language, url }: ImportOptions): ImportedRecipe {
  const wording = normalizeYield(recipe.yieldTexts);
  const { servings, yieldQuantity, yieldText } = parseYield(wording);
  return {
    name: recipe.title ?? untitled,
    description: recipe.description ?? '',
    image: recipe.image,
    recipeYield: yieldQuantity > 0 ? yieldText : wording,
    recipeServings: servings,
    recipeYieldQuantity: yieldQuantity,
    prepTime: timeText(recipe.prepTime, language),
    performTime: timeText(recipe.cookTime, language),
    totalTime: timeText(recipe.totalTime, language),
    recipeIngredient: importedIngredients(recipe),
    recipeInstructions: recipe.sections.flatMap(importedSection),
    nutrition: cleanNutrition(recipe.nutrition),
    tags: [...new Set(cleanTags(recipe.keywords))],
    ...(recipe.notes.length === 0 ? {} : { notes: recipe.notes }),
    orgURL: url ?? recipe.url ?? recipe.canonicalUrl,
  };
}

function timeText(time: RecipeTime | null, language: string): string | null {
  return time === null ? null : cleanTime(time.text, language);
}

function importedIngredients({ ingredientGroups, ingredients }: ExtractedRecipe): ImportedIngredient[] {
  const groups: readonly IngredientGroup[] =
    ingredientGroups.length > 0 ? ingredientGroups : [{ heading: null, lines: ingredients }];
  return groups.flatMap(({ heading, lines }) =>
    lines.map((note, index) => ({ title: index === 0 ? heading : null, note })),
  );
}

function importedSection({ heading, steps }: InstructionSection): ImportedInstruction[] {
  return steps.map(({ name, text }, index) => ({
    title: index === 0 ? (heading ?? '') : '',
    summary: name ?? '',
    text,
  }));
}
