import type { Mutation } from '../mutation.ts';

const names = 'packages/server/src/features/recipes/names/';
const creating = ['packages/server/src/features/recipes/recipe/write/create-recipe.test.ts'];
const slugs = 'packages/domain/src/text/slugs/';

/** Names that run out or share an address. */
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
];
