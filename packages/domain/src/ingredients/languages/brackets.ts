import type { Lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** A line without its brackets. */
export interface Unbracketed {
  readonly view: readonly Token[];
  /** What is in each outer bracket, without the brackets. */
  readonly groups: readonly (readonly Token[])[];
}

/** Takes the brackets out of a line, except those of a unit: `colher (sopa)`. One that is never closed ends the line. */
export function unbracketed(lexicon: Lexicon, tokens: readonly Token[]): Unbracketed {
  const view: Token[] = [];
  const groups: Token[][] = [];
  const ofUnits = unitBrackets(lexicon, tokens);
  let depth = 0;
  for (const token of tokens) {
    const isOfUnit = ofUnits.has(token.index);
    if (token.kind === 'open' && !isOfUnit) {
      if (depth === 0) groups.push([]);
      depth += 1;
    } else if (token.kind === 'close' && !isOfUnit) {
      depth = Math.max(0, depth - 1);
    } else if (depth > 0) {
      groups.at(-1)?.push(token);
    } else {
      view.push(token);
    }
  }
  return { view, groups };
}

/** The brackets inside of units. */
function unitBrackets(lexicon: Lexicon, tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const token of tokens) {
    if (token.kind !== 'open' || token.index === 0) continue;
    const before = token.index - 1;
    const length = lexicon.units(tokens, before)?.length ?? 0;
    for (let index = token.index; index < before + length; index += 1) found.add(index);
  }
  return found;
}
