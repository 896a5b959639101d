import { readFileSync } from 'node:fs';

/**
 * A recipe of the demo kitchen.
 *
 * @typedef {object} Dish
 * @property {string} name
 * @property {string} category
 * @property {readonly string[]} tags
 * @property {number} servings
 * @property {number} prep minutes
 * @property {number} cook minutes
 * @property {readonly string[]} ingredients lines
 * @property {readonly string[]} steps
 */

/** The recipes of `dishes.txt`, beside the twelve starters. @returns {Dish[]} */
export function readDishes() {
  const text = readFileSync(new URL('./dishes.txt', import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readDish);
}

/**
 * @param {string} line
 * @returns {Dish}
 */
function readDish(line) {
  const fields = line.split('|').map((field) => field.trim());
  const [name = '', category = '', tags = '', servings, prep, cook, ingredients = '', steps = ''] = fields;
  return {
    name,
    category,
    tags: tags === '' ? [] : tags.split(', '),
    servings: Number(servings),
    prep: Number(prep),
    cook: Number(cook),
    ingredients: ingredients.split('; '),
    steps: steps.split(' // '),
  };
}
