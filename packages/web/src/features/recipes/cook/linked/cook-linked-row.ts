import { lazyAddition } from '../../../../platform/i18n/index.ts';
import { type IngredientRowProps, PlainRow } from '../../parts/ingredient-rows.tsx';

/** The row of an ingredient that is a recipe, in cook mode. */
export const CookLinkedRow = lazyAddition<IngredientRowProps>(
  ['recipes-within'],
  () => import('./tab-row.tsx').then((module) => module.TabRow),
  PlainRow,
);
