import type { RecipeSummary } from '@hearth/contract/index';
import { useLinkableRecipes } from '../linked/linkable-recipes.ts';
import { findNamedRecipe, getName, type QuickReading } from './quick-reading.ts';

/** The recipe of the group that a typed line names to the letter, once the line is read; null if it names none. */
export function useNamedRecipe(line: string, reading: QuickReading | null): RecipeSummary | null {
  const search = reading === null ? '' : getName(reading.food) || reading.note;
  const found = useLinkableRecipes(search);
  return reading === null ? null : (findNamedRecipe(line, reading, found) ?? null);
}
