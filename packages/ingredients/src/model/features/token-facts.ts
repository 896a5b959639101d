import { type Clause, splitClauses } from './clauses.ts';
import { lightStem } from './light-stem.ts';
import type { Token } from '../tokens/tokens.ts';
import { unknown, type Vocabulary } from './vocabulary.ts';

/** A clause, and what features say of it, as numbers of the vocabulary. */
export interface ClauseFacts {
  readonly clause: Clause;
  readonly head: number;
  readonly end: number;
  /** The commas before it, with a bracket before them in brackets. */
  readonly where: number;
  readonly bracket: number;
  readonly hasParticiple: number;
  /** Its tokens, 5 at most. */
  readonly length: number;
}

/** What the line says about one token and its place. Texts are numbers of the vocabulary. */
export interface TokenFacts {
  readonly token: Token;
  readonly word: number;
  readonly stem: number;
  /** The kinds of its characters, runs as one: `Xx`, `x-x`, `X`, `d%`. */
  readonly shape: number;
  /** Its last three characters. */
  readonly end3: number;
  readonly clause: ClauseFacts;
  /** Its place in its clause or bracket. */
  readonly place: number;
  /** Words since the last number, 4 at most; 5 if there was none. */
  readonly sinceNumber: number;
  /** `or`, `and`, `plus` or `for`, where the clause had one before this token. */
  readonly link: number;
  /** The last such word of earlier clauses: `such` for `penne` of `pasta, such as fusilli, penne`. */
  readonly linkBefore: number;
}

/** A line with what its features are made from. */
export interface LineFacts {
  readonly tokens: readonly TokenFacts[];
  /** The clauses that are no signs, in their order. */
  readonly clauses: readonly ClauseFacts[];
  readonly hasNumber: boolean;
  /** How often each word occurs. */
  readonly counts: ReadonlyMap<string, number>;
}

const links = new Set(['or', 'and', 'plus', 'for', 'with', 'in', 'from', 'such', 'about', 'to', 'of']);
/** Words that tell of the clauses after them, too. */
const farLinks = new Set([
  ...links,
  'each',
  'like',
  'including',
  'preferably',
  'not',
  'if',
  'and/or',
  'until',
  'into',
]);
const maxDistance = 4;
const noNumber = 5;
const maxClauseLength = 5;

/** The facts of a line, in one pass over its clauses. */
export function collectFacts(tokens: readonly Token[], vocabulary: Vocabulary): LineFacts {
  const clauses = splitClauses(tokens).map((clause) => clauseFacts(clause, vocabulary));
  const facts: TokenFacts[] = [];
  let sinceNumber = noNumber;
  let linkBefore = '';
  for (const clause of clauses) {
    const words = tokens.slice(clause.clause.from, clause.clause.to);
    const far = vocabulary.findId(linkBefore);
    let link = '';
    for (const [place, token] of words.entries()) {
      const { word, stem, shape, end3 } = buildForms(token, vocabulary);
      const before = vocabulary.findId(link);
      // Written out: to spread objects here takes a third of the time of a line.
      facts.push({
        token,
        word,
        stem,
        shape,
        end3,
        clause,
        place,
        sinceNumber,
        link: before,
        linkBefore: far,
      });
      if (isNumber(token)) sinceNumber = 0;
      else if (sinceNumber < maxDistance) sinceNumber += 1;
      if (links.has(token.word)) link = token.word;
    }
    linkBefore = words.findLast(({ word }) => farLinks.has(word))?.word ?? linkBefore;
  }
  return {
    tokens: facts,
    clauses: clauses.filter(({ clause }) => !clause.isSign),
    hasNumber: tokens.some(({ kind }) => kind === 'number' || kind === 'range'),
    counts: countWords(tokens),
  };
}

function clauseFacts(clause: Clause, { findId: idOf, digits }: Vocabulary): ClauseFacts {
  const bracket = clause.isInBrackets ? '(' : '';
  return {
    clause,
    head: idOf(clause.head),
    end: idOf(clause.end),
    where: idOf(`${bracket}${clause.commas}`),
    bracket: idOf(bracket),
    hasParticiple: idOf(String(clause.hasParticiple)),
    length: digits[Math.min(clause.to - clause.from, maxClauseLength)] ?? unknown,
  };
}

function isNumber({ kind }: Token): boolean {
  return kind === 'number' || kind === 'range' || kind === 'multiplier';
}

function buildForms({ kind, word, text }: Token, { findId: idOf }: Vocabulary) {
  const isWord = kind === 'word';
  return {
    word: idOf(word),
    stem: idOf(isWord ? lightStem(word) : word),
    shape: idOf(isWord ? describeShape(text) : word),
    end3: idOf(word.slice(-3)),
  };
}

function countWords(tokens: readonly Token[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { word } of tokens) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function describeShape(text: string): string {
  if (/^[a-z]+$/.test(text)) return 'x';
  return text
    .replace(/\p{Lu}+/gu, 'X')
    .replace(/\p{L}+/gu, (run) => (run.startsWith('X') ? (run.length > 1 ? 'Xx' : 'X') : 'x'))
    .replace(/\d+/gu, 'd');
}
