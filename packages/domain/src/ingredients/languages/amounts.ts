import type { ReadUnitId } from './language.ts';
import type { Lexicon } from './lexicon.ts';
import type { Mark } from './marks.ts';
import { type NumberAt, numberAt, partBehindAnd } from './numbers.ts';
import type { Token } from './tokens.ts';

/** An amount with its unit, if it has one, and what is said between them. */
export interface Amount {
  readonly number: NumberAt;
  readonly unitId: ReadUnitId | undefined;
  readonly marks: readonly Mark[];
  /** The first token behind it, and behind the word that links it to the food. */
  readonly end: number;
}

/** Units that every kitchen measures; the others only count. */
export const MEASURES: ReadonlySet<ReadUnitId> = new Set<ReadUnitId>([
  'ml',
  'cl',
  'dl',
  'l',
  'mg',
  'g',
  'dag',
  'kg',
  'pfund',
  'oz',
  'lb',
  'hectogram',
  'cm',
]);

/** Words that may stand between a number and its unit, and amounts that may follow the first. */
const MOST_MODIFIERS = 3;
const MOST_FURTHER = 3;
/** With a smaller number `gr.` is no gram, but short for `große`. */
const LEAST_GRAMS = 5;

/** The amount that begins at a token: `2 große Dosen à 400 g`, `大さじ2`; undefined if there is none. */
export function amountAt(lexicon: Lexicon, tokens: readonly Token[], at: number): Amount | undefined {
  return unitFirst(lexicon, tokens, at) ?? numberFirst(lexicon, tokens, at);
}

/** A number with its unit and nothing else, as sizes of packs are written; its end, or 0. */
export function measureEnd(lexicon: Lexicon, tokens: readonly Token[], at: number): number {
  const start = at + aboutLength(lexicon, tokens, at);
  const leading = lexicon.lists.leadingUnits(tokens, start)?.length ?? 0;
  const number = numberAt(lexicon, tokens, start + leading);
  if (number === undefined) return 0;
  const end = start + leading + number.length;
  if (leading > 0) return end;
  const unit = lexicon.units(tokens, end);
  return unit === undefined ? 0 : end + unit.length;
}

/** How many tokens say `about`. */
export function aboutLength({ lists }: Lexicon, tokens: readonly Token[], at: number): number {
  const first = lists.about(tokens, at)?.length ?? 0;
  return first === 0 ? 0 : first + (lists.about(tokens, at + first)?.length ?? 0);
}

function unitFirst(lexicon: Lexicon, tokens: readonly Token[], at: number): Amount | undefined {
  const start = at + aboutLength(lexicon, tokens, at);
  const unit = lexicon.lists.leadingUnits(tokens, start);
  if (unit === undefined) return undefined;
  const unitEnd = start + unit.length;
  const number = numberAt(lexicon, tokens, unitEnd);
  if (number === undefined) return undefined;
  const numberEnd = unitEnd + number.length;
  // `大1` is a spoon, `大1個` a large one.
  if (isSize(lexicon, tokens, start, unit.length) && lexicon.units(tokens, numberEnd) !== undefined) {
    return undefined;
  }
  const after = lexicon.units(tokens, numberEnd)?.length ?? 0;
  const about = aboutLength(lexicon, tokens, numberEnd + after);
  const end = numberEnd + after + about + linkLength(lexicon, tokens, numberEnd + after + about);
  return {
    number,
    unitId: lexicon.units(tokens, start)?.value,
    marks: [
      { tokens: tokens.slice(at, start), part: 'filler' },
      { tokens: tokens.slice(start, unitEnd), part: 'unit' },
      { tokens: tokens.slice(unitEnd, numberEnd), part: 'quantity' },
      { tokens: tokens.slice(numberEnd, end), part: 'filler' },
    ],
    end,
  };
}

function numberFirst(lexicon: Lexicon, tokens: readonly Token[], at: number): Amount | undefined {
  const size = sizeBefore(lexicon, tokens, at);
  const start = at + size + aboutLength(lexicon, tokens, at + size);
  const number = numberAt(lexicon, tokens, start);
  if (number === undefined || isOtherwise(tokens, start + number.length)) return undefined;
  const marks: Mark[] = [];
  const mark = (from: number, to: number, part: Mark['part']) => {
    if (to > from) marks.push({ tokens: tokens.slice(from, to), part });
    return to;
  };
  mark(at, at + size, 'note');
  mark(at + size, start, 'filler');
  let end = mark(start, start + number.length, 'quantity');
  end = mark(end, end + aboutLength(lexicon, tokens, end), 'filler');
  const pack = packEnd(lexicon, tokens, end);
  if (tokens[end]?.kind === 'times') end = mark(end, end + 1, 'filler');
  end = mark(end, Math.max(end, pack), 'note');
  const unit = unitBehind(lexicon, tokens, end, number.value);
  if (unit !== undefined) {
    mark(end, unit.start, unit.isLinked ? 'filler' : lexicon.words.hasBlanks ? 'note' : 'unit');
    end = mark(unit.start, unit.end, 'unit');
    end = mark(end, end + repeatedLength(tokens, end), 'filler');
  }
  const part = partBehindUnit(lexicon, tokens, end, unit !== undefined);
  end = mark(end, end + (part?.length ?? 0), 'quantity');
  end = mark(end, modifiersEnd(lexicon, tokens, end, unit !== undefined), 'note');
  end = mark(end, furtherEnd(lexicon, tokens, end, unit !== undefined), 'note');
  end = mark(end, end + aboutLength(lexicon, tokens, end), 'filler');
  const isLinkable = unit !== undefined || pack > 0 || number.value < 1 || lexicon.words.linksUnits;
  if (isLinkable) end = mark(end, end + linkLength(lexicon, tokens, end), 'filler');
  if (unit === undefined && number.value < 1) {
    end = mark(end, end + (lexicon.lists.articles(tokens, end)?.length ?? 0), 'filler');
  }
  return { number: { ...number, value: number.value + (part?.value ?? 0) }, unitId: unit?.id, marks, end };
}

/** Without blanks a size may stand before the number, parted from the name: `じゃがいも 中2個`. */
function sizeBefore({ lists, words }: Lexicon, tokens: readonly Token[], at: number): number {
  if (words.hasBlanks || tokens[at]?.isApart !== true || lists.about(tokens, at) !== undefined) return 0;
  return lists.sizes(tokens, at)?.length ?? 0;
}

/** Whether a unit is also the word for a size. */
function isSize({ lists }: Lexicon, tokens: readonly Token[], at: number, length: number): boolean {
  return lists.sizes(tokens, at)?.length === length;
}

/** Some pages write the unit twice: `200 g g Mehl`. */
function repeatedLength(tokens: readonly Token[], at: number): number {
  return tokens[at]?.key === tokens[at - 1]?.key && tokens[at]?.isApart === true ? 1 : 0;
}

/** Behind these signs a number is no amount: `30 %`, `180 °C`. */
function isOtherwise(tokens: readonly Token[], at: number): boolean {
  return /^[%‰°]$/u.test(tokens[at]?.key ?? '');
}

/** The end of `x 400 g`; 0 if there is none. */
function packEnd(lexicon: Lexicon, tokens: readonly Token[], at: number): number {
  return tokens[at]?.kind === 'times' ? measureEnd(lexicon, tokens, at + 1) : 0;
}

/** A unit behind a number, with sizes between them; behind a fraction a word may link both: `trois quarts de litre`. */
function unitBehind(
  lexicon: Lexicon,
  tokens: readonly Token[],
  at: number,
  value: number,
): { id: ReadUnitId; start: number; end: number; isLinked: boolean } | undefined {
  const link = value < 1 && lexicon.words.hasBlanks ? linkLength(lexicon, tokens, at) : 0;
  for (const [start, isLinked] of [
    [at, false],
    [modifierRun(lexicon, tokens, at), false],
    [at + link, true],
    [describedUnit(lexicon, tokens, at), false],
  ] as const) {
    const food = lexicon.lists.foods(tokens, start)?.length ?? 0;
    const unit = lexicon.units(tokens, start);
    if (unit === undefined || food >= unit.length) continue;
    if (value < LEAST_GRAMS && isSize(lexicon, tokens, start, unit.length)) continue;
    // `1個分` is as much as one gives.
    const more = !lexicon.words.hasBlanks && tokens[start + unit.length]?.key === '分' ? 1 : 0;
    return { id: unit.value, start, end: start + unit.length + more, isLinked };
  }
  return undefined;
}

/** Where a unit stands behind a word that describes it: `daumengroßes Stück Ingwer`. */
function describedUnit(lexicon: Lexicon, tokens: readonly Token[], at: number): number {
  const unit = lexicon.words.hasBlanks ? lexicon.units(tokens, at + 1) : undefined;
  if (unit === undefined || MEASURES.has(unit.value) || tokens[at]?.kind !== 'word') return at;
  const end = at + 1 + unit.length;
  const { links, and, or, plus, prepared } = lexicon.lists;
  if ([links, and, or, plus, prepared].some((list) => list(tokens, at) !== undefined)) return at;
  const isFollowed = lexicon.words.linksUnits
    ? linkLength(lexicon, tokens, end) > 0
    : tokens[end]?.kind === 'word';
  return isFollowed ? at + 1 : at;
}

/** The end of the sizes and of what says how full a spoon is: both may stand before a unit. */
export function modifierRun({ lists }: Lexicon, tokens: readonly Token[], at: number): number {
  let end = at;
  for (let count = 0; count < MOST_MODIFIERS; count += 1) {
    end += lists.fullness(tokens, end)?.length ?? lists.sizes(tokens, end)?.length ?? 0;
  }
  return end;
}

/** How full a spoon is may stand behind it, and how large a pack is, if a word links both to the food. */
function modifiersEnd(lexicon: Lexicon, tokens: readonly Token[], at: number, hasUnit: boolean): number {
  if (!hasUnit) return at;
  const full = lexicon.lists.fullness(tokens, at)?.length ?? 0;
  if (full > 0) return at + full;
  const end = modifierRun(lexicon, tokens, at);
  return lexicon.words.linksUnits && linkLength(lexicon, tokens, end) > 0 ? end : at;
}

/** `taza y media`, `碗半`. */
function partBehindUnit(lexicon: Lexicon, tokens: readonly Token[], at: number, hasUnit: boolean) {
  if (!hasUnit) return undefined;
  const linked = partBehindAnd(lexicon, tokens, at);
  if (linked !== undefined || lexicon.words.hasBlanks) return linked;
  const part = lexicon.numbers(tokens, at);
  return part !== undefined && part.value < 1 ? part : undefined;
}

/** The end of the amounts that follow the first: `1 kg 200 g`, `2 EL plus 1 TL`, `2 boîtes de 400 g`. */
function furtherEnd(lexicon: Lexicon, tokens: readonly Token[], at: number, hasUnit: boolean): number {
  if (!hasUnit) return at;
  let end = at;
  for (let count = 0; count < MOST_FURTHER; count += 1) {
    const next = measureEnd(lexicon, tokens, end + furtherLink(lexicon, tokens, end));
    if (next === 0) break;
    end = next;
  }
  if (end > at || tokens[at]?.kind !== 'number') return end;
  const isRest = at + 1 === tokens.length || linkLength(lexicon, tokens, at + 1) > 0;
  return isRest ? at + 1 : at;
}

function furtherLink({ lists }: Lexicon, tokens: readonly Token[], at: number): number {
  const { kind } = tokens[at] ?? {};
  if (kind === 'slash' || kind === 'plus' || kind === 'dash') return 1;
  const found = lists.plus(tokens, at) ?? lists.or(tokens, at) ?? lists.perPack(tokens, at);
  return found?.length ?? 0;
}

/** How many tokens link an amount to its food: `de la`; 0 if no food follows. */
export function linkLength({ lists }: Lexicon, tokens: readonly Token[], at: number): number {
  const first = lists.links(tokens, at)?.length ?? 0;
  const length = first === 0 ? 0 : first + (lists.links(tokens, at + first)?.length ?? 0);
  return tokens[at + length]?.kind === 'word' ? length : 0;
}
