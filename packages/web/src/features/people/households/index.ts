/** What households prefer. */
export { HouseholdPreferenceFields } from './preference-fields.tsx';
export { ownHouseholdPreferences } from './households.queries.ts';
