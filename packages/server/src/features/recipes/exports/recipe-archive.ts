import { buffer } from 'node:stream/consumers';
import type { Recipe } from '@hearth/contract';
import { snakeKeys } from '@hearth/domain/text/json-keys';
import { zipStream } from '../../../platform/archive/zip-archive.ts';
import { wireJson } from '../../../platform/http/wire-json.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recipeFolder } from '../recipe-files/index.ts';

/** The file of the picture of a recipe, in the folder of the recipe. */
export const pictureFile = 'images/original.webp';

/** A recipe as an archive: its JSON with snake_case names, and its picture beside it when there is one. */
export async function recipeArchive({ files, clock }: Platform, recipe: Recipe): Promise<Buffer> {
  const json = { name: `${recipe.slug}.json`, content: Buffer.from(wireJson(snakeKeys(recipe))) };
  const name = 'original.webp';
  const picture = recipe.image === null ? null : await files.get(`${recipeFolder(recipe.id)}/images/${name}`);
  const pictures = picture === null ? [] : [{ name, content: picture.stream }];
  return buffer(zipStream([json, ...pictures], clock.now()));
}
