import type { Mutation } from '../mutation.ts';

const domain = 'packages/domain/src/recipes/substitutions';
const catalog = 'packages/server/src/features/catalog';
const lines = 'packages/server/src/features/recipes/line-substitutions';
const library = 'packages/server/src/features/recipes/library';

/** What may be taken in the place of foods. */
export const substitutions: readonly Mutation[] = [
  {
    name: 'pieces are taken for grams when a substitute is computed',
    file: `${domain}/substitute-line.ts`,
    find: 'if (unit === null || whole.unit === null) return null;',
    replace: 'if (unit === null || whole.unit === null) return amount / whole.quantity;',
    tests: [`${domain}/substitute-line.test.ts`],
  },
  {
    name: 'a client that saves lines without their ids loses their substitutions',
    file: `${lines}/line-substitutions.service.ts`,
    find: "return id === referenceId || !own.has(id ?? '');",
    replace: "return id === referenceId && own.has(id ?? '');",
    tests: [`${lines}/line-substitutions.test.ts`],
  },
  {
    name: 'a copy of a recipe has no substitutions',
    file: 'packages/server/src/features/recipes/recipe/write/duplicate-recipe.ts',
    find: '{ from: original.id, to: id, renamed }',
    replace: '{ from: id, to: id, renamed }',
    tests: [`${lines}/line-substitutions.test.ts`],
  },
  {
    name: 'amounts in a unit that is deleted count pieces',
    file: `${catalog}/foods/catalog-entries.service.ts`,
    find: "if (family.kind === 'units') await forgetAmountsIn",
    replace: "if (family.kind === 'foods') await forgetAmountsIn",
    tests: [`${lines}/line-substitutions.test.ts`],
  },
  {
    name: 'substitutes count as had for clients that do not ask for them',
    file: `${library}/recipe-suggestions.service.ts`,
    find: "const isAsked = query.includeSubstitutes && reader.scope.kind === 'member';",
    replace: "const isAsked = reader.scope.kind === 'member';",
    tests: [`${library}/suggestions-with-substitutes.test.ts`],
  },
];
