/** Lists of foods, units and labels that a group can begin with. */
export { seedFoodNames, seedLanguages } from './seed-food-names.ts';
export { loadSeedLists, type SeedFood, type SeedLists, type SeedUnit } from './seed-lists.ts';
export { listStapleNames } from './staple-names.ts';
export { seederRoutes } from './seeders.routes.ts';
export { seedGroup } from './seeders.service.ts';
