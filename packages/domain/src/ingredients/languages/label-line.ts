import { type Amount, amountAt, linkLength } from './amounts.ts';
import { unbracketed } from './brackets.ts';
import { beginsWithName, beginsWithNote, foodMarks } from './food-words.ts';
import type { ReadUnitId } from './language.ts';
import type { Lexicon } from './lexicon.ts';
import { apply, hasContent, type Marks } from './marks.ts';
import { segmentsOf, type Segment } from './segments.ts';
import type { Token } from './tokens.ts';
import { trailingAmount } from './trailing.ts';

/** How the amount of a line is found. */
export type AmountSource = 'leading' | 'trailing' | 'bracket' | 'unit' | 'vague' | 'none';

/** A line whose tokens are told apart. */
export interface LabelledLine {
  readonly marks: Marks;
  readonly amount: Amount | undefined;
  readonly unitId: ReadUnitId | undefined;
  readonly source: AmountSource;
  /** Whether a note begins without a sign that parts it from the food. */
  readonly hasGuessedNote: boolean;
}

interface Head {
  readonly amount: Amount | undefined;
  readonly unitId: ReadUnitId | undefined;
  readonly source: AmountSource;
}

const NOTHING: Head = { amount: undefined, unitId: undefined, source: 'none' };

/** Tells every token of a line which part it belongs to. */
export function labelLine(lexicon: Lexicon, tokens: readonly Token[]): LabelledLine {
  const marks: Marks = tokens.map(() => undefined);
  const { view, groups, endings } = unbracketed(lexicon, tokens);
  apply(marks, [{ tokens: endings, part: 'filler' }]);
  for (const group of groups) apply(marks, [{ tokens: group, part: 'note' }]);
  const head = headOf(lexicon, view, groups, marks);
  const rest = view.filter((token) => marks[token.index] === undefined);
  const hasGuessedNote = markRest(lexicon, segmentsOf(rest), marks, head);
  const food = withFood(view, marks) ? head.unitId : undefined;
  return { marks, ...head, unitId: food, hasGuessedNote };
}

/** Marks the amount of a line, wherever it stands, and what stands before it. */
function headOf(
  lexicon: Lexicon,
  view: readonly Token[],
  groups: readonly (readonly Token[])[],
  marks: Marks,
): Head {
  const start = markPreface(lexicon, view, marks);
  const leading = leadingAmount(lexicon, view, start, marks);
  if (leading !== undefined) return leading;
  const trailing = trailingAmount(lexicon, view, start);
  if (trailing !== undefined) {
    apply(marks, trailing.marks);
    apply(marks, [{ tokens: untilSign(view, trailing.end), part: 'note' }]);
    const unitId = trailing.amount?.unitId ?? lexicon.units(view, trailing.end - 1)?.value;
    return { amount: trailing.amount, unitId, source: 'trailing' };
  }
  return unitAlone(lexicon, view, start, marks) ?? bracketAmount(lexicon, groups, marks) ?? NOTHING;
}

function untilSign(view: readonly Token[], from: number): readonly Token[] {
  const end = view.findIndex(({ kind }, at) => at >= from && (kind === 'comma' || kind === 'sign'));
  return view.slice(from, end === -1 ? view.length : end);
}

/** What stands before an amount and says nothing of it: bullets, and the purpose before a colon. */
function markPreface(lexicon: Lexicon, view: readonly Token[], marks: Marks): number {
  const first = view.findIndex(({ kind }) => kind !== 'sign' && kind !== 'dash' && kind !== 'times');
  const start = Math.max(0, first) + markGroupSign(lexicon, view.slice(Math.max(0, first)), marks);
  if (lexicon.lists.purposes(view, start) === undefined) return start;
  const colon = view.findIndex(({ kind }, at) => at > start && kind === 'colon');
  if (colon === -1 || colon + 1 >= view.length) return start;
  apply(marks, [{ tokens: view.slice(start, colon), part: 'note' }]);
  return colon + 1;
}

/** Without blanks a lone Latin letter says which foods are mixed first: `A しょうゆ`. */
function markGroupSign({ words }: Lexicon, view: readonly Token[], marks: Marks): number {
  const [letter, name] = view;
  if (words.hasBlanks || name?.isApart !== true || !/^[a-z]$/.test(letter?.key ?? '')) return 0;
  apply(marks, [{ tokens: view.slice(0, 1), part: 'note' }]);
  return 1;
}

/** An amount at the start, perhaps behind the part of the food that is meant: `Saft von 1 Zitrone`. */
function leadingAmount(
  lexicon: Lexicon,
  view: readonly Token[],
  start: number,
  marks: Marks,
): Head | undefined {
  const vague = vagueAmount(lexicon, view, start, marks);
  if (vague !== undefined) return vague;
  markPartitive(lexicon, view, start, marks);
  const part = lexicon.lists.parts(view, start)?.length ?? 0;
  const link = part === 0 ? 0 : (lexicon.lists.links(view, start + part)?.length ?? 0);
  for (const skipped of new Set([0, part, part + link])) {
    const amount = amountAt(lexicon, view, start + skipped);
    if (amount === undefined || !isAmount(lexicon, view, amount)) continue;
    apply(marks, [{ tokens: view.slice(start, start + part), part: 'note' }]);
    apply(marks, [{ tokens: view.slice(start + part, start + skipped), part: 'filler' }]);
    apply(marks, amount.marks);
    return { amount, unitId: amount.unitId, source: 'leading' };
  }
  return undefined;
}

/** `du sel`, `della panna`. */
function markPartitive(lexicon: Lexicon, view: readonly Token[], start: number, marks: Marks): void {
  const length = lexicon.words.linksUnits ? linkLength(lexicon, view, start) : 0;
  if (lexicon.lists.parts(view, start) !== undefined || amountAt(lexicon, view, start) !== undefined) return;
  apply(marks, [{ tokens: view.slice(start, start + length), part: 'filler' }]);
}

/** Without blanks a number word is a number only before a unit: `三文鱼` is a fish. */
function isAmount({ words }: Lexicon, view: readonly Token[], amount: Amount): boolean {
  if (words.hasBlanks || amount.unitId !== undefined || !amount.number.isWord) return true;
  return (
    amount.number.value < 1 && amount.end < view.length && amount.marks.some(({ part }) => part === 'filler')
  );
}

/** `etwas Salz`, `ein paar Blätter Basilikum`, `qs de sel`. */
function vagueAmount(
  lexicon: Lexicon,
  view: readonly Token[],
  start: number,
  marks: Marks,
): Head | undefined {
  const length = lexicon.lists.vague(view, start)?.length ?? 0;
  if (length === 0 || (!lexicon.words.hasBlanks && length === 1)) return undefined;
  let end = start + length;
  if (!view.slice(end).some(hasContent) || amountAt(lexicon, view, end)?.unitId !== undefined)
    return undefined;
  apply(marks, [{ tokens: view.slice(start, end), part: 'note' }]);
  const unit = unitWithFood(lexicon, view, end);
  if (unit !== undefined) apply(marks, [{ tokens: view.slice(end, unit.end), part: 'unit' }]);
  end = unit?.end ?? end;
  apply(marks, [{ tokens: view.slice(end, end + linkLength(lexicon, view, end)), part: 'filler' }]);
  return { amount: undefined, unitId: unit?.id, source: 'vague' };
}

/** A unit at the start without a number: `Prise Salz`. */
function unitAlone(lexicon: Lexicon, view: readonly Token[], start: number, marks: Marks): Head | undefined {
  const unit = lexicon.words.hasBlanks ? unitWithFood(lexicon, view, start) : undefined;
  if (unit === undefined) return undefined;
  const link = linkLength(lexicon, view, unit.end);
  apply(marks, [
    { tokens: view.slice(start, unit.end), part: 'unit' },
    { tokens: view.slice(unit.end, unit.end + link), part: 'filler' },
  ]);
  return { amount: undefined, unitId: unit.id, source: 'unit' };
}

/** A unit that a food follows, linked to it where the language does so. */
function unitWithFood(
  lexicon: Lexicon,
  view: readonly Token[],
  at: number,
): { id: ReadUnitId; end: number } | undefined {
  const unit = lexicon.units(view, at);
  if (unit === undefined || (lexicon.lists.foods(view, at)?.length ?? 0) >= unit.length) return undefined;
  const end = at + unit.length;
  const link = linkLength(lexicon, view, end);
  if (lexicon.words.linksUnits ? link === 0 : view[end]?.kind !== 'word') return undefined;
  return beginsWithName(lexicon, view.slice(end + link)) ? { id: unit.value, end } : undefined;
}

/** A bracket that is an amount and nothing else, if the line has none besides: `Salz (1 TL)`. */
function bracketAmount(
  lexicon: Lexicon,
  groups: readonly (readonly Token[])[],
  marks: Marks,
): Head | undefined {
  for (const group of groups) {
    const amount = amountAt(lexicon, group, 0);
    if (amount === undefined || amount.end < group.length || amount.unitId === 'cm') continue;
    apply(marks, amount.marks);
    return { amount, unitId: amount.unitId, source: 'bracket' };
  }
  return undefined;
}

/** Marks the food and its notes. Returns whether a note begins without a sign before it. */
function markRest(lexicon: Lexicon, segments: readonly Segment[], marks: Marks, head: Head): boolean {
  const count = foodSegments(lexicon, segments, head);
  let isGuessed = false;
  for (const [place, segment] of segments.entries()) {
    const found = place < count ? foodMarks(lexicon, segment) : [{ tokens: segment, part: 'note' } as const];
    isGuessed ||= place < count && found.some(({ part }) => part === 'note');
    apply(marks, found);
  }
  return isGuessed;
}

/** How many of the parts between commas hold the food. */
function foodSegments(lexicon: Lexicon, segments: readonly Segment[], head: Head): number {
  const [first, second] = segments;
  if (first === undefined || second === undefined) return 1;
  const names = segments.findIndex((segment) => !isShortName(lexicon, segment));
  if (head.source === 'none' && names === -1) return segments.length;
  const isListWithNote = names === segments.length - 1 && beginsWithNote(lexicon, segments[names] ?? []);
  if (head.source === 'none' && isListWithNote) return names;
  return isAttribute(lexicon, first) && !beginsWithNote(lexicon, second) ? 2 : 1;
}

/** Words of one food in an enumeration: `Salz, Pfeffer, Muskat`. */
function isShortName(lexicon: Lexicon, segment: Segment): boolean {
  if (beginsWithNote(lexicon, segment)) return false;
  const end = segment.findIndex((_token, at) => at > 0 && beginsWithNote(lexicon, segment.slice(at, at + 6)));
  return (end === -1 ? segment.length : end) <= (lexicon.words.hasBlanks ? 2 : 4);
}

/** Whether a text is no name yet, as in `große, reife Tomaten`. */
function isAttribute({ lists, words }: Lexicon, segment: Segment): boolean {
  if (
    segment.every((_token, at) => (lists.sizes(segment, at) ?? lists.prepared(segment, at)) !== undefined)
  ) {
    return true;
  }
  return words.hasCapitalNouns && segment.every(({ isCapital }) => !isCapital);
}

/** Without a food, the word that looked like a unit is the food: `2 Zehen`. Returns whether it stays a unit. */
function withFood(view: readonly Token[], marks: Marks): boolean {
  if (marks.includes('food')) return true;
  const named = view.filter(({ index, kind }) => marks[index] === 'unit' && kind === 'word');
  if (named.every(({ key }) => key.length < 3)) return true;
  apply(marks, [{ tokens: view.filter(({ index }) => marks[index] === 'unit'), part: 'food' }]);
  return false;
}
