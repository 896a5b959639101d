import type { Token } from '../tokens/tokens.ts';

/** A run of tokens between commas, semicolons and brackets. Each of these signs is a clause of its own. */
export interface Clause {
  readonly from: number;
  /** The first token after it. */
  readonly to: number;
  readonly isSign: boolean;
  readonly isInBrackets: boolean;
  /** How many commas or semicolons outside brackets are before it, 3 at most. */
  readonly commas: number;
  /** First and last word. */
  readonly head: string;
  readonly end: string;
  /** Whether it has a participle, `chopped` or `melting`. */
  readonly hasParticiple: boolean;
  /** Where its first `and` or `or` stands; -1 without one. */
  readonly conjunction: number;
}

const separators = new Set([',', ';', '(', ')', '[', ']']);
const conjunctions = new Set(['and', 'or', 'and/or', '&']);
const maxCommas = 3;

/** Whether a word joins the last of several: `and`, `or`. */
export function isConjunction(word: string): boolean {
  return conjunctions.has(word);
}

/** The clauses of a line in their order; each token is in one of them. */
export function splitClauses(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let depth = 0;
  let commas = 0;
  let from = 0;
  const close = (to: number, isSign: boolean) => {
    if (to > from) clauses.push(buildClause(tokens, { from, to, isSign, isInBrackets: depth > 0, commas }));
    from = to;
  };
  for (const [at, { word }] of tokens.entries()) {
    if (!separators.has(word)) continue;
    close(at, false);
    if (word === '(' || word === '[') depth += 1;
    close(at + 1, true);
    if ((word === ')' || word === ']') && depth > 0) depth -= 1;
    if ((word === ',' || word === ';') && depth === 0) commas = Math.min(commas + 1, maxCommas);
  }
  close(tokens.length, false);
  return clauses;
}

type Place = Pick<Clause, 'from' | 'to' | 'isSign' | 'isInBrackets' | 'commas'>;

function buildClause(tokens: readonly Token[], place: Place): Clause {
  const words = tokens.slice(place.from, place.to);
  return {
    ...place,
    head: words[0]?.word ?? '',
    end: words.at(-1)?.word ?? '',
    hasParticiple: words.some(({ word }) => /(?:..ed|..ing)$/.test(word)),
    conjunction: words.findIndex(({ word }) => isConjunction(word)),
  };
}
