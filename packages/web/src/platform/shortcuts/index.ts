/** Keyboard shortcuts. */
export { useShortcut } from './use-shortcut.ts';
export { activeShortcuts, type Shortcut } from './shortcut-registry.ts';
