import type { Mutation } from '../mutation.ts';

const lines = 'packages/domain/src/shopping/item-lines';
const merge = 'packages/domain/src/shopping/merge';
const server = 'packages/server/src/features/shopping';
const itemLine = [`${lines}/item-line.test.ts`];
const mergeTest = [`${merge}/shopping-merge.test.ts`];
const words = [`${server}/items/words-of-items.test.ts`];

/** The words of shopping list items, and the amounts that they name. */
export const items: readonly Mutation[] = [
  {
    name: 'the words of an item ignore its quantity',
    file: `${lines}/item-line.ts`,
    find: 'scale: quantity / written',
    replace: 'scale: quantity / quantity',
    tests: itemLine,
  },
  {
    name: 'the words of an item are shown although its parts were changed',
    file: `${lines}/item-line.ts`,
    find: 'isWrittenAs(line, { ...item, note, quantity: written })',
    replace: 'line.text !== note',
    tests: itemLine,
  },
  {
    name: 'an amount that a person has set is rounded',
    file: `${lines}/item-line.ts`,
    find: 'isExact: !isOfRecipes(item)',
    replace: 'isExact: false',
    tests: itemLine,
  },
  {
    name: 'an amount that recipes add up to is not rounded as on their pages',
    file: `${lines}/item-line.ts`,
    find: 'isExact: !isOfRecipes(item)',
    replace: 'isExact: true',
    tests: itemLine,
  },
  {
    name: 'the range of a note is no part of its text',
    file: 'packages/domain/src/ingredients/lines/written-text.ts',
    find: 'left.note(text);',
    replace: '',
    tests: itemLine,
  },
  {
    name: 'a text with an amount of its own is needed no time',
    file: `${merge}/buyable-ingredients.ts`,
    find: 'hasAmount ? quantity || 1 : quantity',
    replace: 'quantity',
    tests: mergeTest,
  },
  {
    name: 'a merged item has words that do not say its note',
    file: `${merge}/merge-items.ts`,
    find: "into.note === '' && from.note !== '' ? from.originalText : into.originalText",
    replace: 'into.originalText',
    tests: mergeTest,
  },
  {
    name: 'a change without words removes those of the item',
    file: `${server}/items/sent-item.ts`,
    find: 'originalText = item.originalText } = input',
    replace: 'originalText = null } = input',
    tests: words,
  },
  {
    name: 'words are not updated',
    file: `${server}/store/item-writes.repository.ts`,
    find: "  'original_text',\n",
    replace: '',
    tests: words,
  },
  {
    name: 'selected ingredients lose their lines on the way to the list',
    file: `${server}/recipes-on-list/addition-lines.ts`,
    find: '      ...line,\n',
    replace: '',
    tests: words,
  },
  {
    name: 'a recipe that is planned for some is bought once',
    file: 'packages/domain/src/ingredients/scaling/servings.ts',
    find: 'isAsked && own !== null ? servings / own : 1',
    replace: 'isAsked && own !== null ? 1 : 1',
    tests: ['packages/domain/src/ingredients/scaling/scaling.test.ts'],
  },
];
