/** Households: who shares a kitchen inside a group. */
export { householdRoutes } from './households.routes.ts';
export { findHouseholdsOfGroup } from './households.repository.ts';
export {
  createHousehold,
  defaultRecipeSettings,
  getPublicHousehold,
  isHouseholdNameFree,
  listHouseholds,
  publicDefaultHousehold,
} from './households.service.ts';
