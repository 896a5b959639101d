/** Keyboard shortcuts. */
export { useShortcut } from './use-shortcut.ts';
export { stopTypeAhead, startTypeAhead, typeAheadText } from './type-ahead-buffer.ts';
export { activeShortcuts, isPlain, type Shortcut } from './shortcut-registry.ts';
export { shortcutsHelp } from './shortcuts-help.ts';
export { useTypeAhead } from './use-type-ahead.ts';
