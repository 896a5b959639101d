/** Recipes on pages without markup: the lines between headings such as "Ingredients" and "Directions". */
import type { Block } from '../page/blocks.ts';
import { emptyDraft, type RecipeDraft } from '../types.ts';
import { bestDirections } from './listed-directions.ts';
import { bestIngredients } from './listed-ingredients.ts';
import { splitSections } from './page-sections.ts';

/** Ingredients and directions by the headings above them; empty where the page has no such headings. */
export function draftFromHeadings(blocks: readonly Block[]): RecipeDraft {
  const sections = splitSections(blocks);
  const draft = emptyDraft();
  const ingredients = bestIngredients(sections);
  if (ingredients !== null) {
    draft.ingredients = ingredients.groups.flatMap((group) => group.lines);
    draft.ingredientGroups = ingredients.groups.some((group) => group.heading !== null)
      ? ingredients.groups
      : [];
  }
  draft.sections = bestDirections(sections, ingredients?.start ?? 0);
  return draft;
}
