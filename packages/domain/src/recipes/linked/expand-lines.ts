import { writeNote } from '../../ingredients/notes/index.ts';
import type { YieldFields } from '../../ingredients/scaling/index.ts';
import type { CatalogNames } from '../../ingredients/lines/index.ts';
import { maxLinkDepth } from './link-rules.ts';
import { computeLinkedScale } from './linked-scale.ts';

/** A line that may be a recipe. */
export interface LinkingLine {
  readonly quantity?: number | null | undefined;
  readonly unit?: CatalogNames | null | undefined;
  readonly referencedRecipe?:
    | (YieldFields & { readonly id: string; readonly name: string })
    | null
    | undefined;
}

/** A recipe with its lines, as far as its links matter. */
export interface LinkedRecipe<Line> {
  readonly id: string;
  readonly name: string;
  readonly recipeIngredient: readonly Line[];
}

/** A line of a recipe or of one within it. */
export interface ExpandedLine<Line> {
  readonly line: Line;
  /** How many times its own recipe is made for one of the outermost. */
  readonly scale: number;
  /** The recipes that lie between, the outermost first; empty for a line of the recipe itself. */
  readonly within: readonly { readonly id: string; readonly name: string }[];
}

/**
 * The lines of a recipe in their order, with the lines of each recipe within it in the place of the line that names it.
 * A line stays as it is if its recipe is missing, or if its amount cannot be converted. Recipes deeper than
 * {@link maxLinkDepth}, and one within itself, are not opened.
 */
export function expandLines<Line extends LinkingLine>(
  recipe: LinkedRecipe<Line>,
  findRecipe: (id: string) => LinkedRecipe<Line> | undefined,
): ExpandedLine<Line>[] {
  return expandWithin(recipe, { findRecipe, scale: 1, within: [], opened: [] });
}

interface Place<Line> {
  readonly findRecipe: (id: string) => LinkedRecipe<Line> | undefined;
  readonly scale: number;
  readonly within: ExpandedLine<Line>['within'];
  /** The ids of the recipes around. */
  readonly opened: readonly string[];
}

function expandWithin<Line extends LinkingLine>(
  recipe: LinkedRecipe<Line>,
  place: Place<Line>,
): ExpandedLine<Line>[] {
  const { findRecipe, scale, within } = place;
  const opened = [...place.opened, recipe.id];
  return recipe.recipeIngredient.flatMap((line) => {
    const link = line.referencedRecipe;
    const inner = link && within.length < maxLinkDepth ? findRecipe(link.id) : undefined;
    const often = link ? computeLinkedScale(line, link) : null;
    const isCircle = opened.some((id) => id === link?.id);
    if (!link || inner === undefined || often === null || isCircle) return [{ line, scale, within }];
    const { id, name } = inner;
    return expandWithin(inner, {
      findRecipe,
      scale: scale * often,
      within: [...within, { id, name }],
      opened,
    });
  });
}

/** The ids of the recipes that lines link to, each once. */
export function listLinkedIds(lines: readonly LinkingLine[]): string[] {
  return [...new Set(lines.flatMap(({ referencedRecipe }) => referencedRecipe?.id ?? []))];
}

/** The line with the name of its recipe as words, for readers who may not see that recipe, and for lists. */
export function unlinkRecipe<
  Line extends {
    readonly note?: string | null | undefined;
    readonly referencedRecipe?: { readonly name: string } | null | undefined;
  },
>(line: Line): Line {
  const { referencedRecipe, note } = line;
  if (!referencedRecipe) return line;
  const words = writeNote({ unit: '', food: '', recipe: referencedRecipe.name }, note ?? '');
  return { ...line, referencedRecipe: null, note: words };
}

/** Lines as those see them who may not see all recipes within: of the others the name stays. */
export function unlinkHidden<
  Line extends {
    readonly note?: string | null | undefined;
    readonly referencedRecipe?: { readonly id: string; readonly name: string } | null | undefined;
  },
>(lines: readonly Line[], isShown: (id: string) => boolean): Line[] {
  return lines.map((line) =>
    !line.referencedRecipe || isShown(line.referencedRecipe.id) ? line : unlinkRecipe(line),
  );
}
