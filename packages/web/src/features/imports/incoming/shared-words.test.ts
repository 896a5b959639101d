import { expect, it } from 'vitest';
import { composeShared } from './shared-words.ts';

const link = 'https://kitchen.example/soup';
const recipe = `Soup\n${'2 leeks\n'.repeat(40)}`;

it.each([
  ['a link alone', { url: link }, link],
  ['a link with its title', { title: 'Soup', url: link }, link],
  ['a link within the text', { title: 'Soup', text: `Look at this: ${link}` }, link],
  ['the same link twice', { text: link, url: link }, link],
  ['words without a link', { title: 'Soup', text: '2 leeks' }, 'Soup\n2 leeks'],
  ['a title that the text repeats', { title: 'Soup', text: recipe }, recipe.trim()],
  ['a recipe with its source', { text: recipe, url: link }, `${recipe.trim()}\n${link}`],
  ['two links', { text: `${link} https://other.example/a` }, `${link} https://other.example/a`],
  ['nothing', {}, ''],
])('%s', (_, words, text) => {
  expect(composeShared(words)).toBe(text);
});
