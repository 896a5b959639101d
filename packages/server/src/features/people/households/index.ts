/** Households: who shares a kitchen inside a group. */
export { freeHouseholdName, renameHousehold, saveHouseholdPreferences } from './household-changes.service.ts';
export { householdSchema, householdValue } from './household-list.ts';
export { presentHousehold } from './households.present.ts';
export { householdRoutes } from './households.routes.ts';
export { findHouseholdsOfGroup } from './households.repository.ts';
export {
  createHousehold,
  defaultRecipeSettings,
  getPublicHousehold,
  householdForNewPeople,
  householdOfLocale,
  isHouseholdNameFree,
  listHouseholds,
  publicDefaultHousehold,
  showsComputedNutrition,
} from './households.service.ts';
