import { amountAt } from './amounts.ts';
import { beginsWithName } from '../notes/food-words.ts';
import type { Head } from '../head.ts';
import type { ReadUnitId } from '../language.ts';
import type { Lexicon } from '../lexicon.ts';
import { linkLength } from '../link-words.ts';
import { apply, hasContent, type Marks } from '../marks.ts';
import type { Token } from '../tokens.ts';
import { modifierRun, unitOutsideFood } from './units-at.ts';

/** `etwas Salz`, `ein paar Blätter Basilikum`, `qs de sel`. */
export function vagueAmount(
  lexicon: Lexicon,
  view: readonly Token[],
  start: number,
  marks: Marks,
): Head | undefined {
  const length = vagueLength(lexicon, view, start);
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

/** How many tokens are amounts without a number: `ev. lite`. */
function vagueLength({ lists, words }: Lexicon, view: readonly Token[], start: number): number {
  const first = lists.vague(view, start)?.length ?? 0;
  if (first === 0 || !words.hasBlanks) return first;
  return first + (lists.vague(view, start + first)?.length ?? 0);
}

/** A unit at the start without a number: `Prise Salz`. */
export function unitAlone(
  lexicon: Lexicon,
  view: readonly Token[],
  start: number,
  marks: Marks,
): Head | undefined {
  const sizeEnd = modifierRun(lexicon, view, start);
  const unit = lexicon.words.hasBlanks ? unitWithFood(lexicon, view, sizeEnd) : undefined;
  if (unit === undefined) return undefined;
  const link = linkLength(lexicon, view, unit.end);
  apply(marks, [
    { tokens: view.slice(start, sizeEnd), part: 'note' },
    { tokens: view.slice(sizeEnd, unit.end), part: 'unit' },
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
  const unit = unitOutsideFood(lexicon, view, at);
  if (unit === undefined) return undefined;
  const end = at + unit.length;
  const link = linkLength(lexicon, view, end);
  if (lexicon.words.linksUnits ? link === 0 : view[end]?.kind !== 'word') return undefined;
  return beginsWithName(lexicon, view.slice(end + link)) ? { id: unit.value, end } : undefined;
}
