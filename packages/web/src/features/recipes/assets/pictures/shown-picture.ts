import type { Recipe } from '@hearth/contract';
import { readCaption, extraPictures } from '@hearth/domain/recipes/pictures';
import { assetAddress } from '../asset-address.ts';

/** A picture that can be looked at large. */
export interface ShownPicture {
  name: string;
  address: string;
}

/** The pictures among the files of a recipe, as the page shows them. */
export function shownPictures(recipe: Recipe): ShownPicture[] {
  return extraPictures(recipe).map(({ name, fileName }) => ({
    name: readCaption(name),
    address: assetAddress(recipe.id, fileName),
  }));
}
