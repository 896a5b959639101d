import type { Mutation } from '../mutation.ts';

const recipes = 'packages/server/src/features/recipes';
const explored = [`${recipes}/explore/public-readings.test.ts`];
const shared = [`${recipes}/sharing/shared-readings.test.ts`];

/** Nutrition and weights computed for visitors. */
export const visitorReadings: readonly Mutation[] = [
  {
    name: 'visitors see nutrition that the household of the recipe does without',
    file: `${recipes}/computed-nutrition/computed-nutrition.service.ts`,
    find: '  const scope = publicScope(recipe.groupId);\n  await requireShown(platform, scope, recipe.householdId);\n',
    replace: '  const scope = publicScope(recipe.groupId);\n',
    tests: [...explored, ...shared],
  },
  {
    name: 'nutrition of private recipes is computed for visitors',
    file: `${recipes}/explore/explore.routes.ts`,
    find: "return { scope, id: required(id, 'publicRecipeNotFound') };",
    replace: 'return { scope, id: id ?? params.recipe_slug };',
    tests: explored,
  },
  {
    name: 'strangers have public recipes computed without end',
    file: `${recipes}/explore/explore.routes.ts`,
    find: '    readings.count(request.ip);\n    const { scope, id } = await findPublicRecipe(platform, params);\n    return computed',
    replace: '    const { scope, id } = await findPublicRecipe(platform, params);\n    return computed',
    tests: explored,
  },
  {
    name: 'strangers try links without end for what is computed of recipes',
    file: `${recipes}/sharing/sharing.routes.ts`,
    find: '    readings.count(request.ip);\n    return cupWeightsIn(',
    replace: '    return cupWeightsIn(',
    tests: shared,
  },
  {
    name: 'visitors with a link ask for what members see',
    file: 'packages/web/src/features/recipes/parts/recipe-source.ts',
    find: "path: isOwn ? '/api/recipes/{slug}' : shown,",
    replace: "path: isOwn || token ? '/api/recipes/{slug}' : shown,",
    tests: ['packages/web/src/features/recipes/parts/recipe-source.test.ts'],
  },
];
