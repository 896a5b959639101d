import type { Lexicon } from '../lexicon.ts';
import type { Mark } from '../marks.ts';
import { opensPhrase } from './note-phrases.ts';
import type { Token } from '../tokens.ts';

const maxAdverbs = 3;

/** Parts a text with a food into the food and what is said about it. */
export function foodMarks(lexicon: Lexicon, tokens: readonly Token[]): Mark[] {
  const marks: Mark[] = [];
  const start = leadingNotes(lexicon, tokens, marks);
  let from = start;
  for (let at = start; at < tokens.length;) {
    const name = lexicon.lists.foods(tokens, at)?.length ?? 0;
    const run = name === 0 && at > start ? attributeLength(lexicon, tokens, at, start) : 0;
    if (run > 0) {
      marks.push({ tokens: tokens.slice(from, at), part: 'food' });
      marks.push({ tokens: tokens.slice(at, at + run), part: 'note' });
      from = at + run;
    } else if (name === 0 && at > start && opensNote(lexicon, tokens, at)) {
      const opening = coordinatedFrom(lexicon, tokens, at, start);
      marks.push({ tokens: tokens.slice(opening), part: 'note' });
      marks.push({ tokens: tokens.slice(from, opening), part: 'food' });
      return marks;
    }
    at += Math.max(1, name, run);
  }
  marks.push({ tokens: tokens.slice(from), part: 'food' });
  return marks;
}

/** Whether a text begins with something that is no food: a preparation, a purpose, an amount without number. */
export function beginsWithNote(lexicon: Lexicon, tokens: readonly Token[]): boolean {
  if ((lexicon.lists.foods(tokens, 0)?.length ?? 0) > 0) return false;
  if (opensNote(lexicon, tokens, 0)) return true;
  return (lexicon.lists.adverbs(tokens, 0) ?? lexicon.lists.processed(tokens, 0)) !== undefined;
}

/** Whether a name follows, perhaps after a preparation. */
export function beginsWithName(lexicon: Lexicon, tokens: readonly Token[]): boolean {
  const at = leadingNotes(lexicon, tokens, []);
  return tokens[at]?.kind === 'word' && !opensNote(lexicon, tokens, at);
}

/** Marks what stands before the name: `fein gehackte`, with sizes between. Returns where the name begins. */
function leadingNotes(lexicon: Lexicon, tokens: readonly Token[], marks: Mark[]): number {
  let at = 0;
  for (;;) {
    if ((lexicon.lists.foods(tokens, at)?.length ?? 0) > 0) return at;
    const size = lexicon.lists.sizes(tokens, at)?.length ?? 0;
    const run = size > 0 ? 0 : preparationLength(lexicon, tokens, at);
    const and = run > 0 ? (lexicon.lists.and(tokens, at + run)?.length ?? 0) : 0;
    const isLinked = and > 0 && preparationLength(lexicon, tokens, at + run + and) > 0;
    const length = size + run + (isLinked ? and : 0);
    if (length === 0 || !hasNameFrom(lexicon, tokens, at + length)) return at;
    marks.push({ tokens: tokens.slice(at, at + length), part: size > 0 ? 'food' : 'note' });
    at += length;
  }
}

/** Whether a name may begin at a token. */
function hasNameFrom(lexicon: Lexicon, tokens: readonly Token[], at: number): boolean {
  // `coupe de champagne` is no cut champagne: what a word links to is no name of its own.
  const isLinked = lexicon.words.linksUnits && lexicon.lists.links(tokens, at) !== undefined;
  if (tokens[at]?.kind !== 'word' || isLinked) return false;
  if (lexicon.lists.and(tokens, at) !== undefined && preparationLength(lexicon, tokens, at + 1) === 0)
    return false;
  return !opensPhrase(lexicon, tokens, at);
}

/**
 * How many tokens say what is done with the food: `fein gehackt`. What shops do as well counts after an adverb only.
 */
export function preparationLength({ lists }: Lexicon, tokens: readonly Token[], at: number): number {
  let end = at;
  for (let count = 0; count < maxAdverbs; count += 1) end += lists.adverbs(tokens, end)?.length ?? 0;
  const direct = lists.prepared(tokens, end) ?? (end > at ? lists.processed(tokens, end) : undefined);
  if (direct === undefined) return lists.prepared(tokens, at)?.length ?? 0;
  const last = end + direct.length;
  return last + (lists.adverbs(tokens, last)?.length ?? 0) - at;
}

/** A preparation between `and` and another food: `Salz und frisch gemahlener Pfeffer`, or before its noun. */
function attributeLength(lexicon: Lexicon, tokens: readonly Token[], at: number, start: number): number {
  const isJoined = lexicon.lists.and(tokens, at - 1) ?? lexicon.lists.or(tokens, at - 1);
  if (isJoined === undefined && !isBeforeNoun(lexicon, tokens, at, start)) return 0;
  const run = preparationLength(lexicon, tokens, at);
  return run > 0 && hasNameFrom(lexicon, tokens, at + run) ? run : 0;
}

/** Where nouns have capitals, whether one follows a preparation and none is before it: `ganze geschälte Tomaten`. */
function isBeforeNoun(lexicon: Lexicon, tokens: readonly Token[], at: number, start: number): boolean {
  if (!lexicon.words.hasCapitalNouns || tokens.slice(start, at).some(({ isCapital }) => isCapital))
    return false;
  return tokens[at + preparationLength(lexicon, tokens, at)]?.isCapital === true;
}

/** Whether all of a text says what is done with a food: `grob gehackte`. */
export function isPreparation(lexicon: Lexicon, tokens: readonly Token[]): boolean {
  return preparationLength(lexicon, tokens, 0) === tokens.length;
}

/** What `and` joins with a preparation is one too, though the word be unknown: `dessalgado e desfiado`. */
function coordinatedFrom(lexicon: Lexicon, tokens: readonly Token[], at: number, start: number): number {
  const isJoined = lexicon.words.hasBlanks && lexicon.lists.and(tokens, at - 1)?.length === 1;
  return isJoined && at - 2 > start && preparationLength(lexicon, tokens, at) > 0 ? at - 2 : at;
}

/** Whether the rest of a text is a note. */
function opensNote(lexicon: Lexicon, tokens: readonly Token[], at: number): boolean {
  if (preparationLength(lexicon, tokens, at) > 0 || opensPhrase(lexicon, tokens, at)) return true;
  return at > 0 && isUnknownParticiple(lexicon, tokens, at);
}

/** A participle that no list has, unless a word links it to the name: `crevettes décortiquées`. */
export function isUnknownParticiple(lexicon: Lexicon, tokens: readonly Token[], at: number): boolean {
  const { lists } = lexicon;
  if (!lexicon.isParticiple(tokens[at]?.written ?? '')) return false;
  const before = [lists.links, lists.and, lists.or, lists.shapeOpeners];
  const isNoun = before.find((list) => list(tokens, at - 1) !== undefined);
  const isKnown = lists.processed(tokens, at) ?? lists.sizes(tokens, at) ?? lists.common(tokens, at);
  return isNoun === undefined && isKnown === undefined;
}
