import type { ReadLanguage } from '../language.ts';
import { getLexicon } from '../lexicon.ts';
import { type Token, tokenize } from '../tokens.ts';

/** A food and the words that only say how large it is: `Zwiebeln` and `mittelgroße`. */
export interface SizedFood {
  readonly food: string;
  readonly size: string;
}

/**
 * The name of a counted food without the words for its size before or after it; undefined where it has none, or where
 * they belong to the name.
 */
export function sizedFood(language: ReadLanguage, food: string): SizedFood | undefined {
  const lexicon = getLexicon(language);
  const { lists, words } = lexicon;
  const tokens = tokenize(food, lexicon.cut);
  if (!words.hasBlanks || tokens.some(({ kind }) => kind !== 'word')) return undefined;
  const sizeAt = (at: number) => lists.sizes(tokens, at)?.length ?? 0;
  const head = sizeAt(0);
  const tail = tokens.findIndex((_, at) => at > head && sizeAt(at) === tokens.length - at);
  const end = tail < 0 ? tokens.length : tail;
  const isNamed = (lists.foods(tokens, 0)?.length ?? 0) > head && head > 0;
  if (isNamed || (head === 0 && tail < 0) || end <= head) return undefined;
  const size = [textBetween(food, tokens, 0, head), textBetween(food, tokens, end, tokens.length)];
  return { food: textBetween(food, tokens, head, end), size: size.filter((text) => text !== '').join(' ') };
}

function textBetween(text: string, tokens: readonly Token[], from: number, to: number): string {
  return from < to ? text.slice(tokens[from]?.start, tokens[to - 1]?.end) : '';
}
