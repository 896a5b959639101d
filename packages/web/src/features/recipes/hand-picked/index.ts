import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { AddToCookbookProps } from './add-to-cookbook-dialog.tsx';

export { maxNameLength, useUntitled } from './untitled.ts';

/** Puts recipes into a cookbook by hand; loaded on first use. */
export const AddToCookbookDialog = lazyWithTexts<AddToCookbookProps>(['cookbooks'], () =>
  import('./add-to-cookbook-dialog.tsx').then((module) => module.AddToCookbookDialog),
);
