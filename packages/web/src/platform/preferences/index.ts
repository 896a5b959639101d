/** Preferences of this device. */
export { readPreference, usePreference, useSessionPreference } from './use-preference.ts';
export { preferenceDefaults, type Preferences, type TextSize } from './preferences.ts';
