/** Keyboard shortcuts. */
export { useShortcut } from './use-shortcut.ts';
export { returnKeys, takeKeys, takenText } from './type-ahead-buffer.ts';
export { activeShortcuts } from './shortcut-registry.ts';
