import { findJsonProblem, type JsonProblem } from '@hearth/recipe-extractor/json-problem';
import {
  type ExtractedRecipe,
  extractReadableText,
  extractRecipe,
  extractRecipeFromJson,
  type ReadableText,
} from '@hearth/recipe-extractor/extraction';
import { readRecipeText, type TextRecipe } from '@hearth/recipe-extractor/text';
import { type FoundVideo, findVideo } from './find-video.ts';
import { serveTasks } from '../../../../platform/workers/serve-tasks.ts';

/** The task for a page, or for pasted JSON. */
export interface PageTask {
  readonly find: 'recipe' | 'video' | 'words' | 'recipeOfJson' | 'jsonProblem' | 'recipeOfText';
  readonly text: string;
  /** Where it comes from, if known. */
  readonly url: string | null;
}

export type PageFinding = ExtractedRecipe | FoundVideo | ReadableText | TextRecipe | JsonProblem | null;

const finders: Readonly<Record<PageTask['find'], (text: string, url: string | null) => PageFinding>> = {
  recipe: extractRecipe,
  video: findVideo,
  words: extractReadableText,
  recipeOfJson: extractRecipeFromJson,
  jsonProblem: findJsonProblem,
  recipeOfText: readRecipeText,
};

serveTasks(({ find, text, url }: PageTask): PageFinding => finders[find](text, url));
