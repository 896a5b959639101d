import { amountAt } from '../amounts/amounts.ts';
import { isNameList } from './enumeration.ts';
import { beginsWithName } from './food-words.ts';
import type { Lexicon } from '../lexicon.ts';
import { apply, type Marks } from '../marks.ts';
import type { Token } from '../tokens.ts';

/** Words that a heading may have. */
const maxHeadingLength = 5;
/** Words that the label of a list of foods may have. */
const maxLabelLength = 2;
/** The same in signs, where no blanks part words. */
const maxLabelSigns = 4;

/** Text before an amount that says nothing of it: bullets, and the purpose before a colon. */
export function markPreface(lexicon: Lexicon, view: readonly Token[], marks: Marks): number {
  const first = view.findIndex(({ kind }) => kind !== 'sign' && kind !== 'dash' && kind !== 'times');
  const start = Math.max(0, first) + markGroupSign(lexicon, view.slice(Math.max(0, first)), marks);
  const purpose = purposeBefore(lexicon, view, start);
  if (purpose > start) {
    apply(marks, [{ tokens: view.slice(start, purpose), part: 'note' }]);
    return purpose;
  }
  const colon = view.findIndex(({ kind }, at) => at > start && kind === 'colon');
  if (colon === -1 || colon + 1 >= view.length) return start;
  const isPurpose = lexicon.lists.purposes(view, start) !== undefined;
  const label = view.slice(start, colon);
  if (
    !isPurpose &&
    !isHeading(lexicon, view, start, colon) &&
    !isLabel(lexicon, label, view.slice(colon + 1))
  )
    return start;
  apply(marks, [{ tokens: label, part: 'note' }]);
  return colon + 1;
}

/** Without blanks a lone Latin letter says which foods are mixed first: `A しょうゆ`, `Aしょうゆ`. */
function markGroupSign({ words }: Lexicon, view: readonly Token[], marks: Marks): number {
  const [letter, name] = view;
  const isGroup = name?.isApart === true ? /^[a-z]$/ : /^[a-d]$/;
  if (words.hasBlanks || name?.kind !== 'word' || !isGroup.test(letter?.key ?? '')) return 0;
  apply(marks, [{ tokens: view.slice(0, 1), part: 'note' }]);
  return 1;
}

/** Whether an amount with its food follows the colon: `Teig: 300 g Mehl`, but not `Mehl: 300 g, gesiebt`. */
function isHeading(lexicon: Lexicon, view: readonly Token[], start: number, colon: number): boolean {
  if (!lexicon.words.hasBlanks || colon - start > maxHeadingLength) return false;
  if (view.slice(start, colon).some(({ kind }) => kind !== 'word')) return false;
  const amount = amountAt(lexicon, view, colon + 1);
  if (amount === undefined) return false;
  const isSize = lexicon.lists.sizes(view, amount.end) !== undefined && amount.end + 1 === view.length;
  return !isSize && beginsWithName(lexicon, view.slice(amount.end));
}

/** Whether foods are named after the colon, and no amounts: `przyprawy: sól, pieprz`. */
function isLabel(lexicon: Lexicon, label: readonly Token[], rest: readonly Token[]): boolean {
  if (label.length > (lexicon.words.hasBlanks ? maxLabelLength : maxLabelSigns)) return false;
  return label.every(({ kind }) => kind === 'word') && isNameList(lexicon, rest);
}

/** The end of a purpose that a name follows: `kızartmak için sıvı yağ`. */
function purposeBefore({ lists }: Lexicon, view: readonly Token[], start: number): number {
  for (let at = start + 1; at < start + maxHeadingLength; at += 1) {
    if (view[at - 1]?.kind !== 'word') return start;
    const length = lists.purposeEnds(view, at)?.length ?? 0;
    if (length > 0) return view[at + length]?.kind === 'word' ? at + length : start;
  }
  return start;
}
