import { type Amount, amountAt } from './amounts/amounts.ts';
import { amountBehindPart } from './notes/behind-part.ts';
import type { Head } from './head.ts';
import type { Lexicon } from './lexicon.ts';
import { linkLength } from './link-words.ts';
import { apply, type Marks } from './marks.ts';
import type { Token } from './tokens.ts';
import { partBehindAnd } from './amounts/numbers.ts';
import { markPreface } from './notes/preface.ts';
import { trailingAmount } from './notes/trailing.ts';
import { unitAlone, vagueAmount } from './amounts/without-number.ts';

const nothing: Head = { amount: undefined, unitId: undefined, source: 'none' };
/** Words of a name that a half may follow. */
const maxCountedLength = 3;

/** Marks the amount of a line, wherever it stands, and what stands before it. */
export function readHead(
  lexicon: Lexicon,
  view: readonly Token[],
  groups: readonly (readonly Token[])[],
  marks: Marks,
): Head {
  const start = markPreface(lexicon, view, marks);
  const leading = leadingAmount(lexicon, view, start, marks);
  if (leading !== undefined) return leading;
  const trailing = trailingAmount(lexicon, view, start);
  if (trailing?.amount?.unitId === 'cm') {
    const piece = unitAlone(lexicon, view, start, marks);
    if (piece !== undefined) return piece;
  }
  if (trailing !== undefined) {
    apply(marks, trailing.marks);
    apply(marks, [{ tokens: untilSign(view, trailing.end), part: 'note' }]);
    return { amount: trailing.amount, unitId: trailing.unitId, source: trailing.source };
  }
  return unitAlone(lexicon, view, start, marks) ?? bracketAmount(lexicon, groups, marks) ?? nothing;
}

function untilSign(view: readonly Token[], from: number): readonly Token[] {
  const end = view.findIndex(({ kind }, at) => at >= from && (kind === 'comma' || kind === 'sign'));
  return view.slice(from, end === -1 ? view.length : end);
}

/** An amount at the start, perhaps after the part of the food that is meant: `Saft von 1 Zitrone`. */
function leadingAmount(
  lexicon: Lexicon,
  view: readonly Token[],
  start: number,
  marks: Marks,
): Head | undefined {
  const vague = vagueAmount(lexicon, view, start, marks);
  if (vague !== undefined) return vague;
  const isNamed = lexicon.lists.parts(view, start) !== undefined;
  const found = amountBehindPart(lexicon, view, start);
  if (found === undefined && !isNamed) markPartitive(lexicon, view, start, marks);
  if (found === undefined) return undefined;
  const { partEnd, at } = found;
  const amount = withHalfBehindName(lexicon, view, found.amount);
  const named = partEnd > start ? withoutLink(lexicon, view, partEnd) : partEnd;
  apply(marks, [{ tokens: view.slice(start, named), part: 'note' }]);
  apply(marks, [{ tokens: view.slice(named, at), part: 'filler' }]);
  apply(marks, amount.marks);
  return { amount, unitId: amount.unitId, source: 'leading' };
}

/** `el zumo de` without the word that only links it to its fruit. */
function withoutLink({ lists, words }: Lexicon, view: readonly Token[], end: number): number {
  return words.linksUnits && lists.links(view, end - 1)?.length === 1 ? end - 1 : end;
}

/** `1 citron et demi`: the half of a count stands after the name. */
function withHalfBehindName(lexicon: Lexicon, view: readonly Token[], amount: Amount): Amount {
  if (amount.unitId !== undefined || !lexicon.words.hasBlanks) return amount;
  for (let at = amount.end + 1; at <= amount.end + maxCountedLength; at += 1) {
    const part = partBehindAnd(lexicon, view, at);
    const next = part === undefined ? undefined : view[at + part.length];
    if (part === undefined || (next !== undefined && next.kind !== 'comma')) continue;
    const mark = { tokens: view.slice(at, at + part.length), part: 'quantity' } as const;
    const number = { ...amount.number, value: amount.number.value + part.value };
    return { ...amount, number, marks: [...amount.marks, mark] };
  }
  return amount;
}

/** `du sel`, `della panna`. */
function markPartitive(lexicon: Lexicon, view: readonly Token[], start: number, marks: Marks): void {
  const length = lexicon.words.linksUnits ? linkLength(lexicon, view, start) : 0;
  apply(marks, [{ tokens: view.slice(start, start + length), part: 'filler' }]);
}

/** A bracket that is an amount and nothing else, if the line has none besides: `Salz (1 TL)`. */
function bracketAmount(
  lexicon: Lexicon,
  groups: readonly (readonly Token[])[],
  marks: Marks,
): Head | undefined {
  for (const group of groups) {
    const unit = lexicon.words.hasBlanks ? lexicon.units(group, 0) : undefined;
    if (unit?.length === group.length) {
      apply(marks, [{ tokens: group, part: 'unit' }]);
      return { amount: undefined, unitId: unit.value, source: 'unit' };
    }
    const amount = amountAt(lexicon, group, 0);
    if (amount === undefined || amount.end < group.length || amount.unitId === 'cm') continue;
    apply(marks, amount.marks);
    return { amount, unitId: amount.unitId, source: 'bracket' };
  }
  return undefined;
}
