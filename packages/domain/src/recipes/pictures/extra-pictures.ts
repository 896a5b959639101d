import type { Recipe } from '@hearth/contract';

type Asset = Recipe['assets'][number];

/** The parts of a recipe that name its files. */
export interface RecipeWithFiles<File extends Pick<Asset, 'fileName'>> {
  readonly assets: readonly File[];
  readonly description?: string | null | undefined;
  readonly recipeInstructions: readonly { readonly text: string }[];
  readonly notes: readonly { readonly text: string }[];
}

/** Whether browsers show the file as a picture, by its extension. */
export function isPictureFile(fileName: string | null | undefined): boolean {
  return /\.(?:png|jpe?g|webp|gif|avif)$/i.test(fileName ?? '');
}

/** The pictures among the files of a recipe, in its order. Those that one of its texts shows are seen there. */
export function extraPictures<File extends Pick<Asset, 'fileName'>>(recipe: RecipeWithFiles<File>): File[] {
  const pictures = recipe.assets.filter(({ fileName }) => isPictureFile(fileName));
  if (pictures.length === 0) return pictures;
  const texts = [
    recipe.description,
    ...[...recipe.recipeInstructions, ...recipe.notes].map(({ text }) => text),
  ];
  const shown = texts.join('\n');
  return pictures.filter(({ fileName }) => !shown.includes(`/assets/${fileName ?? ''}`));
}

/** Whether the page of a recipe shows more than its main picture: a setting of each recipe. */
export function isShowingPictures(
  recipe: RecipeWithFiles<Pick<Asset, 'fileName'>> & {
    readonly settings?: { readonly showAssets: boolean } | null | undefined;
  },
): boolean {
  return recipe.settings?.showAssets === true && extraPictures(recipe).length > 0;
}

/** The files of a recipe that are no pictures, in its order. Without a file name there is nothing to fetch. */
export function otherFiles<File extends Pick<Asset, 'fileName'>>({
  assets,
}: Pick<RecipeWithFiles<File>, 'assets'>): File[] {
  return assets.filter(({ fileName }) => (fileName ?? '') !== '' && !isPictureFile(fileName));
}
