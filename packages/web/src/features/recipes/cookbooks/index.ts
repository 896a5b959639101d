import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { AddToCookbookProps } from './add-to-cookbook-dialog.tsx';

/** The cookbooks of the group shown, as rows of the drawer. */
export const CookbookRows = lazyWithTexts<{ onFollow?: () => void }>(['cookbooks'], () =>
  import('./cookbook-rows.tsx').then((module) => module.CookbookRows),
);

/** Puts recipes into a cookbook by hand; loaded on first use. */
export const AddToCookbookDialog = lazyWithTexts<AddToCookbookProps>(['cookbooks'], () =>
  import('./add-to-cookbook-dialog.tsx').then((module) => module.AddToCookbookDialog),
);
