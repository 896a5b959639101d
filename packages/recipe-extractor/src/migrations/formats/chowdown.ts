import { emptyTextRecipe, storeFrontMatter } from '../../text/index.ts';
import { splitFrontMatter } from '../../front-matter/index.ts';
import { cleanTags } from '../../cleaning/index.ts';
import { fileName, getFolder, isHidden, linkedPaths } from '../archive-paths.ts';
import { decodeText } from '../decode-text.ts';
import { isText, readHead } from '../file-head.ts';
import { type MigrationFormat, readOne, type RecipeSource } from '../format.ts';
import type { MigratedRecipe } from '../migrated-recipe.ts';
import { buildMigratedRecipe } from '../recipe-of-text.ts';

const recipe = /(?:^|\/)_(?:recipes|components)\/[^/]+\.(?:md|markdown)$/i;
/** The folders of recipes, and of those that are parts of others. */
const folders = /_(?:recipes|components)\//gi;

/** Chowdown: `_recipes/*.md` with front matter, the parts of others in `_components/`, pictures in `images/`. */
export const chowdown: MigrationFormat = {
  sourcesAmong: (names) => {
    const found = names.filter((name) => !isHidden(name.replace(folders, '')) && recipe.test(name));
    return found.length > 0
      ? found
      : names.filter((name) => !isHidden(name) && /^[^/]+\.(?:md|markdown)$/i.test(name));
  },
  read: (source, language) => readOne(fileName(source.name), () => readRecipe(source, language)),
  recognize: (file) => {
    const head = isText(file) ? readHead(file) : '';
    const isListed = /^---\s/.test(head) && /^ingredients:/m.test(head) && /^directions:/m.test(head);
    return isListed
      ? 0.88
      : /^---\s/.test(head) &&
          /^layout:\s*["']?(?:recipe|component)\b/m.test(head) &&
          /^(?:ingredients|directions|components):/m.test(head)
        ? 0.85
        : 0;
  },
};

function readRecipe({ name, bytes }: RecipeSource, language: string): MigratedRecipe | null {
  const { matter, body } = splitFrontMatter(decodeText(bytes));
  if (matter === null) throw new Error('The file does not begin with a front matter');
  const text = emptyTextRecipe();
  storeFrontMatter(text, matter);
  const { picture } = text;
  const said = body.replace(/\r\n?/g, '\n').trim();
  text.description = [text.description, said].filter((part) => part !== '').join('\n\n');
  const read = buildMigratedRecipe(text, name, language);
  const root = getFolder(name).replace(/_(?:recipes|components)\/$/i, '');
  const isLocal = picture !== null && !/^https?:/i.test(picture);
  const own = isLocal ? { paths: ownPaths(root, picture) } : (read?.picture ?? null);
  return read === null ? null : { ...read, tags: [...new Set(cleanTags(read.tags))], picture: own };
}

/** A name is of a picture in `images/`, a path is of one below the root as well. */
function ownPaths(root: string, picture: string): string[] {
  const paths = linkedPaths(`${root}images/`, picture);
  return picture.includes('/') ? [...linkedPaths(root, picture), ...paths] : paths;
}
