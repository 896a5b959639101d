import type { Lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** How many tokens say `about`. */
export function aboutLength({ lists }: Lexicon, tokens: readonly Token[], at: number): number {
  const first = lists.about(tokens, at)?.length ?? 0;
  return first === 0 ? 0 : first + (lists.about(tokens, at + first)?.length ?? 0);
}

/** How many tokens link an amount to its food: `de la`; 0 if no food follows. */
export function linkLength({ lists }: Lexicon, tokens: readonly Token[], at: number): number {
  const linkAt = (place: number) =>
    isAccented(tokens[place]) ? 0 : (lists.links(tokens, place)?.length ?? 0);
  const first = linkAt(at);
  const length = first === 0 ? 0 : first + linkAt(at + first);
  return tokens[at + length]?.kind === 'word' ? length : 0;
}

/** No word that links has an accent: `dés` are dice, `des` is an article. */
function isAccented(token: Token | undefined): boolean {
  return token !== undefined && /\p{M}/u.test(token.written.normalize('NFD'));
}
