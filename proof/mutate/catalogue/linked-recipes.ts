import type { Mutation } from '../mutation.ts';

const domain = 'packages/domain/src/recipes/linked';
const recipes = 'packages/server/src/features/recipes';
const write = `${recipes}/recipe/write`;
const links = [`${write}/linked-recipes.test.ts`];
const shopping = 'packages/server/src/features/shopping/recipes-on-list';

/** Recipes within recipes. */
export const linkedRecipes: readonly Mutation[] = [
  {
    name: 'a recipe may lie within itself',
    file: `${write}/referenced-recipes.ts`,
    find: 'if (circle !== null)',
    replace: 'if (circle?.length === 0)',
    tests: links,
  },
  {
    name: 'recipes lie as deep within one another as anyone likes',
    file: `${write}/referenced-recipes.ts`,
    find: 'if (depth > maxLinkDepth)',
    replace: 'if (depth > 100 * maxLinkDepth)',
    tests: links,
  },
  {
    name: 'the depth above a recipe is not counted',
    file: `${write}/referenced-recipes.ts`,
    find: ' + measureDepth(upwards, recipeId)',
    replace: '',
    tests: links,
  },
  {
    name: 'visitors see every recipe within a public one',
    file: `${recipes}/documents/recipe-reading.service.ts`,
    find: "if (scope.kind !== 'public') return own;",
    replace: "if (scope.kind !== 'member') return own;",
    tests: links,
  },
  {
    name: 'recipes keep the old name of one within them',
    file: `${recipes}/documents/recipe-documents.repository.ts`,
    find: "    are === 'known' && invalidateOuter(tx, { ids: JSON.stringify(ids) }),\n",
    replace: '',
    tests: links,
  },
  {
    name: 'the name of an inner recipe goes with it when it is deleted for good',
    file: `${recipes}/documents/recipes.present.ts`,
    find: "const lost = referencedRecipe === null ? (name ?? '') : '';",
    replace: "const lost = referencedRecipe === null ? (name ?? '').slice(0, 0) : '';",
    tests: links,
  },
  {
    name: 'servings of an inner recipe count as times',
    file: `${domain}/linked-scale.ts`,
    find: 'quantity / servings.amount',
    replace: 'quantity',
    tests: [`${domain}/linked-scale.test.ts`],
  },
  {
    name: 'inner recipes come to a list in their own amounts',
    file: `${domain}/expand-lines.ts`,
    find: 'scale: scale * often',
    replace: 'scale',
    tests: [`${domain}/expand-lines.test.ts`, `${shopping}/nested-recipes.test.ts`],
  },
  {
    name: 'inner recipes that wait in the trash vanish from lists',
    file: `${domain}/flatten-lines.ts`,
    find: 'unlinkRecipe(scale === 1 ? line : scaleLine(line, scale))',
    replace: '(scale === 1 ? line : scaleLine(line, scale))',
    tests: [`${shopping}/nested-recipes.test.ts`],
  },
  {
    name: 'an assistant deletes with one call',
    file: 'packages/server/src/features/automation/assistants/assistant-server.ts',
    find: "tool.effect === 'delete' ? askToConfirm(tool, caller, sent) : null",
    replace: "tool.effect === 'read' ? askToConfirm(tool, caller, sent) : null",
    tests: ['packages/server/src/features/automation/assistants/assistants.test.ts'],
  },
  {
    name: 'the code for one deletion confirms another',
    file: 'packages/server/src/features/automation/assistants/confirm-deletion.ts',
    find: 'JSON.stringify([userId, tool, input])',
    replace: 'JSON.stringify([userId, tool])',
    tests: ['packages/server/src/features/automation/assistants/assistants.test.ts'],
  },
  {
    name: 'a session opens the door for assistants',
    file: 'packages/server/src/features/automation/assistants/assistants.routes.ts',
    find: "if (credential.kind !== 'apiToken') throw",
    replace: "if (userId === '') throw",
    tests: ['packages/server/src/features/automation/assistants/assistants.test.ts'],
  },
];
