import type { DisplayedFood, DisplayedUnit } from './ingredient.ts';

/**
 * The name of a unit. With `useAbbreviation` the abbreviations come first: the plural one, then the singular one;
 * where there is none, the full names.
 */
export function unitText(unit: DisplayedUnit, isPlural: boolean): string {
  const abbreviations = isPlural ? [unit.pluralAbbreviation, unit.abbreviation] : [unit.abbreviation];
  const names = isPlural ? [unit.pluralName, unit.name] : [unit.name];
  return firstText(unit.useAbbreviation ? [...abbreviations, ...names] : names);
}

/** The name of a food, in the plural if it has one. */
export function foodText(food: DisplayedFood, isPlural: boolean): string {
  return firstText(isPlural ? [food.pluralName, food.name] : [food.name]);
}

function firstText(candidates: readonly (string | null | undefined)[]): string {
  return candidates.find((text) => text !== undefined && text !== null && text !== '') ?? '';
}
