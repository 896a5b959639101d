import { hasContent } from './marks.ts';
import type { Token } from './tokens.ts';

/** The tokens between two commas. */
export type Segment = readonly Token[];

/** Parts what is left of a line at commas, colons and dashes between blanks. */
export function splitSegments(rest: readonly Token[]): Segment[] {
  const segments: Token[][] = [[]];
  for (const token of rest) {
    if (parts(token)) segments.push([]);
    else segments.at(-1)?.push(token);
  }
  return segments.filter((segment) => segment.some(hasContent));
}

function parts(token: Token): boolean {
  if (token.kind === 'comma' || token.kind === 'colon') return true;
  return token.kind === 'dash' && (token.key === '...' || token.isApart);
}
