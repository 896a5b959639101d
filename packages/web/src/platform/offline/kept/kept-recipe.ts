import type { Recipe, RecipeSummary } from '@hearth/contract';
import { listSpellings } from '@hearth/domain/search/spellings';

/** A recipe on this device, as the server sent it or as it was changed since. */
export interface KeptRecipe {
  readonly id: string;
  readonly recipe: Recipe;
  /** The version tag of the server's recipe, which a change names. */
  readonly etag: string | null;
  /** When it was opened last, in milliseconds since 1970; null where it was only kept. */
  readonly readAt: number | null;
}

/** What the library needs of a kept recipe: small, so that thousands are read at once. */
export interface KeptRow {
  readonly summary: RecipeSummary;
  readonly foodIds: readonly string[];
  /** The recipes that are ingredients of it, without those in the trash; rows of earlier versions lack them. */
  readonly linkedIds?: readonly string[];
  /** Everything that a search looks in, folded; a text for each spelling. */
  readonly words: readonly string[];
  readonly readAt: number | null;
}

/** Recipes that are kept on this device. */
export interface KeptRecipes {
  put(kept: KeptRecipe): Promise<void>;
  findById(id: string): Promise<KeptRecipe | undefined>;
  /** By id or slug; a slug is looked for in all rows. */
  find(slugOrId: string): Promise<KeptRecipe | undefined>;
  listRows(): Promise<readonly KeptRow[]>;
  drop(ids: readonly string[]): Promise<void>;
  /** All of them. */
  clear(): Promise<void>;
}

/** The fields of a recipe that its summary lacks. */
const longFields: ReadonlySet<string> = new Set([
  'recipeIngredient',
  'recipeInstructions',
  'nutrition',
  'settings',
  'assets',
  'notes',
  'extras',
  'comments',
] satisfies Exclude<keyof Recipe, keyof RecipeSummary>[]);

/** The summary of a recipe, as lists of the server have it. */
export function summarizeRecipe(recipe: Recipe): RecipeSummary {
  // The fields that are left are those of a summary.
  return Object.fromEntries(
    Object.entries(recipe).filter(([name]) => !longFields.has(name)),
  ) as unknown as RecipeSummary;
}

/** The row of a recipe. */
export function buildRow({ recipe, readAt }: KeptRecipe): KeptRow {
  const { recipeIngredient, notes } = recipe;
  const texts = [
    recipe.name,
    recipe.description,
    ...[...recipe.recipeCategory, ...recipe.tags, ...recipe.tools].map(({ name }) => name),
    ...recipeIngredient.flatMap(({ food, referencedRecipe, note, originalText }) => [
      food?.name,
      referencedRecipe?.name,
      note,
      originalText,
    ]),
    ...notes.flatMap(({ title, text }) => [title, text]),
  ];
  return {
    summary: summarizeRecipe(recipe),
    foodIds: recipeIngredient.flatMap(({ food }) => food?.id ?? []),
    linkedIds: recipeIngredient.flatMap(({ referencedRecipe: one }) => (one && !one.inTrash ? [one.id] : [])),
    words: listSpellings(texts.filter((text) => typeof text === 'string' && text !== '').join('\n')),
    readAt,
  };
}
