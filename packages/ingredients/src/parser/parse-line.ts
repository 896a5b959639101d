import { findUnit } from '@hearth/domain/measures/units';
import { leadingAmount, type LeadingAmount } from './leading-amount.ts';
import { splitNote, withoutEarlyBracket } from './line-note.ts';
import { withoutPackSize } from './pack-size.ts';
import { trailingAmount } from './trailing-amount.ts';

/** The words of one ingredient line, apart. A word that the line does not have is empty. */
export interface ParsedLine {
  /** 0 where the line names none; 1 where it names only a unit, as in `a pinch of salt`. */
  readonly quantity: number;
  /** Whether the quantity is not written as a number but follows from the unit. */
  readonly isImplied: boolean;
  /** The amount as it is written. */
  readonly amountText: string;
  readonly unit: string;
  readonly food: string;
  readonly note: string;
  /** Words without meaning here that are in no other part: articles, `of`. */
  readonly fillers: readonly string[];
}

/** Whether these words name a unit, by any of its names. */
export type IsUnit = (words: string) => boolean;

/** Where a line without an amount may name its unit. */
const lastUnitPlace = 2;
const maxUnitLength = 5;
const article = /^(?:an?|the|eine?|einen|une?|un[ao])$/iu;
/** Articles that are numbers too. */
const onePattern = /^(?:eine?|einen|une?|un[ao])$/iu;
const link = /^(?:of|de|di|du|des)$/iu;
/** The number that a line has in a list, behind marks of the direction of writing: `1. 2 eggs`, `1) eggs`. */
const inList = /^[\u200e\u200f]*(\d{1,3}(?:\)\s|\.\s(?=[\d¼-¾⅐-⅞]))\s*)?(.*)$/su;
/** Sizes that agree with a noun, so that they are no unit: `2 petits oignons`. */
const agreeingSize =
  /^(?:petite?s?|grande?s?|gros(?:se)?s?|belles?|bon(?:ne)?s?|moyen(?:ne)?s?|(?:mittel)?(?:gro(?:ß|ss)|klein)e[rns]?|(?:middel)?grote|pequeñ[oa]s?|median[oa]s?|piccol[oaie]|grandi|medi[oaie]|pequen[oa]s?|médi[oa]s?|små|stora?e?|lille|mał[aey]|duż[aey]|średni[ae]?)$/iu;
/** A line of which nothing is read yet. */
export const nothingParsed: ParsedLine = {
  quantity: 0,
  isImplied: false,
  amountText: '',
  unit: '',
  food: '',
  note: '',
  fillers: [],
};

/**
 * Parses one ingredient line by rules alone: amount, unit, food, note. If a known unit of several words follows the
 * amount it is the unit, else the next word is, if more words follow. An amount after the food counts if it has a
 * known unit or none. Every word of the line is in one of the parts.
 */
export function parseIngredientLine(line: string, isUnit: IsUnit): ParsedLine {
  const [, listNumber = '', whole = ''] = inList.exec(line.trim()) ?? [];
  const pack = withoutPackSize(whole, isMeasure(isUnit));
  const early = withoutEarlyBracket(pack.text);
  const amount = leadingAmount(early.text);
  const parsed = amount === null ? withoutAmount(early.text, isUnit) : withAmount(amount, isUnit);
  if (parsed.food === '') return { ...nothingParsed, food: line.trim() };
  const fillers = [listNumber, ...pack.fillers, ...parsed.fillers];
  return { ...parsed, note: joined(early.note, pack.note, parsed.note), fillers };
}

/** Units of the group, and those that every kitchen knows. */
function isMeasure(isUnit: IsUnit): IsUnit {
  return (words) => isUnit(words) || findUnit(words) !== undefined;
}

function withAmount(amount: LeadingAmount, isUnit: IsUnit): ParsedLine {
  const { text, note } = splitNote(amount.rest);
  const words = splitWords(text);
  const length = amount.gluedUnit === '' ? unitLength(words, isUnit) : 0;
  const unit = amount.gluedUnit || words.slice(0, length).join(' ');
  return {
    ...foodBehind(unit, words.slice(length)),
    quantity: amount.value,
    isImplied: false,
    amountText: amount.text,
    unit,
    note: joined(amount.isRange ? amount.text : '', note),
  };
}

/** How many words after the amount are its unit. */
function unitLength(words: readonly string[], isUnit: IsUnit): number {
  const known = knownLength(words, isUnit);
  if (known > 0) return known;
  const first = words[0] ?? '';
  if (agreeingSize.test(first)) return 0;
  return words.length > 1 && /^\p{L}/u.test(first) && !/[,،]$/u.test(first) ? 1 : 0;
}

function knownLength(words: readonly string[], isUnit: IsUnit): number {
  const most = Math.min(maxUnitLength, words.length - 1);
  for (let length = most; length > 0; length -= 1) {
    if (isUnit(words.slice(0, length).join(' '))) return length;
  }
  return 0;
}

/** A line without an amount has a unit only if the unit is known; the text before it is an article, or a note. */
function withoutAmount(line: string, isUnit: IsUnit): ParsedLine {
  const { text, note } = splitNote(line);
  const trailing = trailingAmount(text, isUnit);
  if (trailing !== null) return { ...nothingParsed, ...trailing, note: joined(trailing.note, note) };
  const words = splitWords(text);
  for (let at = 0; at <= lastUnitPlace; at += 1) {
    const length = knownLength(words.slice(at), isUnit);
    if (length > 0) return withUnitAt(words, at, length, note);
  }
  return { ...nothingParsed, food: words.join(' '), note };
}

function withUnitAt(words: readonly string[], at: number, length: number, note: string): ParsedLine {
  const before = words.slice(0, at);
  const unit = words.slice(at, at + length).join(' ');
  const { food, fillers } = foodBehind(unit, words.slice(at + length));
  return {
    ...nothingParsed,
    quantity: 1,
    isImplied: !before.some((word) => onePattern.test(word)),
    unit,
    food,
    note: joined(before.filter((word) => !article.test(word)).join(' '), note),
    fillers: [...before.filter((word) => article.test(word)), ...fillers],
  };
}

/** The food after a unit, without the word that links both: `cups of flour`. */
function foodBehind(unit: string, words: readonly string[]): Pick<ParsedLine, 'food' | 'fillers'> {
  const [first = '', ...others] = words;
  const isLinked = unit !== '' && others.length > 0 && link.test(first);
  return isLinked ? { food: others.join(' '), fillers: [first] } : { food: words.join(' '), fillers: [] };
}

function splitWords(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

function joined(...notes: readonly string[]): string {
  return notes.filter((note) => note !== '').join(', ');
}
