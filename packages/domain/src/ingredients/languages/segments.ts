import { hasContent } from './marks.ts';
import type { Token } from './tokens.ts';

/** The tokens between two commas. */
export type Segment = readonly Token[];

/** Parts what is left of a line at commas, colons and dashes between blanks. */
export function segmentsOf(rest: readonly Token[]): Segment[] {
  const segments: Token[][] = [[]];
  for (const [place, token] of rest.entries()) {
    const next = rest[place + 1];
    if (parts(token, next)) segments.push([]);
    else segments.at(-1)?.push(token);
  }
  return segments.filter((segment) => segment.some(hasContent));
}

function parts(token: Token, next: Token | undefined): boolean {
  if (token.kind === 'comma' || token.kind === 'colon') return true;
  return token.kind === 'dash' && (token.key === '...' || (token.isApart && next?.isApart !== false));
}
