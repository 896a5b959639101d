/** What households prefer. */
export { HouseholdPreferenceFields } from './preference-fields.tsx';
