/**
 * Writes what the domain knows of foods, from `foods.txt` and the public table:
 * `node --import tsx tools/food-table/main.ts ABBREV.json`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ListedFood, readFoodList } from './food-list.ts';
import { type PublicFood, readPublicTable } from './public-table.ts';

const source = 'USDA National Nutrient Database for Standard Reference, release 28 (public domain)';
const domain = join(import.meta.dirname, '../../packages/domain/src');
const decimals = 2;

const [, , path] = process.argv;
if (path === undefined) throw new Error('Name the abbreviated file of the public table');
const table = readPublicTable(readFileSync(path, 'utf8'));
const foods = readFoodList(readFileSync(join(import.meta.dirname, 'foods.txt'), 'utf8'));

write(
  'measures/food-weights/food-weights.json',
  foods.filter(({ measures }) => measures.length > 0).map((food) => [food.key, measuresText(food)]),
);
write(
  'nutrition/food-nutrients/food-nutrients.json',
  foods.map((food) => [food.key, nutrientsText(food)]),
);
console.log(`${foods.length} foods`);

function publicFood({ key, number }: ListedFood): PublicFood {
  const food = table.get(number);
  if (food === undefined) throw new Error(`The public table has no ${number} for ${key}`);
  return food;
}

function measuresText({ measures }: ListedFood): string {
  return measures.map(({ name, grams, isEstimate }) => `${name} ${isEstimate ? '~' : ''}${grams}`).join(', ');
}

function nutrientsText(food: ListedFood): string {
  const { nutrients } = publicFood(food);
  const values = nutrients.map((value) => (value === null ? '-' : Number(value.toFixed(decimals)))).join(' ');
  return food.isStandIn ? `~ ${values}` : values;
}

function write(file: string, entries: readonly (readonly [key: string, text: string])[]): void {
  const content = { source, foods: Object.fromEntries(entries) };
  writeFileSync(join(domain, file), `${JSON.stringify(content, null, 2)}\n`);
}
