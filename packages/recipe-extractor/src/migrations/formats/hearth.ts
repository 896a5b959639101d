import { unzipSync } from 'fflate';
import { withinFolder } from '@hearth/domain/recipes/exports';
import { isRecord } from '../../cleaning/index.ts';
import { fileName, getFolder, withEnding } from '../archive-paths.ts';
import { decodeText } from '../decode-text.ts';
import { certainty } from '../file-head.ts';
import { type MigrationFormat, type ReadRecipe, readOne, type RecipeSource } from '../format.ts';
import type { MigratedPicture } from '../migrated-recipe.ts';
import { ownRecipe } from '../own-recipe.ts';

/** A recipe has no more text, and its picture no more bytes. */
const maxJsonBytes = 20_000_000;
const maxPictureBytes = 60_000_000;
/** An archive of one recipe holds its JSON and its pictures; one of more files is something else. */
const maxFiles = 60;

/** Mealie before 1.0 keeps its recipes so, with pictures in folders beside them. */
const otherLayout = /(?:^|\/)recipes\/[^/]+\/[^/]+\.json$/i;

/**
 * Hearth's own archives, and those that Mealie 1.0 and later writes of a recipe: of a library, a zip with a zip for each
 * recipe; of a recipe, its JSON with `_` in the names, `original.webp` beside it, and archives of the recipes within it. A
 * recipe as bare JSON counts too.
 */
export const hearth: MigrationFormat = {
  sourcesAmong: (names) => {
    const archives = withEnding(names, '.zip');
    const texts = withEnding(names, '.json').filter((name) => !otherLayout.test(name));
    if (archives.every((name) => name.startsWith(withinFolder))) return [...texts, ...archives];
    return archives;
  },
  read: readSource,
  recognize: (file) => (isOwn(file) ? certainty.declared : certainty.none),
};

function isOwn(file: RecipeSource): boolean {
  try {
    return isArchive(file.bytes)
      ? isOwnJson(unpack(file.bytes).json?.bytes)
      : !otherLayout.test(file.name) && isOwnJson(file.bytes);
  } catch {
    return false;
  }
}

function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/** Ingredients with an id of their own are a recipe of the contract's; the names differ by where they are from. */
function isOwnJson(bytes: Uint8Array | undefined): boolean {
  if (bytes === undefined || bytes.length > maxJsonBytes || !/^\s*\{/.test(decodeText(bytes.subarray(0, 64))))
    return false;
  const text = decodeText(bytes);
  const hasKey = (key: string) => text.includes(`"${key}"`);
  return (
    (hasKey('recipe_ingredient') || hasKey('recipeIngredient')) &&
    (hasKey('recipe_servings') ||
      hasKey('recipeServings') ||
      hasKey('reference_id') ||
      hasKey('referenceId')) &&
    (hasKey('org_url') || hasKey('orgURL')) &&
    !hasKey('@type')
  );
}

function readSource({ name, bytes }: RecipeSource): readonly ReadRecipe[] {
  return readOne(fileName(name), () => {
    if (!isArchive(bytes)) return ownRecipe(parse(bytes), { paths: [`${getFolder(name)}original.webp`] });
    const { json, picture } = unpack(bytes);
    if (json === undefined) throw new Error('There is no recipe in this archive');
    const found: MigratedPicture | null = picture === undefined ? null : { bytes: picture.bytes };
    return ownRecipe(parse(json.bytes), found);
  });
}

function parse(bytes: Uint8Array): Record<string, unknown> {
  const fields: unknown = JSON.parse(decodeText(bytes));
  if (!isRecord(fields)) throw new Error('There is no recipe in this file');
  return fields;
}

interface Unpacked {
  readonly json: RecipeSource | undefined;
  readonly picture: RecipeSource | undefined;
}

/** The last JSON of an archive is the recipe, its last picture the picture. @throws Error for damaged archives, and for large ones */
function unpack(bytes: Uint8Array): Unpacked {
  let count = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      count += 1;
      if (count > maxFiles) throw new Error('This archive has more files than a recipe');
      if (name.includes('/')) return false;
      if (name.endsWith('.json')) return originalSize <= maxJsonBytes;
      return name.endsWith('.webp') && originalSize <= maxPictureBytes;
    },
  });
  const list = Object.entries(files).map(([name, content]) => ({ name, bytes: content }));
  return {
    json: list.findLast(({ name }) => name.endsWith('.json')),
    picture: list.findLast(({ name }) => name.endsWith('.webp')),
  };
}
