/** Households: who shares a kitchen inside a group. */
export { householdRoutes } from './households.routes.ts';
export {
  createHousehold,
  defaultRecipeSettings,
  getPublicHousehold,
  listHouseholds,
  publicDefaultHousehold,
} from './households.service.ts';
export { findHouseholdByName } from './households.repository.ts';
