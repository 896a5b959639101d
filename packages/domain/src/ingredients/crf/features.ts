import { factsOf, type TokenFacts } from './token-facts.ts';
import type { Token } from './tokens.ts';

/** Stands for what is before the first token or behind the last. */
const NOTHING = '!none';

/**
 * The features of each token, as strings: its word, stem, shape and ending, those of its neighbours, and what the line
 * says of its place. The trained weights belong to these strings: a changed feature needs a new training.
 */
export function featuresOf(tokens: readonly Token[]): string[][] {
  const facts = factsOf(tokens);
  return facts.map((fact, at) => [
    ...ownFeatures(fact),
    ...placeFeatures(fact),
    ...neighbourFeatures(facts, at),
  ]);
}

function ownFeatures({ token, stem, shape }: TokenFacts): string[] {
  const { word } = token;
  if (token.kind !== 'word') return [`w=${word}`, `n=${numberSize(token)}`];
  const parts = word.includes('-') ? word.split('-').map((part) => `part=${part}`) : [];
  return [
    `w=${word}`,
    `s=${stem}`,
    `h=${shape}`,
    `e3=${word.slice(-3)}`,
    `e2=${word.slice(-2)}`,
    `b3=${word.slice(0, 3)}`,
    ...parts,
  ];
}

/** Rough sizes: `1` to `3` count cans, `14.5` fills one. */
function numberSize({ kind, text }: Token): string {
  if (kind !== 'number') return kind;
  if (!/^[\d.]+$/.test(text)) return 'fraction';
  const value = Number(text);
  if (value <= 1) return 'one';
  return value < 10 ? 'few' : value < 100 ? 'tens' : 'hundreds';
}

function placeFeatures(fact: TokenFacts): string[] {
  const { token, stem, clause, placeInClause, clauseHead, clauseEnd, hasParticiple, sinceNumber, link } =
    fact;
  const where = fact.isInBrackets ? `(${clause}` : `${clause}`;
  return [
    `c=${where}`,
    `c=${where}|${token.word}`,
    `p=${placeInClause}`,
    `p=${placeInClause}|${token.word}`,
    `ch=${where[0] === '(' ? '(' : ''}${clauseHead}`,
    `ch=${clauseHead}|${stem}`,
    `ce=${clauseEnd}`,
    `ce=${clauseEnd}|${where}`,
    `cp=${where}|${hasParticiple}`,
    `d=${sinceNumber}`,
    `d=${sinceNumber}|${stem}`,
    `l=${link}`,
    `l=${link}|${where}`,
    `l=${link}|${stem}`,
  ];
}

function neighbourFeatures(facts: readonly TokenFacts[], at: number): string[] {
  const word = (by: number) => facts[at + by]?.token.word ?? NOTHING;
  const stem = (by: number) => facts[at + by]?.stem ?? NOTHING;
  const [w3, w2, w1, w0, n1, n2, n3] = [-3, -2, -1, 0, 1, 2, 3].map(word);
  return [
    `w-1=${w1}`,
    `w-2=${w2}`,
    `w-3=${w3}`,
    `w+1=${n1}`,
    `w+2=${n2}`,
    `w+3=${n3}`,
    `s-1=${stem(-1)}`,
    `s-2=${stem(-2)}`,
    `s+1=${stem(1)}`,
    `s+2=${stem(2)}`,
    `e-1=${w1?.slice(-3)}`,
    `e+1=${n1?.slice(-3)}`,
    `w-1,0=${w1}|${w0}`,
    `w0,+1=${w0}|${n1}`,
    `s0,+1=${stem(0)}|${stem(1)}`,
    `s-1,0=${stem(-1)}|${stem(0)}`,
    `w-2,-1=${w2}|${w1}`,
    `w+1,+2=${n1}|${n2}`,
    `w-1,+1=${w1}|${n1}`,
    `w-2..0=${w2}|${w1}|${w0}`,
    `w0..+2=${w0}|${n1}|${n2}`,
    `h-1,0=${facts[at - 1]?.shape ?? NOTHING}|${facts[at]?.shape ?? NOTHING}`,
    `h0,+1=${facts[at]?.shape ?? NOTHING}|${facts[at + 1]?.shape ?? NOTHING}`,
  ];
}
