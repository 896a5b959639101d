import type { IngredientFood } from '@hearth/contract';
import { isUnspaced, listSpellings } from '@hearth/domain/search/spellings';
import { plainText } from '../../../../ui/text/plain-text.ts';
import type { ListItem } from '../../sync/index.ts';
import { nameOfItem } from '../item-line.ts';
import type { UsualSuggestion } from './usual-suggestions.ts';
import { newestFirst } from '../rows/list-rows.ts';

/** An item that one tap adds to the list. */
export type Suggestion =
  | { readonly kind: 'recent'; readonly key: string; readonly name: string; readonly item: ListItem }
  | { readonly kind: 'food'; readonly key: string; readonly name: string; readonly food: IngredientFood }
  | UsualSuggestion;

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
    return { food, plain, names: [food.name, food.pluralName ?? ''].flatMap(listSpellings) };
  });
}

/** Suggestions for the entered text: what is bought usually, recent items, then foods, best matches first. */
export function suggestionsFor(
  searchText: string,
  {
    foods,
    ticked,
    usual = [],
  }: {
    foods: readonly FoodNames[];
    ticked: readonly ListItem[];
    usual?: readonly UsualSuggestion[];
  },
): Suggestion[] {
  const text = plainText(searchText);
  const wanted = listSpellings(searchText);
  const usualNames = new Set(usual.map(({ name }) => plainText(name)));
  const recent = [
    ...usual,
    ...recentOnes(ticked).filter(({ name }) => !usualNames.has(plainText(name))),
  ].filter(({ name }) => fits(listSpellings(name), wanted));
  if (text === '') return recent.slice(0, maxSuggestions);
  const recentNames = new Set(recent.map(({ name }) => plainText(name)));
  const named = foods
    .filter(({ plain, names }) => fits(names, wanted) && !recentNames.has(plain))
    .toSorted((a, b) => rank(a.names, wanted) - rank(b.names, wanted) || a.plain.length - b.plain.length)
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

/** Whether a word of one of the names begins with one of the texts; signs of one word may stand anywhere in it. */
function fits(names: readonly string[], texts: readonly string[]): boolean {
  return texts.some((text) => {
    const beginning = isUnspaced(text) ? text : ` ${text}`;
    return names.some((name) => ` ${name}`.includes(beginning));
  });
}

function rank(names: readonly string[], texts: readonly string[]): number {
  return names.some((name) => texts.some((text) => name.startsWith(text))) ? 0 : 1;
}
