/** Keyboard shortcuts. */
export { useShortcut } from './use-shortcut.ts';
export { useHeldKeys } from './use-held-keys.ts';
export { useHasKeys } from './late-keys.ts';
export { stopTypeAhead, startTypeAhead, typeAheadText } from './type-ahead-buffer.ts';
export { activeShortcuts, type Shortcut } from './shortcut-registry.ts';
export { shortcutsHelp } from './shortcuts-help.ts';
export { useTypeAhead } from './use-type-ahead.ts';
