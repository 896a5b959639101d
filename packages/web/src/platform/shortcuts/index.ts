/** Keyboard shortcuts. */
export { activeShortcuts, type Shortcut } from './shortcut-registry.ts';
export { useShortcut } from './use-shortcut.ts';
