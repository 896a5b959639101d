import type { Nutrition, Recipe } from '@hearth/contract';
import { yieldFacts } from '../../ingredients/scaling/index.ts';
import { readNutrient } from '../../nutrition/stated-amounts/index.ts';
import { type FactField, factsInOrder } from '../fields/index.ts';

/** Rows under one heading; null for those before any heading. */
export interface Group<T> {
  readonly title: string | null;
  readonly rows: T[];
}

/** Rows by the headings that the first row of each group carries. */
export function groupByTitle<T extends { readonly title: string | null }>(rows: readonly T[]): Group<T>[] {
  const groups: Group<T>[] = [];
  for (const row of rows) {
    const title = oneLine(row.title);
    const last = groups.at(-1);
    if (title === '' && last !== undefined) last.rows.push(row);
    else groups.push({ title: title === '' ? null : title, rows: [row] });
  }
  return groups;
}

/** A text in one line, every run of blanks and breaks as one blank. */
export function oneLine(text: string | null | undefined): string {
  return (text ?? '').replace(/[\s\u0085]+/g, ' ').trim();
}

/** The lines of a text without those that are blank at its ends; every kind of line break counts. */
export function splitLines(text: string): string[] {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .trim()
    .split('\n')
    .map((line) => line.trimEnd());
}

/** Servings and yield in plain figures; null where the recipe does not say. */
export function makes(recipe: Recipe) {
  return yieldFacts(recipe, 1, String);
}

const units: Readonly<Partial<Record<keyof Nutrition, string>>> = {
  calories: 'kcal',
  cholesterolContent: 'mg',
  sodiumContent: 'mg',
};

/** The nutrition that a recipe states, with units: `240 kcal`, `12 g`. Texts that are no bare number stay as they are. */
export function listNutrition({ nutrition }: Recipe): [name: keyof Nutrition, amount: string][] {
  return Object.entries(nutrition ?? {}).flatMap(([name, value]) => {
    const text = oneLine(value);
    if (text === '') return [];
    const nutrient = name as keyof Nutrition;
    return [[nutrient, readNutrient(text) === null ? text : `${text} ${units[nutrient] ?? 'g'}`]];
  });
}

/** How long it cooks, whichever of the two fields says so. */
export function readCookTime({ performTime, cookTime }: Recipe): string {
  return oneLine(performTime) || oneLine(cookTime);
}

/** The facts of a recipe in the order of exports, each in one line; '' where the recipe does not say. */
export function listFacts(recipe: Recipe): [fact: FactField, value: string][] {
  return factsInOrder.map((fact) => [
    fact,
    fact === 'performTime' ? readCookTime(recipe) : oneLine(recipe[fact]),
  ]);
}
