import type { Recipe } from '@hearth/contract';
import { otherFiles } from '@hearth/domain/recipes/pictures';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { AssetListProps } from './asset-list.tsx';
import type { PictureStripProps } from './pictures/picture-strip.tsx';

export { assetAddress } from './asset-address.ts';

/** Files of a recipe; few recipes show any, so that the list loads where it is wanted. */
export const AssetList = lazyWithTexts<AssetListProps>(['recipe-assets'], () =>
  import('./asset-list.tsx').then((module) => module.AssetList),
);

/** More pictures of a recipe than its main one. The caller reserves its place, as it is loaded on demand. */
export const PictureStrip = lazyWithTexts<PictureStripProps>(['recipe-assets'], () =>
  import('./pictures/picture-strip.tsx').then((module) => module.PictureStrip),
);

/** Whether the page of a recipe lists its files: a setting of each recipe. */
export function isShowingFiles(recipe: Recipe): boolean {
  return recipe.settings?.showAssets === true && otherFiles(recipe).length > 0;
}
