import type { RecipeIngredient } from '@hearth/contract';
import { listIndexed, tidyNames } from '@hearth/domain/recipes/books';
import type { Platform } from '../../../../platform/platform.ts';
import { readNlpLines } from '../../../catalog/ingredient-parser/index.ts';

/** Lines of text that are read for one book; ten seconds of work in a thread. Lines of recipes behind that have no entry. */
const maxLines = 12_000;
/** A reading that is less sure of its food is no entry. */
const minConfidence = 0.5;

/** Finds what recipes are made of, for the index of a book: by their foods, else by what their lines are read as. */
export class IndexNames {
  #left = maxLines;

  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** The names of the foods of a recipe, each once. */
  async find(ingredients: readonly RecipeIngredient[]): Promise<string[]> {
    const indexed = listIndexed(ingredients);
    const lines = indexed.flatMap((one) => ('line' in one ? [one.line] : []));
    this.#left -= lines.length;
    const read = this.#left < 0 ? [] : await readNlpLines(this.#platform, lines, null);
    const foods = read.map((one) => (one === null || one.confidence.food < minConfidence ? '' : one.food));
    let next = 0;
    return tidyNames(indexed.map((one) => ('name' in one ? one.name : (foods[next++] ?? ''))));
  }
}
