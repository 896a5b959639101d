/** Keyboard shortcuts. */
export { useShortcut } from './use-shortcut.ts';
export { returnKeys, takeKeys, takenText } from './keys-ahead.ts';
export { activeShortcuts } from './shortcut-registry.ts';
