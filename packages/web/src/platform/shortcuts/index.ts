/** Keyboard shortcuts. */
export { useShortcut } from './use-shortcut.ts';
export { stopTypeAhead, startTypeAhead, typeAheadText } from './type-ahead-buffer.ts';
export { activeShortcuts } from './shortcut-registry.ts';
export { useTypeAhead } from './use-type-ahead.ts';
