import type { Mutation } from '../mutation.ts';

const amounts = 'packages/domain/src/ingredients/free-amounts';
const nutrition = 'packages/domain/src/nutrition/recipe-nutrition';
const lines = ['packages/domain/src/ingredients/display/ingredient-line.test.ts'];
const sums = ['packages/server/src/features/recipes/computed-nutrition/nutrition-of-lines.test.ts'];

/** The second part of `2 cups plus 1 tbsp flour`. */
export const furtherAmounts: readonly Mutation[] = [
  {
    name: 'a further amount stays when its recipe is doubled',
    file: `${amounts}/line-view.ts`,
    find: 'return joint + (measured ? `${amount} (${measured})` : amount) + text.slice(end);',
    replace: 'return note.slice(0, joint.length + Math.max(end, amount.length)) + text.slice(end);',
    tests: lines,
  },
  {
    name: 'a further amount of a plain line stays when its recipe is doubled',
    file: `${amounts}/line-view.ts`,
    find: 'rest: noteView(text.slice(end).trim(), measuring),',
    replace: 'rest: text.slice(end).trim(),',
    tests: lines,
  },
  {
    name: 'a French spoon is a cup',
    file: `${amounts}/amount-at.ts`,
    find: 'if (/^c\\.?$/i.test(word) && spoon.test(text.slice(offset + word.length))) return null;',
    replace: '',
    tests: [`${amounts}/free-amounts.test.ts`],
  },
  {
    name: 'an alternative is added',
    file: `${amounts}/further-amount.ts`,
    find: '(?:plus|and',
    replace: '(?:or|plus|and',
    tests: [...lines, ...sums],
  },
  {
    name: 'a further cup is not weighed',
    file: 'packages/domain/src/ingredients/display/ingredient-line.ts',
    find: "{ ...view, food: written.food?.name ?? '', cupWeight });",
    replace: "{ ...view, food: written.food?.name ?? '' });",
    tests: lines,
  },
  {
    name: 'nutrition counts the first part of an amount only',
    file: `${nutrition}/compute-nutrition.ts`,
    find: 'toNumber(grams) + toNumber(more)',
    replace: 'toNumber(grams)',
    tests: sums,
  },
  {
    name: 'a further amount of another food counts for the first',
    file: `${nutrition}/resolve-ingredient.ts`,
    find: 'return other === food ? {',
    replace: "return other !== '' ? {",
    tests: sums,
  },
  {
    name: 'a note that names the food adds its amount twice',
    file: `${nutrition}/resolve-ingredient.ts`,
    find: ' || read.note === read.food)',
    replace: ')',
    tests: sums,
  },
  {
    name: 'a food whose further amount alone is a cup is not weighed',
    file: 'packages/server/src/features/recipes/cup-weights/cup-weights.service.ts',
    find: '[unit, further?.unit].some(',
    replace: '[unit].some(',
    tests: ['packages/server/src/features/recipes/cup-weights/cup-weights.test.ts'],
  },
];
