import { parse } from 'yaml';
import { isRecord } from '../../cleaning/index.ts';
import { fileName, getFolder, isHidden, linkedPaths } from '../archive-paths.ts';
import { type MigrationFormat, readOne, type RecipeSource } from '../format.ts';
import { type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { decodeText } from '../decode-text.ts';

const recipe = /(?:^|\/)_recipes\/[^/]+\.md$/i;
/** YAML between two lines of hyphens, and the text after it. */
const frontMatter = /^\s*---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/;

/** Chowdown: `_recipes/*.md` with front matter, pictures in `images/`. */
export const chowdown: MigrationFormat = {
  sourcesAmong: (names) =>
    names.filter((name) => !isHidden(name.replace('_recipes/', '')) && recipe.test(name)),
  read: (source, language) => readOne(fileName(source.name), () => readRecipe(source, language)),
};

function readRecipe({ name, bytes }: RecipeSource, language: string): MigratedRecipe | null {
  const parts = frontMatter.exec(decodeText(bytes));
  const fields: unknown = parts === null ? null : parse(parts[1] ?? '', { maxAliasCount: 0 });
  if (!isRecord(fields)) throw new Error('The file does not begin with a front matter');
  const root = getFolder(name).replace(/_recipes\/$/i, '');
  const { image } = fields;
  return migratedRecipe(
    {
      name: fields['title'],
      description: parts?.[2],
      ingredients: fields['ingredients'],
      steps: fields['directions'],
      tags: fields['tags'],
      picture: typeof image === 'string' ? { paths: linkedPaths(`${root}images/`, image) } : null,
    },
    language,
  );
}
