/** Lines that tell how much of a nutrient there is. */
import { latinDigits } from '@hearth/domain/measures/quantities';
import { cleanNutrition } from '../cleaning/index.ts';
import type { TextRecipe } from './text-recipe.ts';
import { nutrientNamed } from './words/index.ts';

/** The units that each field may have; a value in another unit, such as kilojoules or per cent, stays text. */
const inMilligrams: ReadonlySet<string> = new Set(['sodiumContent', 'cholesterolContent']);

/** Stores `Protein: 12 g`, `320 kcal`, `Fett 10g`. False for a line that says more, or what is stored already. */
export function storeNutrient(recipe: TextRecipe, line: string): boolean {
  const plain = latinDigits(line)
    .trim()
    .replace(/[.,;]$/, '');
  const [, name, number = '', unit = ''] =
    /^([^\d:：]{1,40}?)\s*[:：]?\s*(\d{1,5}(?:[.,]\d{1,2})?)\s?(k?cals?|ккал|кал|kj|mg|мг|g|г|גרם|グラム|calories|kalorien)?$/iu.exec(
      plain,
    ) ?? [];
  const [, before = '', energy] =
    /^(\d{1,5})\s?(k?cals?|calories|kalorien|ккал|卡|千卡|大卡)$/iu.exec(plain) ?? [];
  const [, amount = '', nutrient] =
    /^(\d{1,4}(?:[.,]\d{1,2})? ?m?g) (\p{L}[\p{L} ]{1,30})$/u.exec(plain) ?? [];
  if (nutrient !== undefined) return storeNutrient(recipe, `${nutrient}: ${amount}`);
  const field = energy === undefined ? nutrientNamed(name ?? '') : 'calories';
  if (field === null || recipe.nutrition[field] !== undefined) return false;
  if (/kj/i.test(unit) || (field === 'calories') !== isEnergy(unit, field)) return false;
  const isMilligrams = /^m|^м.*г$/iu.test(unit);
  if (isMilligrams && !inMilligrams.has(field)) return false;
  const value =
    energy === undefined
      ? `${number} ${isMilligrams ? 'mg' : unit === '' ? '' : field === 'calories' ? 'kcal' : 'g'}`
      : before;
  Object.assign(recipe.nutrition, cleanNutrition({ [field]: value }));
  return true;
}

function isEnergy(unit: string, field: string): boolean {
  return unit === '' ? field === 'calories' : /cal|кал|kalorien/iu.test(unit);
}

/** Stores the nutrients of a line that has one or several and nothing else: `12 g protein, 320 kcal` stays text. */
export function storeNutrients(recipe: TextRecipe, line: string): boolean {
  const parts = line.split(/\s?[|·•;]\s?|,\s(?=\p{L})/u).filter((part) => part !== '');
  const trial: TextRecipe = { ...recipe, nutrition: { ...recipe.nutrition } };
  if (parts.length === 0 || !parts.every((part) => storeNutrient(trial, part))) return false;
  recipe.nutrition = trial.nutrition;
  return true;
}
