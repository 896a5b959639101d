import type { ReadUnitId } from '../language.ts';
import type { Found, Lexicon } from '../lexicon.ts';
import { linkLength } from '../link-words.ts';
import type { Token } from '../tokens.ts';

/** Units that every kitchen measures; the others only count. */
export const measures: ReadonlySet<ReadUnitId> = new Set<ReadUnitId>([
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

/** Words that may stand between a number and its unit. */
const maxModifiers = 3;
/** With a smaller number `gr.` is no gram, but short for `große`. */
const minGrams = 5;

/** A unit with a link and a food of its own: `cucharada de café`. */
const minLinked = 3;

/** A unit after a number. */
export interface UnitAt {
  readonly id: ReadUnitId;
  readonly start: number;
  readonly end: number;
  /** Whether what stands before it only links it to the number. */
  readonly isLinked: boolean;
}

/** A unit that no longer name of a food begins with. */
export function unitOutsideFood(
  { units, lists }: Lexicon,
  tokens: readonly Token[],
  at: number,
): Found<ReadUnitId> | undefined {
  const unit = units(tokens, at);
  return unit !== undefined && (lists.foods(tokens, at)?.length ?? 0) < unit.length ? unit : undefined;
}

/** A unit after a number, with sizes between them; after a fraction a word may link both: `trois quarts de litre`. */
export function unitBehind(
  lexicon: Lexicon,
  tokens: readonly Token[],
  at: number,
  value: number,
): UnitAt | undefined {
  const link = value < 1 && lexicon.words.hasBlanks ? linkLength(lexicon, tokens, at) : 0;
  for (const [start, isLinked] of [
    [at, false],
    [modifierRun(lexicon, tokens, at), false],
    [at + link, true],
    [describedUnit(lexicon, tokens, at), false],
  ] as const) {
    const food = lexicon.lists.foods(tokens, start)?.length ?? 0;
    const unit = unitAt(lexicon, tokens, start);
    if (unit === undefined || food >= unit.length) continue;
    if (value < minGrams && isSize(lexicon, tokens, start, unit.length)) continue;
    // `1個分` is as much as one gives.
    const more = !lexicon.words.hasBlanks && tokens[start + unit.length]?.key === '分' ? 1 : 0;
    return { id: unit.value, start, end: start + unit.length + more, isLinked };
  }
  return undefined;
}

/** The unit at a token: of `cucharada de café soluble` the spoon alone, since a linked food follows only that. */
function unitAt(lexicon: Lexicon, tokens: readonly Token[], at: number): Found<ReadUnitId> | undefined {
  const longest = lexicon.units(tokens, at);
  if (longest === undefined || longest.length < minLinked || !lexicon.words.linksUnits) return longest;
  const end = at + longest.length;
  if (tokens[end]?.kind !== 'word' || linkLength(lexicon, tokens, end) > 0) return longest;
  if (modifierRun(lexicon, tokens, end) > end) return longest;
  const alone = lexicon.units(tokens.slice(0, at + 1), at);
  return alone !== undefined && lexicon.lists.links(tokens, at + 1) !== undefined ? alone : longest;
}

/** Where a unit stands after a word that describes it: `daumengroßes Stück Ingwer`. */
function describedUnit(lexicon: Lexicon, tokens: readonly Token[], at: number): number {
  const unit = lexicon.words.hasBlanks ? lexicon.units(tokens, at + 1) : undefined;
  if (unit === undefined || measures.has(unit.value) || tokens[at]?.kind !== 'word') return at;
  const end = at + 1 + unit.length;
  const { links, and, or, plus, prepared, foods } = lexicon.lists;
  if ([links, and, or, plus, prepared, foods].some((list) => list(tokens, at) !== undefined)) return at;
  const isFollowed = lexicon.words.linksUnits
    ? linkLength(lexicon, tokens, end) > 0
    : tokens[end]?.kind === 'word';
  return isFollowed ? at + 1 : at;
}

/** The end of the sizes and of what says how full a spoon is: both may stand before a unit. */
export function modifierRun({ lists }: Lexicon, tokens: readonly Token[], at: number): number {
  let end = at;
  for (let count = 0; count < maxModifiers; count += 1) {
    end += lists.fullness(tokens, end)?.length ?? lists.sizes(tokens, end)?.length ?? 0;
  }
  return end;
}

/** How full a spoon is may stand after it, and how large a pack is, if a word links both to the food. */
export function modifiersEnd(lexicon: Lexicon, tokens: readonly Token[], at: number): number {
  if (lexicon.lists.foods(tokens, at) !== undefined) return at;
  const parted = at + (tokens[at]?.kind === 'comma' ? 1 : 0);
  const full = lexicon.lists.fullness(tokens, parted)?.length ?? 0;
  if (full > 0 && (parted === at || tokens[parted + full]?.kind === 'word')) return parted + full;
  const end = modifierRun(lexicon, tokens, at);
  return lexicon.words.linksUnits && linkLength(lexicon, tokens, end) > 0 ? end : at;
}

/** Whether a unit is also the word for a size. */
export function isSize({ lists }: Lexicon, tokens: readonly Token[], at: number, length: number): boolean {
  return lists.sizes(tokens, at)?.length === length;
}
