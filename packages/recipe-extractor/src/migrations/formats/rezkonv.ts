import { type HeadedItem } from '../../cleaning/index.ts';
import { fileName, withEnding } from '../archive-paths.ts';
import { type ColumnSyntax, readColumnRecipe, splitRecipes } from '../column-recipe.ts';
import { decodeText } from '../decode-text.ts';
import { recognizeBy } from '../file-head.ts';
import { type MigrationFormat, readEach } from '../format.ts';
import { listSteps } from '../headed-items.ts';
import { type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { readTextFacts, splitList } from '../text-facts.ts';
import unitWords from './rezkonv-units.json' with { type: 'json' };

const header = /^\s{0,9}={3,12}\s{0,9}REZKONV[-\s]?Rezept.{0,80}$/i;
const keys = { titel: 'title', kategorien: 'categories', menge: 'yield' } as const;
const units: Readonly<Record<string, string>> = unitWords;

const syntax: ColumnSyntax = {
  isStart: (line) => header.test(line),
  isEnd: (line) => /^\s{0,9}={5}\s*$/.test(line),
  readFact: (line) => {
    const [, name = '', value = ''] = /^\s{0,20}(titel|kategorien|menge)\s{0,5}:(.*)$/i.exec(line) ?? [];
    const key = keys[name.toLowerCase() as keyof typeof keys];
    return key === undefined ? null : [key, value];
  },
  readGroup: (line) => {
    const text = line.trim();
    if (!text.startsWith('======') || !text.endsWith('=')) return null;
    return text.replaceAll('=', '').trim() || null;
  },
  readIngredient,
  rightColumn: null,
};

/**
 * RezKonv: the German relative of MealMaster (`.rk`, `.txt`), with `Titel`, `Kategorien` and `Menge`, units in German
 * and groups between equal signs; a group `QUELLE` says where the recipe is from. After its published description.
 */
export const rezkonv: MigrationFormat = {
  sourcesAmong: (all) => withEnding(all, '.rk', '.rkw', '.txt'),
  read: ({ name, bytes }, language) =>
    readEach(
      fileName(name),
      () => listRecipes(decodeText(bytes)),
      (lines) => readRecipe(lines, language),
    ),
  recognize: (file) =>
    recognizeBy(file, { marks: [new RegExp(header.source, 'im')], endings: ['.rk', '.rkw'] }),
};

function listRecipes(text: string): string[][] {
  const recipes = splitRecipes(text, syntax);
  if (recipes.length === 0) throw new Error('There is no RezKonv recipe in this file');
  return recipes;
}

function readRecipe(lines: readonly string[], language: string): MigratedRecipe | null {
  const { body, sources } = takeSources(lines);
  const { facts, recipe, paragraphs } = readColumnRecipe(body, syntax);
  const { steps, notes, source, url } = readTextFacts([
    ...paragraphs,
    ...sources.map((text): HeadedItem => ({ text: `Quelle: ${text}` })),
  ]);
  return migratedRecipe(
    {
      ...recipe,
      ...listSteps(steps),
      name: facts.title,
      yield: facts.yield,
      categories: splitList(facts.categories ?? ''),
      notes,
      source,
      orgURL: url,
    },
    language,
  );
}

/** The lines below `=== QUELLE ===` up to the next group or to an empty line; those with a hyphen go on. */
function takeSources(lines: readonly string[]): { body: string[]; sources: string[] } {
  const body: string[] = [];
  const found: string[] = [];
  let isSource = false;
  for (const line of lines) {
    const group = syntax.readGroup(line);
    // The heading of all ingredients names no group of them.
    if (group !== null && /^zutaten$/i.test(group)) continue;
    if (group !== null) isSource = /^quellen?$/i.test(group);
    else if (line.trim() === '') isSource = false;
    if (!isSource) body.push(line);
    else if (group === null) found.push(line.trim());
  }
  // A line with hyphens goes on, but for the one that tells who has typed the recipe.
  const text = found
    .map((line) => line.replace(/^-+\s*/, ''))
    .map((line, index) => (index > 0 && /^erfasst/i.test(line) ? `; ${line}` : ` ${line}`))
    .join('')
    .trim();
  return { body, sources: text === '' ? [] : [text] };
}

/** Amount in nine columns, unit in up to nine, then the food: `    500      Gramm  Mehl`. */
const ingredient = /^\s{0,12}(\d[\d\s/.,-]{0,9}\d|\d|[½¼¾⅓⅔])\s+(?:([\p{L}.]{1,9})\s+)?(\S.*)$/u;
/** Without an amount, the food stands in its column. */
const bare = /^\s{9,24}(\S.*)$/u;

function readIngredient(line: string): string | null {
  const [, amount = '', unit = '', food = ''] = ingredient.exec(line) ?? [];
  if (amount === '') return bare.exec(line)?.[1]?.trim() ?? null;
  const word = units[unit] ?? units[unit.replace(/\.$/, '')] ?? unit;
  return [amount.replaceAll(/\s+/g, ' '), word, food.trim()].filter(Boolean).join(' ');
}
