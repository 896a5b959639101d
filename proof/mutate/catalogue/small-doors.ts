import type { Mutation } from '../mutation.ts';

/** Doors that are small each: passwords that guesses begin with, and how the browser is told to come. */
export const smallDoors: readonly Mutation[] = [
  {
    name: 'browsers are not told to come by https',
    file: 'packages/server/src/platform/http/server.ts',
    find: "    if (isSecure) reply.header('strict-transport-security', strictTransport);\n",
    replace: '    void [isSecure, strictTransport];\n',
    tests: ['packages/server/src/platform/http/transport.test.ts'],
  },
  {
    name: 'browsers are told to come by https where there is none',
    file: 'packages/server/src/platform/http/server.ts',
    find: "    if (isSecure) reply.header('strict",
    replace: "    reply.header('strict",
    tests: ['packages/server/src/platform/http/transport.test.ts'],
  },
  {
    name: 'one of the most used passwords is taken',
    file: 'packages/server/src/features/people/user-store/common-passwords.ts',
    find: "  if (list.has(password.toLowerCase()) || list.has(bare)) fail('passwordTooCommon', { field });\n",
    replace: '  void list;\n',
    tests: ['packages/server/src/features/people/user-store/passwords.test.ts'],
  },
  {
    name: 'the own name is taken as a password',
    file: 'packages/server/src/features/people/user-store/common-passwords.ts',
    find: "    fail('passwordIsName', { field });\n",
    replace: '    void 0;\n',
    tests: ['packages/server/src/features/people/user-store/passwords.test.ts'],
  },
  {
    name: 'the origin of a write counts without its scheme',
    file: 'packages/server/src/platform/http/addresses/same-origin.ts',
    find: '  return origin !== `${request.protocol}://${request.headers.host ??',
    replace: '  return readHost(origin) !== `${request.headers.host ??',
    tests: ['packages/server/src/features/people/sessions/session-life.test.ts'],
  },
];

/** What one household or group does to another that never asked for it, or lets strangers ask. */
export const smallWalls: readonly Mutation[] = [
  {
    name: 'a member hands a recipe to another household, which has not asked for it',
    file: 'packages/domain/src/people/policies/recipe-policies.ts',
    find: '  return from === to || rights.admin || rights.canManage;',
    replace: '  return from === to || rights !== null;',
    tests: ['packages/server/src/features/recipes/recipe/write/change-recipe.test.ts'],
  },
  {
    name: 'the plan stores the recipe of another group',
    file: 'packages/server/src/features/meal-plans/entries/meal-plans.service.ts',
    find: "const row = id === null ? null : required(await findRecipeRow(tx, id), 'itemNotFound');",
    replace: 'const row = id === null ? null : ((await findRecipeRow(tx, id)) ?? null);',
    tests: ['packages/server/src/features/meal-plans/entries/meal-plans.test.ts'],
  },
  {
    name: 'an entry of the plan is changed to the recipe of another group',
    file: 'packages/server/src/features/meal-plans/entries/meal-plans.service.ts',
    find: "namesOther && recipeId !== null ? required(await findRecipeRow(tx, recipeId), 'itemNotFound') : null;",
    replace: 'namesOther && recipeId !== null ? ((await findRecipeRow(tx, recipeId)) ?? null) : null;',
    tests: ['packages/server/src/features/meal-plans/entries/meal-plans.test.ts'],
  },
  {
    name: 'strangers ask for the names of recipes in a private group',
    file: 'packages/server/src/features/site/validators/validators.service.ts',
    find: "  if (!(await isPublicGroup(platform.database.read(systemScope('validate names')), groupId))) return true;\n  const reader",
    replace: '  void isPublicGroup;\n  const reader',
    tests: [
      'packages/server/src/features/site/validators/name-validators.test.ts',
      'packages/server/src/features/site/validators/validators.test.ts',
    ],
  },
  {
    name: 'strangers ask for the names of households in a private group',
    file: 'packages/server/src/features/site/validators/validators.service.ts',
    find: 'groupId))) return true;\n  return isHouseholdNameFree',
    replace: 'groupId))) void 0;\n  return isHouseholdNameFree',
    tests: ['packages/server/src/features/site/validators/name-validators.test.ts'],
  },
  {
    name: 'the recipe of another group is put on a shopping list',
    file: 'packages/server/src/features/recipes/documents/recipe-rows.repository.ts',
    find: "'=', 'wanted.value')\n      .where('recipes.group_id', '=', parameter('groupId'))\n",
    replace: "'=', 'wanted.value')\n",
    tests: ['packages/server/src/testing/tenancy/recipe-ids.test.ts'],
  },
  {
    name: 'a notifier is made that nothing can send to',
    file: 'packages/server/src/features/automation/notifiers/sealed-address.ts',
    find: '  if (settings.notifiers.appriseApiUrl === null && !speaks(address))\n',
    replace: '  if (settings.notifiers.appriseApiUrl === null && speaks(address) === null)\n',
    tests: ['packages/server/src/features/automation/notifiers/sealed-address.test.ts'],
  },
];
