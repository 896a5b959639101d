import { headLines } from '../../cleaning/index.ts';
import { fileName, withEnding } from '../archive-paths.ts';
import { clockTime } from '../clock-time.ts';
import { decodeText } from '../decode-text.ts';
import { recognizeBy } from '../file-head.ts';
import { type MigrationFormat, readEach } from '../format.ts';
import { listIngredients, listSteps } from '../headed-items.ts';
import { type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { joinWrapped, readTextFacts, splitList } from '../text-facts.ts';

const header = /^@@@@@[^\n]{0,80}$/m;
const mark = /^@{3,9}\s{0,9}Now You['’]re Cooking/im;
const footer = /^\s{0,60}\*{2}\s{0,9}Exported from Now You['’]re Cooking/i;
/** Facts among the paragraphs, by their fields here; their values stand behind the colon. */
const facts: Readonly<Record<string, 'yield' | 'servings' | 'prepTime' | 'performTime' | 'totalTime'>> = {
  yield: 'yield',
  serves: 'servings',
  servings: 'servings',
  'preparation time': 'prepTime',
  'cooking time': 'performTime',
  'cook time': 'performTime',
  'total time': 'totalTime',
};

/**
 * Now You're Cooking!: text (`.nyc`, `.txt`) whose recipes begin with `@@@@@`: the title, categories, ingredients and
 * directions are blocks between empty lines. Known from descriptions of the format alone.
 */
export const nowYoureCooking: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.nyc', '.txt'),
  read: ({ name, bytes }, language) =>
    readEach(
      fileName(name),
      () => listRecipes(decodeText(bytes)),
      (text) => readRecipe(text, language),
    ),
  recognize: (file) => recognizeBy(file, { marks: [mark], endings: ['.nyc'] }),
};

function listRecipes(text: string): string[] {
  const recipes = text
    .split(/\r\n?|\n/u)
    .join('\n')
    .split(new RegExp(header, 'gm'))
    .slice(1);
  if (recipes.length === 0) throw new Error('There is no recipe of Now You’re Cooking in this file');
  return recipes.filter((recipe) => recipe.trim() !== '');
}

function readRecipe(text: string, language: string): MigratedRecipe | null {
  const lines = text.split('\n').filter((line) => !footer.test(line));
  const [title = '', ...blocks] = splitBlocks(lines);
  const categories = blocks.length > 2 ? (blocks.shift() ?? '') : '';
  const ingredients = takeIngredients(blocks);
  const { found, rest } = takeFacts(blocks);
  const { steps, notes, source, url } = readTextFacts(rest.map((block) => ({ text: joinWrapped(block) })));
  const time = (name: 'prepTime' | 'performTime' | 'totalTime') => clockTime(found[name] ?? '', language);
  return migratedRecipe(
    {
      ...listIngredients(headLines(ingredients)),
      ...listSteps(steps),
      name: joinWrapped(title),
      yield: found.yield,
      servings: found.servings,
      prepTime: time('prepTime'),
      performTime: time('performTime'),
      totalTime: time('totalTime'),
      categories: splitList(categories).filter((name) => !/^none$/i.test(name)),
      notes,
      source,
      orgURL: url,
    },
    language,
  );
}

function splitBlocks(lines: readonly string[]): string[] {
  return lines
    .map((line) => line.trim())
    .join('\n')
    .split(/\n{2,}/u)
    .map((block) => block.trim())
    .filter((block) => block !== '');
}

/** The first block, and those after it while the heading of a group begins them. */
function takeIngredients(blocks: string[]): string {
  const taken = [blocks.shift() ?? ''];
  while (/^[^\n:]{1,60}:\n/u.test(blocks[0] ?? '')) taken.push(blocks.shift() ?? '');
  return taken.join('\n');
}

function takeFacts(blocks: readonly string[]): {
  found: Partial<Record<(typeof facts)[string], string>>;
  rest: string[];
} {
  const found: Partial<Record<(typeof facts)[string], string>> = {};
  const rest: string[] = [];
  for (const block of blocks) {
    const others = block.split('\n').filter((line) => {
      const [, name = '', value = ''] = /^([A-Za-z ]{4,20}?)\s?:\s*(\S.*)$/.exec(line) ?? [];
      const field = facts[name.toLowerCase()];
      if (field === undefined || found[field] !== undefined) return true;
      found[field] = value.trim();
      return false;
    });
    if (others.length > 0) rest.push(others.join('\n'));
  }
  return { found, rest };
}
