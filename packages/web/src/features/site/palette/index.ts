import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { CommandPaletteProps } from './command-palette.tsx';

const areas = ['palette', 'shell', 'settings', 'dates', 'incoming', 'shopping-lists'];

/** Finds pages, recipes, lists and actions by a few letters; loaded on first use. */
export const CommandPalette = lazyWithTexts<CommandPaletteProps>(areas, () =>
  import('./command-palette.tsx').then((module) => module.CommandPalette),
);
