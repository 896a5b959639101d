/** What households prefer. */
export { RenameForm } from './rename-form.tsx';
export { HouseholdPreferenceFields } from './preference-fields.tsx';
export { ownHouseholdPreferences } from './households.queries.ts';
export { useFirstDayOfWeek } from './use-first-day-of-week.ts';
