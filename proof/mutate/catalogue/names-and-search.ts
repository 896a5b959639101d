import type { Mutation } from '../mutation.ts';

const names = 'packages/server/src/features/recipes/names/';
const creating = ['packages/server/src/features/recipes/recipe/write/create-recipe.test.ts'];
const slugs = 'packages/domain/src/text/slugs/';
const spellings = 'packages/domain/src/search/spellings/';
const spellingsTest = [`${spellings}spellings.test.ts`];
const index = 'packages/server/src/features/recipes/search-index/';
const library = 'packages/server/src/features/recipes/library/';
const searching = [`${library}search-in-scripts.test.ts`];

/** Names that run out or share an address, and searches that miss what is written, or find what only sounds like it. */
export const namesAndSearch: readonly Mutation[] = [
  {
    name: 'numbers of a recipe name that is taken run out',
    file: `${names}taken-slugs.repository.ts`,
    find: 'end: `${stem}:`',
    replace: 'end: `${stem}2`',
    tests: creating,
  },
  {
    name: 'a slug that was cut loses the number at its end',
    file: `${names}recipe-names.ts`,
    find: 'const numberAtEnd = /-\\d{1,6}$/;',
    replace: 'const numberAtEnd = /-\\d{2,6}$/;',
    tests: creating,
  },
  {
    name: 'signs with a number after them share the address of the number',
    file: `${slugs}slug-or-signs.ts`,
    find: "if (signs === '' || slugify(signs) !== '') return slugify(name);",
    replace: "if (slugify(name) !== '') return slugify(name);",
    tests: [`${slugs}slugs.test.ts`],
  },
  {
    name: 'a household named by signs is not made',
    file: 'packages/server/src/features/people/registration/registration.service.ts',
    find: "wanted !== '' && slugOrSigns(wanted) !== slugOrSigns(byDefault.name)",
    replace: '/[a-z]/.test(wanted)',
    tests: ['packages/server/src/features/people/registration/registration.test.ts'],
  },
  {
    name: 'umlauts are found by one spelling',
    file: `${spellings}spellings.ts`,
    find: 'return second === folded ? [folded] : [folded, second];',
    replace: 'return [folded];',
    tests: spellingsTest,
  },
  {
    name: 'signs inside a Chinese word are not found',
    file: `${spellings}words.ts`,
    find: 'new RegExp(`${unspaced}',
    replace: 'new RegExp(`(?!)',
    tests: spellingsTest,
  },
  {
    name: 'Latin letters find no other script',
    file: `${index}recipe-index.ts`,
    find: "...romanized.filter((text) => text !== '')",
    replace: '',
    tests: searching,
  },
  {
    name: 'an excluded word is excluded in one spelling',
    file: `${index}recipe-search.repository.ts`,
    find: 'phrases.flatMap(listSpellings).flatMap(',
    replace: 'phrases.map(foldText).flatMap(',
    tests: searching,
  },
  {
    name: 'several Chinese words typed as one find nothing',
    file: `${library}corrected-search.ts`,
    find: 'if (isUnspaced(text)) return pairsOfSigns(text);',
    replace: '',
    tests: searching,
  },
  {
    name: 'names that hold a sign do not come first in a chosen order',
    file: `${library}search-hits.repository.ts`,
    find: 'if (isWords) return',
    replace: 'if (false) return',
    tests: searching,
  },
  {
    name: 'foods and tags are compared by transliteration alone',
    file: 'packages/server/src/platform/paging/select-rows.ts',
    find: 'isWritten(nameOf(row)) ||',
    replace: '',
    tests: searching,
  },
  {
    name: 'an index that was written anew stays in parts',
    file: `${index}recipe-index.ts`,
    find: 'if (recipeIds.length >= minMerged) await mergeIndex(platform.database);',
    replace: '',
    tests: [`${index}recipe-index.test.ts`],
  },
  {
    name: 'pickers find an umlaut by one spelling',
    file: 'packages/web/src/ui/text/best-first.ts',
    find: 'const wanted = listSpellings(search);',
    replace: 'const wanted = listSpellings(search).slice(0, 1);',
    tests: ['packages/web/src/ui/text/best-first.test.ts'],
  },
];
