import { buffer } from 'node:stream/consumers';
import type { Recipe } from '@hearth/contract';
import { snakeKeys } from '@hearth/domain/text/json-keys';
import { smallZip } from '../../../platform/archive/zip-archive.ts';
import { wireJson } from '../../../platform/http/answers/wire-json.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recipeFolder } from '../recipe-files/index.ts';

/** The file of the picture of a recipe, in the folder of the recipe. */
export const pictureFile = 'images/original.webp';

/** A recipe as an archive: its JSON with snake_case names, and its picture beside it when there is one. */
export async function recipeArchive({ files, clock }: Platform, recipe: Recipe): Promise<Buffer> {
  const json = { name: `${recipe.slug}.json`, content: Buffer.from(wireJson(snakeKeys(recipe))) };
  const found = recipe.image === null ? null : await files.get(`${recipeFolder(recipe.id)}/${pictureFile}`);
  const pictures = found === null ? [] : [{ name: 'original.webp', content: await buffer(found.stream) }];
  return smallZip([json, ...pictures], clock.now());
}
