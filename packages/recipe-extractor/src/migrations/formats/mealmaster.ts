import { readAmount } from '../../cleaning/index.ts';
import { fileName, withEnding } from '../archive-paths.ts';
import { type ColumnSyntax, readColumnRecipe, splitRecipes } from '../column-recipe.ts';
import { decodeText } from '../decode-text.ts';
import { recognizeBy } from '../file-head.ts';
import { type MigrationFormat, readEach } from '../format.ts';
import { listSteps } from '../headed-items.ts';
import { type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { readTextFacts, splitList } from '../text-facts.ts';
import unitWords from './mealmaster-units.json' with { type: 'json' };

/** A header in either style: `MMMMM----- Recipe via Meal-Master`, `---------- Recipe via …`, with any exporting program. */
const header =
  /^\s{0,9}(?:MMMMM|-{5})[-\s]{0,40}.{0,40}(?:meal-?\s?master|recipe via|recipe extracted|mmformat).{0,80}$/i;

const names = { title: 'title', categories: 'categories', yield: 'yield', servings: 'yield' } as const;

/** Codes of two letters as their words: one, and several. `T` and `t` are told apart, the others are not. */
const units = new Map<string, readonly string[]>(Object.entries(unitWords));

const syntax: ColumnSyntax = {
  isStart: (line) => header.test(line),
  isEnd: (line) => /^\s{0,9}(?:MMMMM|-{5,12})\s*$/.test(line),
  readFact: (line) => {
    const [, name = '', value = ''] =
      /^\s{0,20}(title|categories|yield|servings)\s{0,5}:(.*)$/i.exec(line) ?? [];
    const key = names[name.toLowerCase() as keyof typeof names];
    return key === undefined ? null : [key, value];
  },
  readGroup: (line) => {
    const name = /^\s{0,9}(?:MMMMM|-{5})-+([^-].*)$/.exec(line)?.[1] ?? '';
    return name.replace(/(?<!-)-+\s*$/, '').trim() || null;
  },
  readIngredient,
  rightColumn: 41,
};

/**
 * MealMaster: recipes in text of 80 columns (`.mmf`, `.mm`, `.txt`), any number a file. An ingredient has its amount in
 * the first seven columns, a code for its unit in two, and its name from the twelfth; a second one may stand beside it.
 * After the format that the program's manual describes.
 */
export const mealMaster: MigrationFormat = {
  sourcesAmong: (all) => withEnding(all, '.mmf', '.mm', '.txt'),
  read: ({ name, bytes }, language) =>
    readEach(
      fileName(name),
      () => listRecipes(decodeText(bytes)),
      (lines) => readRecipe(lines, language),
    ),
  recognize: (file) =>
    recognizeBy(file, { marks: [new RegExp(header.source, 'im')], endings: ['.mmf', '.mm'] }),
};

function listRecipes(text: string): string[][] {
  const recipes = splitRecipes(text, syntax);
  if (recipes.length === 0) throw new Error('There is no MealMaster recipe in this file');
  return recipes;
}

function readRecipe(lines: readonly string[], language: string): MigratedRecipe | null {
  const { facts, recipe, paragraphs } = readColumnRecipe(lines, syntax);
  const { steps, notes, source, url } = readTextFacts(paragraphs);
  const categories = splitList(facts.categories ?? '').filter((name) => !/^none$/i.test(name));
  return migratedRecipe(
    {
      ...recipe,
      ...listSteps(steps),
      name: facts.title,
      yield: facts.yield,
      categories,
      notes,
      source,
      orgURL: url,
    },
    language,
  );
}

/** An amount of the first column. */
const figure = String.raw`(?:\d[\d\s/.,-]{0,8}|\.\d{1,3})`;
const inColumns = new RegExp(String.raw`^\s*(${figure})?$`);
/** The same where blanks were lost: `2 lb Turnips`. */
const loose = new RegExp(String.raw`^\s{0,12}(${figure})\s+([A-Za-z]{1,2})\s+(\S.*)$`);
const looseBare = new RegExp(String.raw`^\s{0,12}(${figure})\s{2,9}(\S.*)$`);

function readIngredient(line: string): string | null {
  const [amount, code, blank] = [line.slice(0, 7), line.slice(7, 10), line.slice(10, 11)];
  const text = line.slice(11).trim();
  const found = inColumns.exec(amount.trim());
  const isColumns = found !== null && blank.trim() === '' && text !== '' && /^\s[A-Za-z]{0,2}\s*$/.test(code);
  if (isColumns && (amount.trim() !== '' || code.trim() === '')) return writeLine(amount, code, text);
  const [, own = '', unit = '', rest = ''] = loose.exec(line) ?? [];
  if (findUnit(unit) !== undefined) return writeLine(own, unit, rest);
  const [, bare = '', food = ''] = looseBare.exec(line) ?? [];
  // `1.  Mix` is the number of a step.
  return food === '' || /[.,]\s*$/.test(bare) ? null : writeLine(bare, '', food);
}

function findUnit(code: string): readonly string[] | undefined {
  return units.get(code) ?? units.get(code.toLowerCase());
}

/** A code that the format does not know stays as it is. */
function writeLine(amount: string, code: string, text: string): string {
  const figures = amount.trim().replaceAll(/\s+/g, ' ');
  const [one = '', many = one] = findUnit(code.trim()) ?? [code.trim()];
  const isMany = (readAmount(figures) ?? 2) > 1;
  return [figures, isMany ? many : one, text].filter(Boolean).join(' ');
}
