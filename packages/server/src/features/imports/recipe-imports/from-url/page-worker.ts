import { findJsonProblem, type JsonProblem } from '@hearth/recipe-extractor/json-problem';
import {
  type ExtractedRecipe,
  extractOpenGraph,
  extractReadableText,
  extractRecipe,
  extractRecipeFromJson,
  type OpenGraph,
  type ReadableText,
} from '@hearth/recipe-extractor/extraction';
import { readRecipeTexts, type TextRecipe } from '@hearth/recipe-extractor/text';
import { serveTasks } from '../../../../platform/workers/serve-tasks.ts';

/** The task for a page, or for pasted JSON. */
export interface PageTask {
  readonly find: 'recipe' | 'openGraph' | 'words' | 'recipeOfJson' | 'jsonProblem' | 'recipesOfText';
  readonly text: string;
  /** Where it comes from, if known. */
  readonly url: string | null;
}

export type PageFinding =
  | ExtractedRecipe
  | OpenGraph
  | ReadableText
  | readonly TextRecipe[]
  | JsonProblem
  | null;

const finders: Readonly<Record<PageTask['find'], (text: string, url: string | null) => PageFinding>> = {
  recipe: extractRecipe,
  openGraph: extractOpenGraph,
  words: extractReadableText,
  recipeOfJson: extractRecipeFromJson,
  jsonProblem: findJsonProblem,
  recipesOfText: readRecipeTexts,
};

serveTasks(({ find, text, url }: PageTask): PageFinding => finders[find](text, url));
