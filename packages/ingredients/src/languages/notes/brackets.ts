import type { Lexicon } from '../lexicon.ts';
import type { Token } from '../tokens.ts';

/** A line without its brackets. */
export interface Unbracketed {
  readonly view: readonly Token[];
  /** The text inside each outer bracket. */
  readonly groups: readonly (readonly Token[])[];
  /** Endings of plurals that a number may ask for: `Zwiebel(n)`, `Dose/n`. */
  readonly endings: readonly Token[];
}

const maxEndingLength = 3;
const maxSlashedLength = 2;
/** `Ei(er)`. */
const minWordLength = 2;

/** Takes the brackets out of a line, except those of a unit: `colher (sopa)`. One that is never closed ends the line. */
export function unbracketed(lexicon: Lexicon, tokens: readonly Token[]): Unbracketed {
  const ofUnits = unitBrackets(lexicon, tokens);
  const view: Token[] = [];
  const groups: Token[][] = [];
  const endings: Token[] = [];
  let depth = 0;
  for (const token of tokens) {
    const isBracket = (token.kind === 'open' || token.kind === 'close') && !ofUnits.has(token.index);
    if (isBracket && token.kind === 'open' && depth === 0) groups.push([]);
    if (isBracket) depth = Math.max(0, depth + (token.kind === 'open' ? 1 : -1));
    else if (isEnding(tokens, token.index)) endings.push(token);
    else (depth > 0 ? groups.at(-1) : view)?.push(token);
  }
  return { view, groups: groups.filter((group) => group.length > 0), endings };
}

/** Whether a token, or the slash before it, only gives the plural of the word before. */
function isEnding(tokens: readonly Token[], index: number): boolean {
  const at = tokens[index]?.kind === 'slash' ? index + 1 : index;
  const [word, sign, ending, next] = tokens.slice(Math.max(0, at - 2), at + 2);
  if (at < 2 || word?.kind !== 'word' || ending?.kind !== 'word' || ending.key.length > maxEndingLength)
    return false;
  if (sign?.isApart !== false || ending.isApart || word.key.length < minWordLength) return false;
  if (sign.kind === 'slash')
    return word.key.length >= maxEndingLength && ending.key.length <= maxSlashedLength;
  return sign.kind === 'open' && next?.kind === 'close' && /^\p{Script=Latin}+$/u.test(word.key);
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
