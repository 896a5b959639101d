/** What people set on this device. */
export { usePreference, useSessionPreference } from './use-preference.ts';
export type { PreferenceName, Preferences } from './preferences.ts';
