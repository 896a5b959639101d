/** Keyboard shortcuts. */
export { useShortcut } from './use-shortcut.ts';
