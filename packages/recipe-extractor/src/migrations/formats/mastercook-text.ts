import { type HeadedItem, readHeadingLine, structuredIngredient } from '../../cleaning/index.ts';
import { clockTime } from '../clock-time.ts';
import { listIngredients, listSteps } from '../headed-items.ts';
import { type MigratedRecipe, migratedRecipe, type WrittenRecipe } from '../migrated-recipe.ts';
import { readNutritionText } from '../nutrition-lines.ts';
import { splitParagraphs } from '../text-facts.ts';

/** The line above each recipe. */
export const textHeader = /^[ \t]{0,60}\*\s{1,4}Exported\s{1,4}from\s{1,4}MasterCook/im;
const ruler = /^-{4,}\s{1,4}-{4,}\s{1,4}-{4,}/;
const endOfText = /^\s{0,60}(?:- ){5,}-?\s*$/;

/** Sections below the directions whose text stands in the lines after them, or behind the colon. */
const sections: Readonly<Record<string, string>> = {
  description: 'description',
  source: 'source',
  copyright: 'copyright',
  's(internet address)': 'url',
  yield: 'yield',
  'start to finish time': 'totalTime',
  't(cook time)': 'performTime',
  cuisine: 'cuisine',
  'suggested wine': 'wine',
  'serving ideas': 'servingIdeas',
  notes: 'notes',
  note: 'notes',
  'nutr. assoc.': 'ignored',
  ratings: 'ratings',
};

/** The recipes of an export as text, each without the line above it. */
export function splitTextExport(text: string): string[] {
  return text
    .split(/\r\n?|\n/u)
    .join('\n')
    .split(new RegExp(`${textHeader.source}.*$`, 'im'))
    .slice(1);
}

/** A recipe of MasterCook's text: facts above a table of ingredients, directions, and further sections below it. */
export function readTextExport(text: string, language: string): MigratedRecipe | null {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => ruler.test(line));
  const head = readHead(at < 0 ? lines : lines.slice(0, Math.max(at - 1, 0)));
  const rest = at < 0 ? [] : lines.slice(at + 1);
  const end = rest.findIndex((line) => line.trim() === '');
  const table = end < 0 ? rest : rest.slice(0, end);
  const below = readBelow(end < 0 ? [] : rest.slice(end));
  return migratedRecipe(
    {
      ...head.recipe,
      ...below.recipe,
      ...listIngredients(table.map((line) => readRow(line, lines[at] ?? ''))),
      prepTime: clockTime(head.prepTime, language),
      totalTime: clockTime(below.totalTime, language),
      performTime: clockTime(below.performTime, language),
      source: below.source || head.by,
      extras: { ...below.extras, ...(below.source !== '' && head.by !== '' ? { recipeBy: head.by } : {}) },
    },
    language,
  );
}

interface Head {
  readonly recipe: WrittenRecipe;
  readonly by: string;
  readonly prepTime: string;
}

function readHead(lines: readonly string[]): Head {
  const text = lines.join('\n');
  const fact = (pattern: RegExp) => pattern.exec(text)?.[1]?.trim() ?? '';
  const name = lines
    .map((line) => line.trim())
    .find((line) => line !== '' && !/^recipe by\s{0,9}:/i.test(line));
  const categories = fact(/^categories\s{0,9}:(.*(?:\n[ \t]{8}.*)*)/im);
  return {
    recipe: {
      name,
      servings: fact(/^serving size\s{0,9}:\s*(\d+)/im),
      categories: categories.split(/\s{2,}|\n/u).filter((one) => one.trim() !== ''),
    },
    by: fact(/^recipe by\s{0,9}:(.*)$/im),
    prepTime: fact(/preparation time\s{0,9}:\s*(\d[\d:]*)/im),
  };
}

/** A row by the columns of the ruler; one that does not keep to them, as newer versions allow, by its runs of blanks. */
function readRow(line: string, columns: string): HeadedItem {
  const [unitAt, foodAt] = [columns.indexOf(' -') + 1, columns.lastIndexOf(' -') + 1];
  const cells = [line.slice(0, unitAt), line.slice(unitAt, foodAt), line.slice(foodAt)].map((cell) =>
    cell.trim(),
  );
  const [amount = '', unit = '', food = ''] = isAmount(cells[0] ?? '') ? cells : looseCells(line.trim());
  const heading = amount === '' && unit === '' ? readGroupName(food) : null;
  if (heading !== null) return { text: '', heading };
  const [name = '', note = ''] = food.split(/\s--\s/u, 2);
  return structuredIngredient({ amount, unit, food: name, note });
}

function isAmount(cell: string): boolean {
  return /^[\d\s/.,½¼¾⅓⅔-]*$/u.test(cell);
}

function looseCells(line: string): string[] {
  const cells = line.split(/\s{2,}/u);
  if (cells.length >= 3 && isAmount(cells[0] ?? ''))
    return [cells[0] ?? '', cells[1] ?? '', cells.slice(2).join(' ')];
  if (cells.length === 2 && isAmount(cells[0] ?? '')) return [cells[0] ?? '', '', cells[1] ?? ''];
  return ['', '', line];
}

function readGroupName(food: string): string | null {
  const starred = /^\*{2,9}([^*]+)\*{2,9}$/u.exec(food)?.[1]?.trim();
  return starred ?? readHeadingLine(food);
}

interface Below {
  readonly recipe: WrittenRecipe;
  readonly source: string;
  readonly totalTime: string;
  readonly performTime: string;
  readonly extras: Readonly<Record<string, string>>;
}

function readBelow(lines: readonly string[]): Below {
  const { directions, found } = splitSections(lines);
  const text = (name: string) => unquoted(found.get(name) ?? '');
  const { nutrition, rest } = readNutritionText(text('nutrition'));
  const notes = ['notes', 'servingIdeas'].map(text).filter((note) => note !== '');
  return {
    recipe: {
      ...listSteps(splitParagraphs(directions).map((paragraph) => ({ text: paragraph }))),
      description: text('description'),
      yield: text('yield'),
      orgURL: text('url'),
      notes,
      nutrition,
      tags: text('cuisine'),
    },
    source: text('source'),
    totalTime: text('totalTime'),
    performTime: text('performTime'),
    extras: { nutrition: rest, copyright: text('copyright'), wine: text('wine'), ratings: text('ratings') },
  };
}

/** The directions, and the sections after them by their names here. */
function splitSections(lines: readonly string[]): { directions: string; found: Map<string, string> } {
  const found = new Map<string, string>();
  const directions: string[] = [];
  let section = '';
  for (const line of lines) {
    if (endOfText.test(line)) section = 'after';
    const begun = findSection(line);
    if (begun !== null) section = begun.name;
    const text = endOfText.test(line) ? '' : (begun?.text ?? line);
    if (section === '') directions.push(line);
    else found.set(section, `${found.get(section) ?? ''}\n${text}`);
  }
  const after = found.get('after')?.trim() ?? '';
  if (after !== '') found.set('notes', [found.get('notes')?.trim(), after].filter(Boolean).join('\n'));
  return { directions: directions.join('\n'), found };
}

function findSection(line: string): { name: string; text: string } | null {
  if (/^\s{0,9}per serving\b.{0,60}:/i.test(line))
    return { name: 'nutrition', text: line.slice(line.indexOf(':') + 1) };
  const [, head = '', text = ''] = /^([A-Za-z][\w.() ]{2,24}?)\s{0,9}:(.*)$/.exec(line) ?? [];
  const name = sections[head.toLowerCase()];
  return name === undefined ? null : { name, text };
}

function unquoted(text: string): string {
  const trimmed = text.trim();
  return /^"[^"]*"$/.test(trimmed) ? trimmed.slice(1, -1).trim() : trimmed;
}
