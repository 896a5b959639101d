/** The pages of the settings, for those who find them by name. */
export { entriesFor } from './settings-entries.ts';
export { settingsIcons } from './settings-icons.ts';
