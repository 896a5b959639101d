import type { Mutation } from '../mutation.ts';

const engine = 'packages/domain/src/ingredients/lines';
const rounding = 'packages/domain/src/measures/rounding';
const nutrition = 'packages/domain/src/nutrition/recipe-nutrition';
const marked = [`${engine}/marked-lines/marked-lines.test.ts`];
const lines = [`${engine}/ingredient-line.test.ts`, `${engine}/lines.test.ts`];
const sums = ['packages/server/src/features/recipes/computed-nutrition/nutrition-of-lines.test.ts'];

/** The words and amounts of a line, and the further parts of `2 cups plus 1 tbsp flour`. */
export const lineBugs: readonly Mutation[] = [
  {
    name: 'a further amount stays when its recipe is doubled',
    file: `${engine}/render-line.ts`,
    find: "return role === 'main' || role === 'same' || role === 'further';",
    replace: "return role === 'main' || role === 'same';",
    tests: lines,
  },
  {
    name: 'the same amount in another measure stays when its recipe is doubled',
    file: `${engine}/render-line.ts`,
    find: "return role === 'main' || role === 'same' || role === 'further';",
    replace: "return role === 'main' || role === 'further';",
    tests: lines,
  },
  {
    name: 'the content of a can is scaled with the cans',
    file: `${engine}/assign-roles.ts`,
    find: "if (isEach(amount, context)) return 'each';",
    replace: '',
    tests: marked,
  },
  {
    name: 'a number in a name is an amount',
    file: `${engine}/assign-roles.ts`,
    find: 'if (length.test(rest) || namedNumber.test(text.slice(start, start + reach))) return true;',
    replace: 'if (length.test(rest)) return true;',
    tests: marked,
  },
  {
    name: 'a grade of flour is an amount',
    file: `${engine}/assign-roles.ts`,
    find: 'isGraded(before) ||',
    replace: '',
    tests: marked,
  },
  {
    name: 'what was changed by hand shows as it was written',
    file: `${engine}/ingredient-line.ts`,
    find: "if (written !== '' && isWrittenAs(line, ingredient)) return",
    replace: "if (written !== '') return",
    tests: [`${engine}/written-text.test.ts`],
  },
  {
    name: 'the words of the author give way to the names of the catalog',
    file: `${engine}/ingredient-line.ts`,
    find: "if (written !== '' && isWrittenAs(line, ingredient)) return { line, facts };",
    replace: '',
    tests: [`${engine}/written-text.test.ts`],
  },
  {
    name: 'a point before three digits is a decimal point in grams as well',
    file: 'packages/domain/src/measures/quantities/read-number.ts',
    find: "const isGrouping = isSmallUnit ?? sign === ',';",
    replace: "const isGrouping = sign === ',';",
    tests: ['packages/domain/src/measures/quantities/number-at.test.ts'],
  },
  {
    name: 'nothing says that an amount was rounded',
    file: `${rounding}/kitchen-amount.ts`,
    find: 'isRounded: !isClose(value, exact)',
    replace: 'isRounded: false',
    tests: lines,
  },
  {
    name: 'a tag that is no mark becomes one',
    file: `${engine}/rich-text.ts`,
    find: '(b|i|q|strong|sup)>',
    replace: '(b|i|q|strong|sup|script)>',
    tests: [`${engine}/rich-text.test.ts`],
  },
  {
    name: 'a French spoon is a cup',
    file: `${engine}/scan-amounts.ts`,
    find: '|[cs]\\.)/iu;',
    replace: ')/iu;',
    tests: [`${engine}/rich-text.test.ts`, ...lines],
  },
  {
    name: 'an alternative is added',
    file: `${engine}/words.ts`,
    find: "'plus and und et",
    replace: "'or plus and und et",
    tests: sums,
  },
  {
    name: 'a cup of an ingredient is not weighed',
    file: `${engine}/ingredient-line.ts`,
    find: "cupWeight: view.cupWeights?.get(referenceId ?? '')",
    replace: 'cupWeight: undefined',
    tests: lines,
  },
  {
    name: 'a computed weight hides the cup of the recipe',
    file: `${engine}/render-line.ts`,
    find: 'return { text: aboutWeight(shown), measured: spellAmount(text, amount, view) };',
    replace: 'return { text: aboutWeight(shown) };',
    tests: lines,
  },
  {
    name: 'a stick of cinnamon weighs as much as one of butter',
    file: `${engine}/scan-amounts.ts`,
    find: '(?:butter|margarine)',
    replace: String.raw`(?:\p{L}+)`,
    tests: lines,
  },
  {
    name: 'halves of a gram are written as fractions',
    file: `${engine}/ingredient-line.ts`,
    find: 'if (unit) return unit.fraction === false;',
    replace: 'if (unit) return false;',
    tests: [`${engine}/decimal-amount.test.ts`],
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
