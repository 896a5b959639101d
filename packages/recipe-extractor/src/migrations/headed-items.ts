import { cleanText, type HeadedItem } from '../cleaning/index.ts';
import type { WrittenRecipe } from './migrated-recipe.ts';

/** The ingredients of a recipe, for `WrittenRecipe`. Empty lines are left out, their headings go to the line after them. */
export function listIngredients(
  items: readonly HeadedItem[],
): Required<Pick<WrittenRecipe, 'ingredients' | 'headings' | 'parts'>> {
  const { kept, headings } = keepHeadings(items);
  return {
    ingredients: kept.map(({ text }) => text),
    headings,
    parts: kept.map(({ parts }) => parts ?? null),
  };
}

/** The steps of a recipe, for `WrittenRecipe`. Empty lines are left out, their headings go to the line after them. */
export function listSteps(
  items: readonly HeadedItem[],
): Required<Pick<WrittenRecipe, 'steps' | 'stepHeadings'>> {
  const { kept, headings } = keepHeadings(items);
  return { steps: kept.map(({ text }) => text), stepHeadings: headings };
}

/** A heading with nothing below it becomes a line: no word of a list is lost. */
function keepHeadings(items: readonly HeadedItem[]): { kept: HeadedItem[]; headings: Map<number, string> } {
  const kept: HeadedItem[] = [];
  const headings = new Map<number, string>();
  let waiting = '';
  for (const item of items) {
    waiting = [waiting, cleanText(item.heading)].filter(Boolean).join(': ');
    const text = cleanText(item.text);
    if (text === '') continue;
    if (waiting !== '') headings.set(kept.length, waiting);
    waiting = '';
    kept.push({ ...item, text });
  }
  if (waiting !== '') kept.push({ text: waiting });
  return { kept, headings };
}
