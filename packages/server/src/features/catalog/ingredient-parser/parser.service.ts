import type { ParsedIngredient, RegisteredParser } from '@hearth/contract';
import { type KnownWords, readIngredient, type ReadLine } from '@hearth/domain/ingredients/parser';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getFoods, getEntryIndexes, getUnits } from '../foods/index.ts';
import { presentParsed } from './parser.present.ts';

/** Lines that are read before other requests get their turn. */
const LINES_AT_ONCE = 5;

/** Reads ingredient lines, in their order, among the foods and units of the group. Nothing is stored. */
export async function parseLines(
  platform: Platform,
  scope: MemberScope,
  parser: RegisteredParser,
  lines: readonly string[],
): Promise<ParsedIngredient[]> {
  const reader = platform.database.read(scope);
  const read = await readAll(parserFor(parser), lines, await getEntryIndexes(reader));
  const units = await getUnits(reader, eachOnce(read.map(({ unit }) => unit)));
  const foods = await getFoods(reader, eachOnce(read.map(({ food }) => food)));
  return read.map((one, index) =>
    presentParsed(lines[index] ?? '', platform.random.uuid(), {
      ...one,
      unit: units.get(one.unit ?? ''),
      food: foods.get(one.food ?? ''),
    }),
  );
}

type Parser = (line: string, words: KnownWords<string, string>) => ReadLine<string, string>;

/**
 * The parser that a client selects by name. Only the rules read lines today: they also serve the other names,
 * because clients select `nlp` by default, and a line read by rules is better than none. Of `brute` the contract says
 * that an amount that is not written is none (`a tablespoon sugar`); the others count it as one.
 *
 * Of all spellings that merely resemble a food, only the contract's own example is accepted: a letter that the name
 * doubles (`gren onion`). Any other likeness could replace what was typed by something else, such as peas by pears.
 */
function parserFor(name: RegisteredParser): Parser {
  return (line, words) => {
    const read = readIngredient(line, words, { mayMissLetter: true });
    if (name !== 'brute' || !read.parsed.isImplied) return read;
    return { ...read, parsed: { ...read.parsed, quantity: 0 } };
  };
}

async function readAll(parse: Parser, lines: readonly string[], words: KnownWords<string, string>) {
  const read: ReadLine<string, string>[] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0 && index % LINES_AT_ONCE === 0) await new Promise((resume) => setImmediate(resume));
    read.push(parse(line, words));
  }
  return read;
}

function eachOnce(ids: readonly (string | undefined)[]): string[] {
  return [...new Set(ids.filter((id) => id !== undefined))];
}
