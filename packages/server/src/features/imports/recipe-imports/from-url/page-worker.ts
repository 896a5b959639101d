import { type DecodedText, decodeBytes } from '@hearth/recipe-extractor/encodings';
import { findJsonProblem, type JsonProblem } from '@hearth/recipe-extractor/json-problem';
import {
  type ExtractedRecipe,
  extractReadableText,
  extractRecipe,
  extractRecipeFromJson,
  type ReadableText,
} from '@hearth/recipe-extractor/extraction';
import { type MigratedRecipe, readPastedFormat } from '@hearth/recipe-extractor/migrations';
import { readRecipeTexts, type TextRecipe } from '@hearth/recipe-extractor/text';
import { type FoundVideo, findVideo } from './find-video.ts';
import { serveTasks } from '../../../../platform/workers/serve-tasks.ts';

/** The task for a page, for pasted JSON or text, or for a file whose text is to be read. */
export type PageTask = TextTask | { readonly find: 'textOfFile'; readonly bytes: Uint8Array };

interface TextTask {
  readonly find: keyof typeof finders;
  readonly text: string;
  /** Where it comes from, if known. */
  readonly url: string | null;
  /** The tag of the language that durations are written in, for texts of other programs. */
  readonly language?: string;
}

export type PageFinding =
  | ExtractedRecipe
  | FoundVideo
  | ReadableText
  | readonly TextRecipe[]
  | readonly MigratedRecipe[]
  | JsonProblem
  | DecodedText
  | null;

const finders = {
  recipe: extractRecipe,
  video: findVideo,
  words: extractReadableText,
  recipeOfJson: extractRecipeFromJson,
  jsonProblem: findJsonProblem,
  recipesOfText: readRecipeTexts,
  recipesOfProgram: (text: string, _url: string | null, language: string) => readPastedFormat(text, language),
} satisfies Record<string, (text: string, url: string | null, language: string) => PageFinding>;

serveTasks((task: PageTask): PageFinding => {
  if (task.find === 'textOfFile') return decodeBytes(task.bytes);
  const { find, text, url, language = 'en' } = task;
  return finders[find](text, url, language);
});
