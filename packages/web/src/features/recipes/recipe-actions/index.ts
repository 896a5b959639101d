import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { RecipeActionsProps } from './recipe-actions-dialog.tsx';

/** Recipe actions: links and webhooks of a household to other programs. */
export const RecipeActionsDialog = lazyWithTexts<RecipeActionsProps>(['recipe-actions'], () =>
  import('./recipe-actions-dialog.tsx').then((module) => module.RecipeActionsDialog),
);
export { actionAddress } from './action-address.ts';
