import type { IngredientFood, IngredientUnit, ParsedIngredient, RegisteredParser } from '@hearth/contract';
import type { Offer } from '@hearth/ingredients/naming';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { mapInTurns } from '../../../platform/concurrency/map-in-turns.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getEntryIndexes, getFoods, getUnitNames, getUnits } from '../foods/index.ts';
import { getCorrectionIndex } from '../ingredient-corrections/index.ts';
import { readBrute } from './brute-lines.ts';
import { logFailure, parsedNlp, readNlpLines } from './nlp-lines.ts';
import { readWithAi } from './openai-lines.ts';
import { type ParsedLine, type ParsedLineOf, textLine } from './parsed-line.ts';
import { presentParsed } from './parser.present.ts';
import { readOrNull } from './read-or-null.ts';

/** The lines to read, and the options. */
export interface ParseRequest {
  readonly parser: RegisteredParser;
  readonly lines: readonly string[];
  /** Guessed from the lines where it is not said. */
  readonly language: ParsedIngredient['language'];
}

/**
 * Reads ingredient lines, in their order, among the foods and units of the group. Nothing is stored.
 * @throws AppError `tooMuchWork`; `aiParserOff`, `ingredientsNotParsed` for the parser `openai`
 */
export async function parseLines(
  platform: Platform,
  scope: MemberScope,
  request: ParseRequest,
): Promise<ParsedIngredient[]> {
  const read = await readLines(platform, scope, request);
  const entries = await findEntries(platform, scope, read);
  return mapInTurns(read, (one, index) =>
    presentParsed(request.lines[index] ?? '', platform.random.uuid(), entries.in(one), request.parser),
  );
}

/** The lines as they are read, with the ids of the foods and units that they name; one that cannot be read is a note. */
export async function readLines(
  platform: Platform,
  scope: MemberScope,
  { parser, lines, language }: ParseRequest,
): Promise<ParsedLine[]> {
  const known = await getEntryIndexes(platform, scope);
  const onFailure = logFailure(platform);
  const keepUnread = (line: string, read: (line: string) => ParsedLine) =>
    readOrNull(line, read, onFailure) ?? textLine(line);
  if (parser === 'brute')
    return mapInTurns(lines, (line) => keepUnread(line, (one) => readBrute(one, known)));
  const reader = platform.database.read(scope);
  if (parser === 'openai') {
    const sends = platform.settings.openai.sendDatabaseData;
    return readWithAi(platform, lines, known, sends ? await getUnitNames(reader) : []);
  }
  const readings = await readNlpLines(platform, lines, language);
  const sources = { known, corrections: await getCorrectionIndex(reader) };
  return mapInTurns(readings, (reading, at) =>
    keepUnread(lines[at] ?? '', (line) =>
      reading === null ? textLine(line) : parsedNlp(line, reading, sources),
    ),
  );
}

/** The whole units and foods in place of their ids. */
async function findEntries(platform: Platform, scope: MemberScope, lines: readonly ParsedLine[]) {
  const reader = platform.database.read(scope);
  const unitIds = lines.flatMap(({ unit, unitOffers }) => [unit, ...unitOffers.map(({ entry }) => entry)]);
  const foodIds = lines.flatMap(({ food, foodOffers }) => [food, ...foodOffers.map(({ entry }) => entry)]);
  const units = await getUnits(reader, eachOnce(unitIds));
  const foods = await getFoods(reader, eachOnce(foodIds));
  return {
    in: (line: ParsedLine): ParsedLineOf<IngredientUnit, IngredientFood> => ({
      ...line,
      unit: units.get(line.unit ?? ''),
      food: foods.get(line.food ?? ''),
      unitOffers: offersAmong(line.unitOffers, units),
      foodOffers: offersAmong(line.foodOffers, foods),
    }),
  };
}

function offersAmong<T>(offers: readonly Offer<string>[], entries: ReadonlyMap<string, T>): Offer<T>[] {
  return offers.flatMap(({ entry: id, confidence }) => {
    const entry = entries.get(id);
    return entry === undefined ? [] : [{ entry, confidence }];
  });
}

function eachOnce(ids: readonly (string | undefined)[]): string[] {
  return [...new Set(ids.filter((id) => id !== undefined))];
}
