import type { MigratedRecipe } from './migrated-recipe.ts';

/** A file of an archive in which recipes are written. */
export interface RecipeSource {
  /** Its path in the archive. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Why a recipe of an archive was not read, as the report says it. */
export interface UnreadableRecipe {
  readonly message: string;
  readonly exception: string;
}

/** A recipe of an archive, or why there is none. */
export type ReadRecipe = { readonly recipe: MigratedRecipe } | { readonly failure: UnreadableRecipe };

/** How another program writes its recipes. */
export interface MigrationFormat {
  /** Of the paths of an archive, those of the files with recipes, in the order in which they are imported. */
  readonly sourcesAmong: (names: readonly string[]) => readonly string[];
  /** The recipes of a file. */
  readonly read: (source: RecipeSource, language: string) => readonly ReadRecipe[];
  /**
   * How surely a single file is of this format, from 0 (it is not) to 1 (nothing else looks so), by its content first
   * and by its name where the content leaves it open. Without it a file is of the format only where someone says so.
   */
  readonly recognize?: (file: RecipeSource) => number;
}

/** The failure to read a file or one of its recipes. */
function unreadable(name: string, error: unknown): ReadRecipe {
  const exception = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { failure: { message: `Failed to import ${name}`, exception } };
}

/** Reads one recipe; an error of reading it becomes its failure, and so does a recipe without a name. */
export function readOne(name: string, read: () => MigratedRecipe | null): readonly ReadRecipe[] {
  try {
    const recipe = read();
    return recipe === null ? [] : [{ recipe }];
  } catch (error) {
    return [unreadable(name, error)];
  }
}

/** Reads the recipes of a file: an error of the file is one failure, an error of a recipe is its own. */
export function readEach<T>(
  name: string,
  list: () => readonly T[],
  read: (one: T) => MigratedRecipe | null,
): readonly ReadRecipe[] {
  try {
    return list().flatMap((one) => readOne(name, () => read(one)));
  } catch (error) {
    return [unreadable(name, error)];
  }
}
