import { furtherEnd, packEnd } from './further-amounts.ts';
import type { ReadUnitId } from './language.ts';
import type { Lexicon } from './lexicon.ts';
import { aboutLength, linkLength } from './link-words.ts';
import type { Mark, Part } from './marks.ts';
import { fractionAt, type NumberAt, numberAt, partBehindAnd } from './numbers.ts';
import type { Token } from './tokens.ts';
import { isSize, modifiersEnd, type UnitAt, unitBehind } from './units-at.ts';

/** An amount with its unit, if it has one, and what is said between them. */
export interface Amount {
  readonly number: NumberAt;
  readonly unitId: ReadUnitId | undefined;
  readonly marks: readonly Mark[];
  /** The first token behind it, and behind the word that links it to the food. */
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
  return { number: { ...number, value }, unitId: unit?.id, marks: reach.marks, end: reach.end() };
}

/** Marks a unit and what belongs to it. Returns the fraction behind it: a half for `taza y media`. */
function markUnit(lexicon: Lexicon, tokens: readonly Token[], reach: Reach, unit: UnitAt): number {
  const describes = lexicon.words.hasBlanks ? 'note' : 'unit';
  reach.to(unit.start, unit.isLinked ? 'filler' : describes);
  reach.to(unit.end, 'unit');
  reach.to(unit.end + repeatedLength(tokens, unit.end), 'filler');
  const part = partBehindUnit(lexicon, tokens, reach.end());
  reach.to(reach.end() + (part?.length ?? 0), 'quantity');
  reach.to(modifiersEnd(lexicon, tokens, reach.end()), 'note');
  reach.to(furtherEnd(lexicon, tokens, reach.end()), 'note');
  return part?.value ?? 0;
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

/** Without blanks a size may stand before the number, parted from the name: `じゃがいも 中2個`. */
function sizeBefore({ lists, words }: Lexicon, tokens: readonly Token[], at: number): number {
  if (words.hasBlanks || tokens[at]?.isApart !== true || lists.about(tokens, at) !== undefined) return 0;
  return lists.sizes(tokens, at)?.length ?? 0;
}

/** Some pages write the unit twice: `200 g g Mehl`. */
function repeatedLength(tokens: readonly Token[], at: number): number {
  return tokens[at]?.key === tokens[at - 1]?.key && tokens[at]?.isApart === true ? 1 : 0;
}

/** Behind these signs a number is no amount: `30 %`, `180 °C`. */
function isOtherwise(tokens: readonly Token[], at: number): boolean {
  return /^[%‰°]$/u.test(tokens[at]?.key ?? '');
}

/** `1 l 1/2 d'eau`: the fraction of a unit may stand behind it without any word. */
function bareFraction(lexicon: Lexicon, tokens: readonly Token[], at: number) {
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
