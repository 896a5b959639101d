/** Keyboard shortcuts. */
export { useShortcut } from './use-shortcut.ts';
export { activeShortcuts } from './shortcut-registry.ts';
