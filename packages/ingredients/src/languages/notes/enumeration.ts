import { beginsWithName, beginsWithNote, isUnknownParticiple } from './food-words.ts';
import type { Lexicon, Phrases } from '../lexicon.ts';
import { splitSegments, type Segment } from '../segments.ts';
import type { Token } from '../tokens.ts';

/** The longest names in an enumeration, in words, or in signs where no blanks part words. */
const shortName = 2;
const shortSigns = 4;
/** Between the names of a list, but not before a note. */
const listComma = '、';
/** Tokens of the longest phrases that open a note. */
const maxPhraseLength = 6;

/** Words of one food in an enumeration: `Salz, schwarzer Pfeffer, Muskat`. */
export function isShortName(lexicon: Lexicon, segment: Segment): boolean {
  if (beginsWithNote(lexicon, segment) && !beginsWithName(lexicon, segment)) return false;
  const { and, or, links } = lexicon.lists;
  const end = nameEnd(lexicon, segment);
  let length = 0;
  for (let at = 0; at < end; at += 1) {
    if (and(segment, at) !== undefined || or(segment, at) !== undefined) length = 0;
    else if (links(segment, at) === undefined) length += 1;
    if (length > (lexicon.words.hasBlanks ? shortName : shortSigns)) return false;
  }
  return true;
}

/** Where a note begins after a name, or where the text ends. */
function nameEnd(lexicon: Lexicon, segment: Segment): number {
  const start = beginsWithNote(lexicon, segment) ? 1 : 0;
  const end = segment.findIndex(
    (_token, at) => at > start && beginsWithNote(lexicon, segment.slice(at, at + maxPhraseLength)),
  );
  return end === -1 ? segment.length : end;
}

/** Whether a text is no name yet, as in `große, reife Tomaten`. */
export function isAttribute({ lists, words }: Lexicon, segment: Segment): boolean {
  const isDescribed = (at: number) => (lists.sizes(segment, at) ?? lists.prepared(segment, at)) !== undefined;
  if (segment.every((_token, at) => isDescribed(at))) return true;
  return words.hasCapitalNouns && segment.every(({ isCapital }) => !isCapital);
}

/** Whether several foods are named and nothing is said about them, the last after `and` or `or`: `Dill und Kerbel`. */
export function isEnumeration(lexicon: Lexicon, segments: readonly Segment[]): boolean {
  const last = segments.at(-1) ?? [];
  const isNamed = (segment: Segment) =>
    lexicon.lists.parts(segment, 0) === undefined && !beginsWithNote(lexicon, segment);
  const { and, or } = lexicon.lists;
  const lastName = last.slice(0, nameEnd(lexicon, last));
  // `pollo, petto o coscia` is one food; the last of three may be another one.
  const isJoined = joins(and, lastName) || (segments.length > 2 && joins(or, lastName));
  if (!isJoined || !segments.every(isNamed)) return false;
  return areNames(lexicon, segments);
}

/** Whether the texts between commas, or a single one with `and`, are foods after a label: `Gewürze: Zimt, Nelken`. */
export function isNameList(lexicon: Lexicon, rest: readonly Token[]): boolean {
  const segments = splitSegments(
    rest.map((token) => (token.key === listComma ? { ...token, kind: 'comma' } : token)),
  );
  const { and, or } = lexicon.lists;
  const [only = []] = segments;
  const isMore = segments.length > 1 || joins(and, only) || joins(or, only);
  return isMore && areNames(lexicon, segments);
}

function areNames(lexicon: Lexicon, segments: readonly Segment[]): boolean {
  return segments.every(
    (segment) =>
      segment.every(({ kind }) => kind === 'word') &&
      isShortName(lexicon, segment) &&
      !isAttribute(lexicon, segment) &&
      !segment.some((_token, at) => isUnknownParticiple(lexicon, segment, at)),
  );
}

/** Whether one of the words stands between others. */
function joins(words: Phrases<true>, segment: Segment): boolean {
  return segment.some((_token, at) => at > 0 && at + 1 < segment.length && words(segment, at) !== undefined);
}
