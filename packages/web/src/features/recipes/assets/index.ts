import type { Recipe } from '@hearth/contract';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { AssetListProps } from './asset-list.tsx';

/** Files of a recipe; few recipes show any, so that the list loads where it is wanted. */
export const AssetList = lazyWithTexts<AssetListProps>(['recipe-assets'], () =>
  import('./asset-list.tsx').then((module) => module.AssetList),
);

/** Whether the page of a recipe lists its files: a setting of each recipe. */
export function isShowingFiles(recipe: Recipe): boolean {
  return recipe.settings?.showAssets === true && recipe.assets.length > 0;
}
