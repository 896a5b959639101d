export { useCookbookChoices } from './use-cookbook-choices.ts';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';

/** The cookbooks of the group shown, as rows of the drawer. */
export const CookbookRows = lazyWithTexts<{ onFollow?: () => void }>(['cookbooks'], () =>
  import('./cookbook-rows.tsx').then((module) => module.CookbookRows),
);

export { cookbooksQuery } from './cookbooks.queries.ts';
