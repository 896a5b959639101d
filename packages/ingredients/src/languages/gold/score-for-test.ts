import type { ReadLanguage } from '../language.ts';
import { type Lexicon, getLexicon } from '../lexicon.ts';
import { readLineIn, type ReadLineParts } from '../read-line.ts';
import { hasContent } from '../marks.ts';
import { plainLine, type Token, tokenize } from '../tokens.ts';
import type { GoldLine } from './gold-lines-for-test.ts';

/** Which parts of a line are read as they should be. */
export interface Score {
  readonly quantity: boolean;
  readonly unit: boolean;
  readonly food: boolean;
  readonly note: boolean;
  readonly all: boolean;
}

const tolerance = 0.01;

/** Compares what a line is read as with what it says. */
export function scoreLine(language: ReadLanguage, gold: GoldLine): { score: Score; read: ReadLineParts } {
  const lexicon = getLexicon(language);
  const read = readLineIn(language, gold.line);
  const quantity = isSameQuantity(gold, read);
  const unit = unitKey(lexicon, gold.unit) === unitKey(lexicon, read.unit);
  const food = splitWords(lexicon, gold.food).join(' ') === splitWords(lexicon, read.food).join(' ');
  const note =
    splitWords(lexicon, gold.note).sort().join(' ') === splitWords(lexicon, read.note).sort().join(' ');
  return { score: { quantity, unit, food, note, all: quantity && unit && food && note }, read };
}

function isSameQuantity(gold: GoldLine, read: ReadLineParts): boolean {
  const isImplied = gold.quantity === null && gold.unit !== '' && read.quantity === 1;
  return isImplied || (isNear(gold.quantity, read.quantity) && isNear(gold.quantityMax, read.quantityMax));
}

function isNear(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return one === other;
  return Math.abs(one - other) <= tolerance;
}

/** Units by their id; what is no unit by its words. */
function unitKey(lexicon: Lexicon, unit: string): string {
  const tokens = tokenize(plainLine(unit), lexicon.cut);
  const size = lexicon.units(tokens, 0) === undefined ? (lexicon.lists.sizes(tokens, 0)?.length ?? 0) : 0;
  return lexicon.units(tokens, size)?.value ?? tokens.map(({ key }) => key).join(' ');
}

/** Words to compare: without signs, sizes, how full a spoon is, `about` and what only links. */
function splitWords(lexicon: Lexicon, text: string): string[] {
  const tokens = tokenize(plainLine(text), lexicon.cut);
  const words: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const ignored = ignoredLength(lexicon, tokens, at);
    const token = tokens[at];
    if (ignored === 0 && token !== undefined && hasContent(token)) words.push(token.key);
    at += Math.max(1, ignored);
  }
  return words;
}

function ignoredLength({ lists, words }: Lexicon, tokens: readonly Token[], at: number): number {
  const { sizes, fullness, about, links, perPack } = lists;
  // Without blanks these signs are parts of words.
  if (!words.hasBlanks) return about(tokens, at)?.length ?? 0;
  const lengths = [sizes, fullness, about, links, perPack].map((list) => list(tokens, at)?.length ?? 0);
  return Math.max(...lengths);
}
