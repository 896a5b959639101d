import type { Mutation } from '../mutation.ts';

const server = 'packages/server/src/features/recipes/exports/book';
const domain = 'packages/domain/src/recipes/books';
const route = [`${server}/book.test.ts`];
const rules = [`${domain}/book-rules.test.ts`];
const html = [`${domain}/book-html.test.ts`];

/** Moving out as books and websites: what they hold, and that what people wrote stays text. */
export const books: readonly Mutation[] = [
  {
    name: 'tags that people wrote are tags of the page',
    file: `${domain}/book-html.ts`,
    find: "return escapeHtml(text.toWellFormed().replace(unwritable, ''));",
    replace: "return text.toWellFormed().replace(unwritable, '');",
    tests: html,
  },
  {
    name: 'a link of a recipe can run a script',
    file: `${domain}/text-blocks.ts`,
    find: '/^https?:\\/\\/[^\\s"<>\\\\^`{|}]+$/i.test(text) ? text : null',
    replace: 'text',
    tests: [`${domain}/text-blocks.test.ts`],
  },
  {
    name: 'a very long word leaves the page',
    file: `${domain}/breakable.ts`,
    find: "text.replace(word, (long) => (long.match(piece) ?? []).join('\\u200b'))",
    replace: 'text',
    tests: rules,
  },
  {
    name: 'a recipe in Arabic reads from left to right in a book in English',
    file: 'packages/domain/src/text/direction/index.ts',
    find: "new Set(['ar', 'he', 'fa', 'ur'])",
    replace: "new Set(['he'])",
    tests: rules,
  },
  {
    name: 'recipes without a category are not in the book',
    file: `${domain}/chapters.ts`,
    find: '...(rest.length === 0 ? [] : [{ title: division.rest, recipes: rest }]),',
    replace: '',
    tests: rules,
  },
  {
    name: 'whole sentences are in the index of ingredients',
    file: `${domain}/ingredient-index.ts`,
    find: 'name.length === 0 || name.length > longest ||',
    replace: 'name.length === 0 ||',
    tests: rules,
  },
  {
    name: 'the book of a cookbook has all recipes of the group',
    file: `${server}/plan-book.ts`,
    find: 'lists.rowsByName(scope, book?.id ?? null)',
    replace: 'lists.rowsByName(scope, null)',
    tests: route,
  },
  {
    name: 'the type of an e-book is compressed',
    file: 'packages/server/src/platform/archive/epub-archive.ts',
    find: '{ ...options, compress: false }',
    replace: '{ ...options, compress: true }',
    tests: route,
  },
  {
    name: 'the policy of a website does not know its script',
    file: `${server}/site/site-book.ts`,
    find: 'update(siteSearch)',
    replace: "update('')",
    tests: route,
  },
  {
    name: 'a picture is missing in the book',
    file: `${server}/pdf/print-book.ts`,
    find: 'const picture = one.hasPicture ?',
    replace: 'const picture = one.hasPicture && length < 0 ?',
    tests: route,
  },
];
