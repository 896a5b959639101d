import { unbracketed } from './notes/brackets.ts';
import { isAttribute, isEnumeration, isShortName } from './notes/enumeration.ts';
import { beginsWithName, beginsWithNote, foodMarks, isPreparation } from './notes/food-words.ts';
import type { Lexicon } from './lexicon.ts';
import type { Head } from './head.ts';
import { readHead } from './line-head.ts';
import { apply, type Marks } from './marks.ts';
import { splitSegments, type Segment } from './segments.ts';
import type { Token } from './tokens.ts';

/** A line whose tokens are told apart. */
export interface LabelledLine extends Head {
  readonly marks: Marks;
  /** Whether a note begins without a sign that parts it from the food. */
  readonly hasGuessedNote: boolean;
}

/** Tells every token of a line which part it belongs to. */
export function labelLine(lexicon: Lexicon, tokens: readonly Token[]): LabelledLine {
  const marks: Marks = tokens.map(() => undefined);
  const { view, groups, endings } = unbracketed(lexicon, tokens);
  apply(marks, [{ tokens: endings, part: 'filler' }]);
  for (const group of groups) apply(marks, [{ tokens: group, part: 'note' }]);
  const head = readHead(lexicon, view, groups, marks);
  const rest = view.filter((token) => marks[token.index] === undefined);
  const hasGuessedNote = markRest(lexicon, splitSegments(rest), marks, head);
  const food = withFood(view, marks) ? head.unitId : undefined;
  return { marks, ...head, unitId: food, hasGuessedNote };
}

/** Marks the food and its notes. Returns whether a note begins without a sign before it. */
function markRest(lexicon: Lexicon, segments: readonly Segment[], marks: Marks, head: Head): boolean {
  const count = foodSegments(lexicon, segments, head);
  let isGuessed = false;
  for (const [place, segment] of segments.entries()) {
    const isNote = place >= count || (place + 1 < count && isPreparation(lexicon, segment));
    const found = isNote ? [{ tokens: segment, part: 'note' } as const] : foodMarks(lexicon, segment);
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
  const isDescribed = segments.slice(1).some((segment) => isAttribute(lexicon, segment));
  if (head.source === 'none' && names === -1 && !isDescribed) return segments.length;
  if (head.unitId !== undefined && isEnumeration(lexicon, segments)) return segments.length;
  const isListWithNote = names === segments.length - 1 && beginsWithNote(lexicon, segments[names] ?? []);
  if (head.source === 'none' && isListWithNote) return names;
  const isNamed = !beginsWithNote(lexicon, second) || beginsWithName(lexicon, second);
  return isAttribute(lexicon, first) && isNamed ? 2 : 1;
}

/** Without a food, the word that looked like a unit is the food: `2 Zehen`. Returns whether it stays a unit. */
function withFood(view: readonly Token[], marks: Marks): boolean {
  if (marks.includes('food')) return true;
  const named = view.filter(({ index, kind }) => marks[index] === 'unit' && kind === 'word');
  if (named.every(({ key }) => key.length < 3)) return true;
  apply(marks, [{ tokens: view.filter(({ index }) => marks[index] === 'unit'), part: 'food' }]);
  return false;
}
