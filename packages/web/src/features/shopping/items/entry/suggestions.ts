import type { IngredientFood } from '@hearth/contract';
import { plainText } from '../../../../ui/text/plain-text.ts';
import type { ListItem } from '../../sync/index.ts';
import { nameOfItem } from '../item-line.ts';
import { newestFirst } from '../rows/list-rows.ts';

/** An item that one tap adds to the list. */
export type Suggestion =
  | { readonly kind: 'recent'; readonly key: string; readonly name: string; readonly item: ListItem }
  | { readonly kind: 'food'; readonly key: string; readonly name: string; readonly food: IngredientFood };

const maxSuggestions = 10;

/** A food with its normalised names, computed once as each key press needs them. */
export interface FoodNames {
  readonly food: IngredientFood;
  readonly plain: string;
  readonly names: readonly string[];
}

/** Normalises the names of foods. */
export function foodNames(foods: readonly IngredientFood[]): FoodNames[] {
  return foods.map((food) => {
    const plain = plainText(food.name);
    return { food, plain, names: [plain, plainText(food.pluralName ?? '')] };
  });
}

/** Suggestions for the entered text: recent items, then foods, best matches first. */
export function suggestionsFor(
  searchText: string,
  { foods, ticked }: { foods: readonly FoodNames[]; ticked: readonly ListItem[] },
): Suggestion[] {
  const text = plainText(searchText);
  const recent = recentOnes(ticked).filter(({ name }) => fits(plainText(name), text));
  if (text === '') return recent.slice(0, maxSuggestions);
  const recentNames = new Set(recent.map(({ name }) => plainText(name)));
  const named = foods
    .filter(({ plain, names }) => names.some((name) => fits(name, text)) && !recentNames.has(plain))
    .toSorted((a, b) => rank(a.plain, text) - rank(b.plain, text) || a.plain.length - b.plain.length)
    .slice(0, maxSuggestions)
    .map(({ food }): Suggestion => ({ kind: 'food', key: food.id, name: food.name, food }));
  return [...recent, ...named].slice(0, maxSuggestions);
}

/** Unique by name, newest first. */
function recentOnes(ticked: readonly ListItem[]): Suggestion[] {
  const byName = new Map<string, Suggestion>();
  for (const item of newestFirst(ticked)) {
    const name = nameOfItem(item);
    const key = plainText(name);
    if (!byName.has(key)) byName.set(key, { kind: 'recent', key: item.id, name, item });
  }
  return [...byName.values()];
}

/** Whether a word of the name begins with the text. */
function fits(name: string, text: string): boolean {
  return ` ${name}`.includes(` ${text}`);
}

function rank(name: string, text: string): number {
  return name.startsWith(text) ? 0 : 1;
}
