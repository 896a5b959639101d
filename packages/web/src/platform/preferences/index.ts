/** What people set on this device. */
export { usePreference, useSessionPreference } from './use-preference.ts';
