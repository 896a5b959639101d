/** Amounts that a program stores for one portion, to be multiplied by the number of portions that it shows. */
import { isRecord } from '../../cleaning/index.ts';
import { firstText, keyLetters, keyWords } from './shaped-line.ts';

const maxObjects = 1000;
const minAmounts = 4;
/** Share of the amounts that are no whole numbers for one portion. */
const minBroken = 0.5;
const amountKeys: ReadonlySet<string> = new Set(keyWords('amount quantity qty value menge'));
const unitKeys = keyWords('unit unitname measure');
/** Spoons and cups come in halves and quarters; pieces, grams and decilitres of a recipe hardly do. */
const spoon =
  /spoon|tsp|tbsp|cup|^[et]l$|löffel|spsk|tsk|skefuld|spiseske|teske|msk|cuill|cuchar|cucchiai|colher|tass?e|łyż|lžíc|ek$|tk$/i;

/**
 * How often the amounts of a list count: `servings` times where many of them are fractions of pieces or grams that
 * all become whole numbers that way, else once.
 */
export function readPortions(ingredients: unknown, servings: number | null): number {
  if (servings === null || !Number.isInteger(servings) || servings < 2 || servings > 100) return 1;
  const amounts = readAmounts(ingredients);
  const broken = amounts.filter((amount) => !Number.isInteger(amount));
  if (amounts.length < minAmounts || broken.length < amounts.length * minBroken) return 1;
  return amounts.every((amount) => isHalf(amount * servings)) ? servings : 1;
}

/** Whole or half, as far as numbers in a program are exact. */
function isHalf(amount: number): boolean {
  return Math.abs(amount * 2 - Math.round(amount * 2)) < 1e-6;
}

function readAmounts(ingredients: unknown): number[] {
  const amounts: number[] = [];
  const queue: unknown[] = [ingredients];
  for (let at = 0; at < queue.length && at < maxObjects; at += 1) {
    const value = queue[at];
    if (Array.isArray(value)) for (const item of value.slice(0, maxObjects)) queue.push(item);
    if (!isRecord(value)) continue;
    const isSpoon = spoon.test(firstText(value, unitKeys));
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'object') queue.push(inner);
      else if (typeof inner === 'number' && inner > 0 && !isSpoon && amountKeys.has(keyLetters(key)))
        amounts.push(inner);
    }
  }
  return amounts;
}
