import { lightStem } from './light-stem.ts';
import type { Token } from './tokens.ts';

/** What the line says about the place of one token. */
export interface TokenFacts {
  readonly token: Token;
  readonly stem: string;
  /** The kinds of its characters, runs as one: `Xx`, `x-x`, `X`, `d%`. */
  readonly shape: string;
  readonly isInBrackets: boolean;
  /** How many commas or semicolons outside brackets are before it, 3 at most. */
  readonly clause: number;
  /** Its place in its clause or bracket, 4 at most. */
  readonly placeInClause: number;
  /** First and last word of its clause or bracket. */
  readonly clauseHead: string;
  readonly clauseEnd: string;
  /** Whether the clause has a participle, `chopped` or `melting`. */
  readonly hasParticiple: boolean;
  /** Words since the last number, 4 at most; 5 if there was none. */
  readonly sinceNumber: number;
  /** `or`, `and`, `plus` or `for`, where the clause had one before this token. */
  readonly link: string;
}

const LINKS = new Set(['or', 'and', 'plus', 'for', 'with', 'in', 'from', 'such', 'about', 'to', 'of']);
const FARTHEST = 4;
const NO_NUMBER = 5;
const MOST_CLAUSES = 3;

/** The facts of all tokens of a line, in one pass over its clauses. */
export function factsOf(tokens: readonly Token[]): TokenFacts[] {
  const facts: TokenFacts[] = [];
  let sinceNumber = NO_NUMBER;
  for (const { from, to, clause, isInBrackets } of clausesOf(tokens)) {
    const words = tokens.slice(from, to);
    const shared = { isInBrackets, clause, ...clauseFacts(words) };
    let link = '';
    for (const [place, token] of words.entries()) {
      const isNumber = token.kind === 'number' || token.kind === 'range' || token.kind === 'multiplier';
      facts.push({
        ...shared,
        token,
        stem: token.kind === 'word' ? lightStem(token.word) : token.word,
        shape: token.kind === 'word' ? shapeOf(token.text) : token.word,
        placeInClause: Math.min(place, FARTHEST),
        sinceNumber,
        link,
      });
      if (isNumber) sinceNumber = 0;
      else if (sinceNumber < FARTHEST) sinceNumber += 1;
      if (LINKS.has(token.word)) link = token.word;
    }
  }
  return facts;
}

interface Clause {
  readonly from: number;
  readonly to: number;
  readonly clause: number;
  readonly isInBrackets: boolean;
}

/** Runs of tokens between commas, semicolons and brackets; each sign is a clause of its own. */
function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let depth = 0;
  let clause = 0;
  let from = 0;
  const close = (to: number) => {
    if (to > from) clauses.push({ from, to, clause, isInBrackets: depth > 0 });
    from = to;
  };
  for (const [at, { word }] of tokens.entries()) {
    if (!SEPARATORS.has(word)) continue;
    close(at);
    if (word === '(' || word === '[') depth += 1;
    close(at + 1);
    if ((word === ')' || word === ']') && depth > 0) depth -= 1;
    if ((word === ',' || word === ';') && depth === 0) clause = Math.min(clause + 1, MOST_CLAUSES);
  }
  close(tokens.length);
  return clauses;
}

const SEPARATORS = new Set([',', ';', '(', ')', '[', ']']);

function clauseFacts(words: readonly Token[]) {
  const [first] = words;
  return {
    clauseHead: first?.word ?? '',
    clauseEnd: words.at(-1)?.word ?? '',
    hasParticiple: words.some(({ word }) => /(?:..ed|..ing)$/.test(word)),
  };
}

function shapeOf(text: string): string {
  return text
    .replace(/\p{Lu}+/gu, 'X')
    .replace(/\p{L}+/gu, (run) => (run.startsWith('X') ? (run.length > 1 ? 'Xx' : 'X') : 'x'))
    .replace(/\d+/gu, 'd');
}
