import { furtherEnd, packEnd } from './further-amounts.ts';
import type { ReadUnitId } from '../language.ts';
import type { Lexicon } from '../lexicon.ts';
import { aboutLength, linkLength } from '../link-words.ts';
import type { Mark, Part } from '../marks.ts';
import { fractionAt, type NumberAt, numberAt, partBehindAnd, rangeLinkAt } from './numbers.ts';
import type { Token } from '../tokens.ts';
import { isSize, modifiersEnd, type UnitAt, unitBehind } from './units-at.ts';

/** An amount with its unit, if it has one, and what is said between them. */
export interface Amount {
  readonly number: NumberAt;
  readonly unitId: ReadUnitId | undefined;
  readonly marks: readonly Mark[];
  /** The first token after it, and after the word that links it to the food. */
  readonly end: number;
}

/** The amount that begins at a token: `2 große Dosen à 400 g`, `大さじ2`; undefined if there is none. */
export function amountAt(lexicon: Lexicon, tokens: readonly Token[], at: number): Amount | undefined {
  return unitFirst(lexicon, tokens, at) ?? numberFirst(lexicon, tokens, at);
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
  const reach = reachFrom(tokens, at);
  reach.to(at + size, 'note');
  reach.to(start, 'filler');
  reach.to(start + number.length, 'quantity');
  reach.to(reach.end() + aboutLength(lexicon, tokens, reach.end()), 'filler');
  const pack = packEnd(lexicon, tokens, reach.end());
  if (tokens[reach.end()]?.kind === 'times') reach.to(reach.end() + 1, 'filler');
  reach.to(pack, 'note');
  const unit = unitBehind(lexicon, tokens, reach.end(), number.value);
  const part = unit === undefined ? 0 : markUnit(lexicon, tokens, reach, unit);
  reach.to(reach.end() + aboutLength(lexicon, tokens, reach.end()), 'filler');
  if (unit !== undefined || pack > 0 || number.value < 1 || lexicon.words.linksUnits) {
    reach.to(reach.end() + linkLength(lexicon, tokens, reach.end()), 'filler');
  }
  if (unit === undefined && number.value < 1) {
    reach.to(reach.end() + (lexicon.lists.articles(tokens, reach.end())?.length ?? 0), 'filler');
  }
  const value = number.value + part;
  const max = unit === undefined ? number.max : (number.max ?? largerEnd(lexicon, tokens, unit)?.max ?? null);
  return { number: { ...number, value, max }, unitId: unit?.id, marks: reach.marks, end: reach.end() };
}

/** Marks a unit and what belongs to it. Returns the fraction after it: a half for `taza y media`. */
function markUnit(lexicon: Lexicon, tokens: readonly Token[], reach: Reach, unit: UnitAt): number {
  const describes = lexicon.words.hasBlanks ? 'note' : 'unit';
  reach.to(unit.start, unit.isLinked ? 'filler' : describes);
  reach.to(unit.end, 'unit');
  reach.to(largerEnd(lexicon, tokens, unit)?.end ?? unit.end, 'quantity');
  reach.to(reach.end() + repeatedLength(tokens, reach.end()), 'filler');
  const part = partBehindUnit(lexicon, tokens, reach.end());
  reach.to(reach.end() + (part?.length ?? 0), 'quantity');
  reach.to(modifiersEnd(lexicon, tokens, reach.end()), 'note');
  reach.to(furtherEnd(lexicon, tokens, reach.end()), 'note');
  return part?.value ?? 0;
}

/** The larger end of a range whose ends both have the unit: `200 g - 250 g`, `1 EL bis 2 EL`. */
function largerEnd(lexicon: Lexicon, tokens: readonly Token[], unit: UnitAt) {
  const link = rangeLinkAt(lexicon, tokens, unit.end);
  const number = link > 0 ? numberAt(lexicon, tokens, unit.end + link) : undefined;
  if (number === undefined || number.max !== null) return undefined;
  const second = unitBehind(lexicon, tokens, unit.end + link + number.length, number.value);
  return second?.id === unit.id ? { max: number.value, end: second.end } : undefined;
}

/** Marks tokens one stretch after the other. */
interface Reach {
  readonly marks: Mark[];
  /** Marks what is before a token and not marked yet. */
  readonly to: (next: number, part: Part) => void;
  readonly end: () => number;
}

function reachFrom(tokens: readonly Token[], start: number): Reach {
  const marks: Mark[] = [];
  let end = start;
  return {
    marks,
    to: (next, part) => {
      if (next <= end) return;
      marks.push({ tokens: tokens.slice(end, next), part });
      end = next;
    },
    end: () => end,
  };
}

/** Without blanks a size may stand before the number: `じゃがいも 中2個`; one sign also at the end of the name. */
function sizeBefore({ lists, words }: Lexicon, tokens: readonly Token[], at: number): number {
  if (words.hasBlanks || lists.about(tokens, at) !== undefined) return 0;
  const length = lists.sizes(tokens, at)?.length ?? 0;
  const next = tokens[at + 1];
  const isJoined = length === 1 && next?.kind === 'number' && !next.isApart;
  return tokens[at]?.isApart === true || isJoined ? length : 0;
}

/** Some pages write the unit twice: `200 g g Mehl`. */
function repeatedLength(tokens: readonly Token[], at: number): number {
  return tokens[at]?.key === tokens[at - 1]?.key && tokens[at]?.isApart === true ? 1 : 0;
}

/** After these signs a number is no amount: `30 %`, `180 °C`. */
function isOtherwise(tokens: readonly Token[], at: number): boolean {
  return /^[%‰°]$/u.test(tokens[at]?.key ?? '');
}

/** `1 l 1/2 d'eau`, `1큰술 반`: the fraction of a unit may stand after it without any word between. */
function bareFraction(lexicon: Lexicon, tokens: readonly Token[], at: number) {
  const word = lexicon.numbers(tokens, at);
  if (word !== undefined && word.value < 1 && at + word.length === tokens.length) return word;
  const part = fractionAt(lexicon, tokens, at);
  return part !== undefined && part.value < 1 && tokens[at + part.length]?.kind === 'word' ? part : undefined;
}

/** `taza y media`, `碗半`. */
function partBehindUnit(lexicon: Lexicon, tokens: readonly Token[], at: number) {
  const linked = partBehindAnd(lexicon, tokens, at);
  if (linked !== undefined) return linked;
  if (lexicon.words.hasBlanks) return bareFraction(lexicon, tokens, at);
  const part = lexicon.numbers(tokens, at);
  return part !== undefined && part.value < 1 ? part : undefined;
}
