import type { Lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** How many tokens say `about`. */
export function aboutLength({ lists }: Lexicon, tokens: readonly Token[], at: number): number {
  const first = lists.about(tokens, at)?.length ?? 0;
  return first === 0 ? 0 : first + (lists.about(tokens, at + first)?.length ?? 0);
}

/** How many tokens link an amount to its food: `de la`; 0 if no food follows. */
export function linkLength({ lists }: Lexicon, tokens: readonly Token[], at: number): number {
  const first = lists.links(tokens, at)?.length ?? 0;
  const length = first === 0 ? 0 : first + (lists.links(tokens, at + first)?.length ?? 0);
  return tokens[at + length]?.kind === 'word' ? length : 0;
}
