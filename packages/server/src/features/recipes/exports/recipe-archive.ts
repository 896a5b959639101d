import { buffer } from 'node:stream/consumers';
import { limits, type Recipe } from '@hearth/contract';
import { FreeFileNames } from '@hearth/domain/files/file-names';
import { withinFolder } from '@hearth/domain/recipes/exports';
import { snakeKeys } from '@hearth/domain/text/json-keys';
import { smallZip } from '../../../platform/archive/zip-archive.ts';
import { wireJson } from '../../../platform/http/answers/wire-json.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recipeFolder } from '../recipe-files/index.ts';

/** The file of the picture of a recipe, in the folder of the recipe. */
export const pictureFile = 'images/original.webp';

/** Recipes within others have no pictures behind that: with their texts, an import takes the archive. */
const maxInnerPictureBytes = limits.archiveBytes / 2;

/**
 * A recipe as an archive: its JSON with snake_case names, and its picture beside it when there is one.
 * @param within the recipes within it, which the archive brings along, each as an archive of its own in a folder: programs
 * that know of none do not look there
 */
export async function recipeArchive(
  platform: Platform,
  recipe: Recipe,
  within: readonly Recipe[] = [],
): Promise<Buffer> {
  const names = new FreeFileNames();
  const files: { name: string; content: Buffer }[] = [];
  let pictureBytes = 0;
  for (const inner of within) {
    const picture = await readPicture(platform, inner);
    pictureBytes += picture?.length ?? 0;
    const shown = pictureBytes > maxInnerPictureBytes ? null : picture;
    files.push({
      name: `${withinFolder}${names.take(inner.slug)}.zip`,
      content: packRecipe(platform, inner, { picture: shown }),
    });
  }
  return packRecipe(platform, recipe, { picture: await readPicture(platform, recipe), files });
}

function packRecipe(
  { clock }: Platform,
  recipe: Recipe,
  {
    picture,
    files = [],
  }: { readonly picture: Buffer | null; readonly files?: readonly { name: string; content: Buffer }[] },
): Buffer {
  const json = { name: `${recipe.slug}.json`, content: Buffer.from(wireJson(snakeKeys(recipe))) };
  const pictures = picture === null ? [] : [{ name: 'original.webp', content: picture }];
  return smallZip([...files, json, ...pictures], clock.now());
}

async function readPicture({ files }: Platform, recipe: Recipe): Promise<Buffer | null> {
  const found = recipe.image === null ? null : await files.get(`${recipeFolder(recipe.id)}/${pictureFile}`);
  return found === null ? null : buffer(found.stream);
}
