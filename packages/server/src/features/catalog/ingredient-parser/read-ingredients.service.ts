import { limits, type RecipeInput } from '@hearth/contract';
import { readHeadings } from '@hearth/domain/recipes/headings';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import { findLibraryRevision } from '../../../platform/db/revisions/library-revision.ts';
import { atRevision, type MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addMissingEntries, type EntryIds, getEntryIndexes, type NewEntry } from '../foods/index.ts';
import { type GivenParts, lineOfParts } from './given-parts.ts';
import type { ParsedLine } from './parsed-line.ts';
import { readLines } from './parser.service.ts';

type Ingredient = Extract<NonNullable<RecipeInput['recipeIngredient']>[number], object>;

/** A line of a recipe with the heading above it. */
export interface TitledLine {
  readonly title: string | null;
  readonly note: string;
  /** What the line says, where its source tells; it is not read then. */
  readonly parts?: GivenParts | undefined;
}

/** Foods and units are created where each of these parts is at least so sure; other lines stay as they are written. */
const sure = 0.7;
/** Names of more words are mostly remarks. */
const maxWords = 6;
/** `Final Dough`: a heading that a page has among its lines, not a food. */
const titleCase = /^\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)+$/u;

/**
 * The lines of a recipe, read without a user to ask. A line becomes amount, unit and food where the group knows the food,
 * or where the reading is sure: foods and units that are missing are created then. Every other line stays text, and each
 * keeps how it was written. A line whose source tells its parts has those.
 */
export async function readIngredients(
  platform: Platform,
  scope: MemberScope,
  lines: readonly TitledLine[],
): Promise<Ingredient[]> {
  if (lines.length === 0) return [];
  const read = await readEach(platform, await moveToNewest(platform, scope), lines);
  const headings = readHeadings(lines.map(({ note }) => note));
  const foods = read.flatMap((one, at) => (headings[at] === null ? missingFood(one, lines[at]) : []));
  const named = new Set(foods);
  const isKept = ({ food, foodText }: ParsedLine) => food !== undefined || named.has(foodText);
  const spell = indexSpellings(lines);
  const created = await addMissingEntries(platform, scope, {
    foods: eachOnce(foods).map(spell),
    units: eachOnce(read.filter((one) => isSure(one) && isKept(one)).flatMap(missingUnit)).map(spell),
  });
  const ids = { foods: byAnySpelling(created.foods), units: byAnySpelling(created.units) };
  return read.map((one, at) => buildIngredient(one, lines[at] ?? { title: null, note: '' }, ids));
}

/** Finds how the source of the lines writes a name; one that it does not tell is itself. */
function indexSpellings(lines: readonly TitledLine[]): (name: string) => NewEntry {
  const told = lines.flatMap(({ parts }) => parts?.spelled ?? []);
  const byName = new Map(told.map((one) => [typeof one === 'string' ? one : one.name, one]));
  return (name) => byName.get(name) ?? name;
}

/** The scope with what recipes that were stored just now have added to the catalog: work on many begins with an old one. */
async function moveToNewest({ database }: Platform, scope: MemberScope): Promise<MemberScope> {
  return atRevision(scope, await findLibraryRevision(database.read(scope)));
}

async function readEach(
  platform: Platform,
  scope: MemberScope,
  lines: readonly TitledLine[],
): Promise<ParsedLine[]> {
  const texts = lines.filter(({ parts }) => parts === undefined).map(({ note }) => note);
  const read = await readLines(platform, scope, { parser: 'nlp', lines: texts, language: null });
  const known = await getEntryIndexes(platform, scope);
  let next = 0;
  return lines.flatMap(({ parts }) => {
    if (parts !== undefined) return [lineOfParts(parts, known)];
    return read.slice(next, ++next);
  });
}

function buildIngredient(
  parsed: ParsedLine,
  { title, note: line }: TitledLine,
  created: EntryIds,
): Ingredient {
  const food =
    parsed.food ?? (isSure(parsed) ? created.foods.get(normalizeSearchText(parsed.foodText)) : undefined);
  const hasUnit = parsed.unitText !== '' && !parsed.isUnitOfFood;
  const unit =
    parsed.unit ??
    (hasUnit && isSure(parsed) ? created.units.get(normalizeSearchText(parsed.unitText)) : undefined);
  if (food === undefined || (hasUnit && unit === undefined)) return { title, note: line, quantity: null };
  return {
    title,
    quantity: parsed.quantity === 0 ? null : parsed.quantity,
    unit: unit === undefined ? null : { id: unit, name: parsed.unitText, ...emptyUnit },
    food: { id: food, name: parsed.foodText, ...emptyFood },
    note: parsed.note,
    originalText: line,
  };
}

/** Only the id of a unit or food counts where it is stored. */
const emptyFood = { description: '', onHand: false, aliases: [] };
const emptyUnit = {
  ...emptyFood,
  fraction: true,
  abbreviation: '',
  useAbbreviation: false,
};

function isSure({ confidence: { quantity, unit, name } }: ParsedLine): boolean {
  return Math.min(quantity ?? 0, unit ?? 0, name ?? 0) >= sure;
}

/** Whether a text may become a food by itself: a name in one piece, and no heading. */
function isName({ written, quantity }: ParsedLine, line: string, text: string): boolean {
  if (text === '' || text.length > limits.nameLength || text.split(/\s+/u).length > maxWords) return false;
  if (quantity === 0 && written.note === '' && titleCase.test(text)) return false;
  return isInOnePiece(text, line);
}

/** Whether the words follow each other with at most other words between them: `salt, pepper` are two foods. */
function isInOnePiece(text: string, line: string): boolean {
  let end = -1;
  for (const word of text.split(/\s+/u)) {
    const start = line.indexOf(word, Math.max(end, 0));
    if (start < 0 || (end >= 0 && /[,;:()]/u.test(line.slice(end, start)))) return false;
    end = start + word.length;
  }
  return true;
}

function missingFood(parsed: ParsedLine, line: TitledLine | undefined): string[] {
  const { food, foodText } = parsed;
  if (line === undefined || food !== undefined || !isSure(parsed)) return [];
  const isGiven = line.parts !== undefined && foodText !== '' && foodText.length <= limits.nameLength;
  return isGiven || isName(parsed, line.note, foodText) ? [foodText] : [];
}

function missingUnit({ unit, unitText, isUnitOfFood }: ParsedLine): string[] {
  const isMissing = unit === undefined && !isUnitOfFood && unitText !== '';
  return isMissing && unitText.length <= limits.nameLength ? [unitText] : [];
}

/** One spelling of each name: lines of one recipe write `Olive oil` and `olive oil`. */
function eachOnce(names: readonly string[]): string[] {
  const bySpelling = new Map<string, string>();
  for (const name of names) {
    const key = normalizeSearchText(name);
    if (!bySpelling.has(key)) bySpelling.set(key, name);
  }
  return [...bySpelling.values()];
}

/** The ids of names, however they are written. */
function byAnySpelling(ids: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...ids].map(([name, id]) => [normalizeSearchText(name), id]));
}
