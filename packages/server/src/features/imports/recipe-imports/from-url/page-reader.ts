import { type FileText, limits } from '@hearth/contract';
import type { DecodedText } from '@hearth/recipe-extractor/encodings';
import type { JsonProblem } from '@hearth/recipe-extractor/json-problem';
import type { ExtractedRecipe, ReadableText } from '@hearth/recipe-extractor/extraction';
import type { MigratedRecipe } from '@hearth/recipe-extractor/migrations';
import type { TextRecipe } from '@hearth/recipe-extractor/text';
import { fail } from '../../../../platform/errors/app-error.ts';
import { WorkerLimitError, WorkerPool } from '../../../../platform/workers/worker-pool.ts';
import type { FoundVideo } from './find-video.ts';
import type { PageFinding, PageTask } from './page-worker.ts';

/** One page at a time: reading is bound by the processor, and the server needs one for itself. */
const pool = new WorkerPool<PageTask, PageFinding>({
  path: 'features/imports/recipe-imports/from-url/page-worker',
  threads: 1,
});

/** A page, or pasted text, and where it comes from, if known. */
interface Source {
  readonly text: string;
  readonly url: string | null;
}

/**
 * The recipe of a page, read in a worker. Null when there is none.
 * @throws AppError `pageTooLarge`, `recipeTooLarge`, `tooMuchWork`
 */
export async function findRecipe({ text, url }: Source): Promise<ExtractedRecipe | null> {
  refuseLargePage(text);
  return withinLimits(await find<ExtractedRecipe>({ find: 'recipe', text, url }));
}

/**
 * The recipe in schema.org JSON. Null when there is none.
 * @throws AppError `recipeTooLarge`, `tooMuchWork`
 */
export async function findRecipeInJson({ text, url }: Source): Promise<ExtractedRecipe | null> {
  return withinLimits(await find<ExtractedRecipe>({ find: 'recipeOfJson', text, url }));
}

/**
 * Where a text stops being JSON, found in a worker: a text of the allowed size takes half a second. Null if all of it
 * is JSON, and for a text that is longer than a page may be.
 * @throws AppError `tooMuchWork`
 */
export async function findProblemInJson(text: string): Promise<JsonProblem | null> {
  return text.length > limits.pageBytes ? null : find<JsonProblem>({ find: 'jsonProblem', text, url: null });
}

/**
 * The recipes of a text in the format of another program, in their order; none for any other text.
 * @param language tag of the language that durations are written in
 * @throws AppError `pageTooLarge`, `recipeTooLarge`, `tooMuchWork`
 */
export async function findRecipesOfProgram(
  { text, url }: Source,
  language: string,
): Promise<readonly MigratedRecipe[]> {
  refuseLargePage(text);
  const task = { find: 'recipesOfProgram', text, url, language } as const;
  const recipes = (await find<readonly MigratedRecipe[]>(task)) ?? [];
  for (const { recipeIngredient, recipeInstructions } of recipes)
    refuseLargeRecipe(recipeIngredient.length, recipeInstructions.length);
  return recipes;
}

/**
 * All recipes in plain text, in their order.
 * @throws AppError `pageTooLarge`, `recipeTooLarge`, `tooMuchWork`
 */
export async function findRecipesInText({ text, url }: Source): Promise<readonly TextRecipe[]> {
  refuseLargePage(text);
  const recipes = (await find<readonly TextRecipe[]>({ find: 'recipesOfText', text, url })) ?? [];
  for (const { ingredients, steps } of recipes) refuseLargeRecipe(ingredients.length, steps.length);
  return recipes;
}

/**
 * The video of a page with the recipe that its description has. Null for a page that is about something else.
 * @throws AppError `pageTooLarge`, `recipeTooLarge`, `tooMuchWork`
 */
export async function findVideoOnPage({ text, url }: Source): Promise<FoundVideo | null> {
  refuseLargePage(text);
  const found = await find<FoundVideo>({ find: 'video', text, url });
  const recipe = found?.recipe ?? null;
  if (recipe !== null) refuseLargeRecipe(recipe.ingredients.length, recipe.steps.length);
  return found;
}

/**
 * The text of a file, whose encoding is found in a worker.
 * @throws AppError `pageTooLarge`, `tooMuchWork`
 */
export async function readFileText(bytes: Uint8Array): Promise<FileText> {
  if (bytes.length > limits.pageBodyBytes) fail('pageTooLarge', { bytes: limits.pageBodyBytes });
  const found = await find<DecodedText>({ find: 'textOfFile', bytes });
  const { text, encoding, isSure } = found ?? { text: '', encoding: 'utf-8', isSure: false };
  return { text, encoding, isEncodingSure: isSure };
}

/** The text of a page as a reader sees it. @throws AppError `pageTooLarge`, `tooMuchWork` */
export function findWords({ text, url }: Source): Promise<ReadableText | null> {
  refuseLargePage(text);
  return find<ReadableText>({ find: 'words', text, url });
}

async function find<T extends PageFinding>(task: PageTask): Promise<T | null> {
  const found = await pool.run(task).catch((error: unknown) => {
    if (error instanceof WorkerLimitError) fail('tooMuchWork', {}, error);
    throw error;
  });
  return found as T | null;
}

function withinLimits(recipe: ExtractedRecipe | null): ExtractedRecipe | null {
  if (recipe !== null) refuseLargeRecipe(recipe.ingredients.length, recipe.instructions.length);
  return recipe;
}

function refuseLargeRecipe(ingredientCount: number, stepCount: number): void {
  const { ingredients, steps } = limits;
  if (ingredientCount > ingredients || stepCount > steps) fail('recipeTooLarge', { ingredients, steps });
}

function refuseLargePage(html: string): void {
  const { pageBytes: bytes, pageElements: elements } = limits;
  if (html.length > bytes || countTags(html, elements) > elements) fail('pageTooLarge', { bytes, elements });
}

/** How many tags open in a text; it stops counting beyond `max`. */
function countTags(html: string, max: number): number {
  let count = 0;
  for (let at = html.indexOf('<'); at >= 0 && count <= max; at = html.indexOf('<', at + 1)) {
    if (/[a-z]/i.test(html.charAt(at + 1))) count += 1;
  }
  return count;
}
