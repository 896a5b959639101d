import { type Amount, amountAt } from '../amounts/amounts.ts';
import { beginsWithNote } from './food-words.ts';
import { measureEnd } from '../amounts/further-amounts.ts';
import type { AmountSource } from '../head.ts';
import type { ReadUnitId } from '../language.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Mark } from '../marks.ts';
import { isPlus } from './note-phrases.ts';
import type { Token } from '../tokens.ts';
import { measures, modifierRun } from '../amounts/units-at.ts';

/** The amount after the name of a food. */
export interface Trailing {
  readonly amount: Amount | undefined;
  readonly unitId: ReadUnitId | undefined;
  readonly source: AmountSource;
  readonly marks: readonly Mark[];
  /** The first token after it. */
  readonly end: number;
}

/** A number without unit that is larger is no count: `Mehl 405`. */
const maxPieces = 99;
/** Tokens of the longest phrases that open a note. */
const maxPhraseLength = 16;

/** The first amount after a name, by which the line ends, or what follows is a note. */
export function trailingAmount(
  lexicon: Lexicon,
  tokens: readonly Token[],
  from: number,
): Trailing | undefined {
  let hasName = false;
  for (let at = from; at < tokens.length; at += 1) {
    const found = hasName ? trailingAt(lexicon, tokens, at) : undefined;
    if (found !== undefined) return found;
    hasName ||= tokens[at]?.kind === 'word';
  }
  return undefined;
}

function trailingAt(lexicon: Lexicon, tokens: readonly Token[], at: number): Trailing | undefined {
  const unit = vagueUnit(lexicon, tokens, at) ?? unitBehindSign(lexicon, tokens, at);
  if (unit !== undefined) return unit;
  if (!mayBegin(lexicon, tokens, at)) return undefined;
  const amount = amountAt(lexicon, tokens, at);
  if (amount === undefined || !isPlausible(lexicon, tokens, at, amount)) return undefined;
  const { marks, end, unitId } = amount;
  return isLast(lexicon, tokens, amount) ? { amount, unitId, source: 'trailing', marks, end } : undefined;
}

/** A unit without number after a sign, perhaps with a size: `Имбирь — кусочек 2 см`, `bazylia - kilka listków`. */
function unitBehindSign(lexicon: Lexicon, tokens: readonly Token[], at: number): Trailing | undefined {
  const { kind, isApart } = tokens[at - 1] ?? {};
  const vague = lexicon.lists.vague(tokens, at)?.length ?? 0;
  const isBehindSign =
    kind === 'colon' || (kind === 'comma' && vague > 0) || (kind === 'dash' && isApart === true);
  if (!isBehindSign || !lexicon.words.hasBlanks) return undefined;
  const start = modifierRun(lexicon, tokens, at + vague);
  const unit = lexicon.units(tokens, start);
  if (unit === undefined || measures.has(unit.value)) return undefined;
  const unitEnd = start + unit.length;
  const end = Math.max(unitEnd, measureEnd(lexicon, tokens, unitEnd));
  if (end < tokens.length && tokens[end]?.kind !== 'comma') return undefined;
  const marks: Mark[] = [
    { tokens: tokens.slice(at, start), part: 'note' },
    { tokens: tokens.slice(start, unitEnd), part: 'unit' },
    { tokens: tokens.slice(unitEnd, end), part: 'note' },
  ];
  return { amount: undefined, unitId: unit.value, source: vague > 0 ? 'vague' : 'unit', marks, end };
}

/** `香油几滴`: some drops. */
function vagueUnit(lexicon: Lexicon, tokens: readonly Token[], at: number): Trailing | undefined {
  if (lexicon.words.hasBlanks) return undefined;
  const vague = lexicon.lists.vague(tokens, at)?.length ?? 0;
  const unit = vague > 0 ? lexicon.units(tokens, at + vague) : undefined;
  const end = at + vague + (unit?.length ?? 0);
  if (unit === undefined || tokens[end]?.kind === 'word') return undefined;
  const marks: Mark[] = [
    { tokens: tokens.slice(at, at + vague), part: 'note' },
    { tokens: tokens.slice(at + vague, end), part: 'unit' },
  ];
  return { amount: undefined, unitId: unit.value, source: 'vague', marks, end };
}

/** Whether an amount may begin at a token: not inside a word, nor after a word that makes the number a name. */
function mayBegin(lexicon: Lexicon, tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const token = tokens[at];
  if (before === undefined || token === undefined) return false;
  if (token.kind === 'dash' || token.kind === 'comma') return false;
  if (!lexicon.words.hasBlanks) return true;
  if (lexicon.lists.numbered(tokens, at - 1) !== undefined) return false;
  return token.isApart || before.kind !== 'word';
}

function isPlausible(lexicon: Lexicon, tokens: readonly Token[], at: number, amount: Amount): boolean {
  if (amount.unitId !== undefined) return true;
  const { value, isWord, isArticle } = amount.number;
  if (!lexicon.words.hasBlanks) return !isWord || value < 1;
  const isParted = tokens[at - 1]?.kind === 'dash' || tokens[at - 1]?.kind === 'colon';
  const endsName = amount.end === tokens.length || isPlus(tokens[amount.end]);
  return !isArticle && value <= maxPieces && (isParted || endsName);
}

/** Whether the line ends after an amount, or goes on with a note. */
function isLast(lexicon: Lexicon, tokens: readonly Token[], amount: Amount): boolean {
  const next = tokens[amount.end];
  if (next === undefined || next.kind === 'comma' || next.kind === 'sign') return true;
  if (next.kind === 'dash') return next.isApart || amount.end + 1 === tokens.length;
  if (isPlus(next)) return true;
  if (beginsWithNote(lexicon, tokens.slice(amount.end, amount.end + maxPhraseLength))) return true;
  return lexicon.words.order === 'last' && amount.unitId !== undefined && next.isApart;
}
