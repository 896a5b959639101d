import { computeLinkedScale } from './linked-scale.ts';
import type { LinkedRecipe, LinkingLine } from './expand-lines.ts';
import { maxLinkDepth } from './link-rules.ts';

/** A recipe within another one, and how many times it is made for one of that. */
export interface InnerRecipe<Found> {
  readonly recipe: Found;
  readonly scale: number;
}

/**
 * The recipes that lie within a recipe, each once with all that is needed of it, in the order in which they are first
 * named. A recipe that is missing, or whose amount cannot be converted, is left out.
 */
export function listInnerRecipes<Line extends LinkingLine, Found extends LinkedRecipe<Line>>(
  recipe: LinkedRecipe<Line>,
  findRecipe: (id: string) => Found | undefined,
): InnerRecipe<Found>[] {
  const found = new Map<string, InnerRecipe<Found>>();
  const walk = (outer: LinkedRecipe<Line>, scale: number, opened: readonly string[]): void => {
    if (opened.length > maxLinkDepth) return;
    for (const line of outer.recipeIngredient) {
      const link = line.referencedRecipe;
      const often = link ? computeLinkedScale(line, link) : null;
      const inner = link && !opened.includes(link.id) ? findRecipe(link.id) : undefined;
      if (inner === undefined || often === null) continue;
      const needed = scale * often;
      const known = found.get(inner.id)?.scale ?? 0;
      found.set(inner.id, { recipe: inner, scale: known + needed });
      walk(inner, needed, [...opened, inner.id]);
    }
  };
  walk(recipe, 1, [recipe.id]);
  return [...found.values()];
}
