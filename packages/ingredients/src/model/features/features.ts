import { visitClauseFeatures } from './clause-features.ts';
import { collectFacts, type TokenFacts } from './token-facts.ts';
import { template as T, templates } from './templates.ts';
import type { Token } from '../tokens/tokens.ts';
import { growingVocabulary, noText, unknown, type Vocabulary } from './vocabulary.ts';

/**
 * Takes a feature of a token: the number of its template, and one to three texts by their numbers in the vocabulary. The
 * trained weights belong to these: a changed feature needs a new training.
 */
export type FeatureVisitor = (
  at: number,
  template: number,
  first: number,
  second?: number,
  third?: number,
) => void;

/** Stands for what is before the first token or after the last. */
const noFeature = '!none';
const maxDistance = 4;

/**
 * Visits the features of each token of a line: its word, stem, shape and ending, those of its neighbours, and what the
 * line says of its place.
 */
export function visitFeatures(tokens: readonly Token[], vocabulary: Vocabulary, visit: FeatureVisitor): void {
  const line = collectFacts(tokens, vocabulary);
  const nothing = vocabulary.findId(noFeature);
  const none = { word: nothing, stem: nothing, shape: nothing, end3: nothing };
  const near = (at: number): Neighbour => (at < 0 ? none : (line.tokens[at] ?? none));
  for (const [at, fact] of line.tokens.entries()) {
    visitOwnFeatures(fact, at, vocabulary, visit);
    visitPlaceFeatures(fact, at, vocabulary, visit);
    const [b3, b2, b1] = [near(at - 3), near(at - 2), near(at - 1)];
    visitNeighbourFeatures([b3, b2, b1, fact, near(at + 1), near(at + 2), near(at + 3)], at, visit);
  }
  visitClauseFeatures(line, vocabulary, visit);
}

/** The features of each token by name: template and texts with blanks between. */
export function listFeatures(tokens: readonly Token[]): string[][] {
  const vocabulary = growingVocabulary();
  const features: string[][] = tokens.map(() => []);
  visitFeatures(tokens, vocabulary, (at, template, ...texts) => {
    const parts = texts.filter((text) => text !== undefined && text !== noText);
    features[at]?.push(
      [templates[template], ...parts.map((text) => vocabulary.getText(text ?? unknown))].join(' '),
    );
  });
  return features;
}

function visitOwnFeatures(
  { token: { kind, word, text }, word: own, stem, shape, end3 }: TokenFacts,
  at: number,
  { findId: idOf }: Vocabulary,
  visit: FeatureVisitor,
): void {
  visit(at, T.word, own);
  if (kind !== 'word') {
    visit(at, T.number, idOf(kind === 'number' ? numberSize(text) : kind));
    return;
  }
  visit(at, T.stem, stem);
  visit(at, T.shape, shape);
  visit(at, T.end3, end3);
  visit(at, T.end2, idOf(word.slice(-2)));
  visit(at, T.start3, idOf(word.slice(0, 3)));
  if (word.includes('-')) for (const part of word.split('-')) visit(at, T.part, idOf(part));
}

/** Rough sizes: `1` to `3` count cans, `14.5` fills one. */
function numberSize(text: string): string {
  if (!/^[\d.]+$/.test(text)) return 'fraction';
  const value = Number(text);
  if (value <= 1) return 'one';
  return value < 10 ? 'few' : value < 100 ? 'tens' : 'hundreds';
}

function visitPlaceFeatures(
  { word, stem, clause, place, sinceNumber, link }: TokenFacts,
  at: number,
  { digits }: Vocabulary,
  visit: FeatureVisitor,
): void {
  const inClause = digits[Math.min(place, maxDistance)] ?? unknown;
  const since = digits[sinceNumber] ?? unknown;
  visit(at, T.where, clause.where);
  visit(at, T.where, clause.where, word);
  visit(at, T.place, inClause);
  visit(at, T.place, inClause, word);
  visit(at, T.head, clause.head, clause.bracket);
  visit(at, T.head, clause.head, stem);
  visit(at, T.end, clause.end);
  visit(at, T.end, clause.end, clause.where);
  visit(at, T.participle, clause.where, clause.hasParticiple);
  visit(at, T.since, since);
  visit(at, T.since, since, stem);
  visit(at, T.link, link);
  visit(at, T.link, link, clause.where);
  visit(at, T.link, link, stem);
}

/** What features look at of a token. */
type Neighbour = Pick<TokenFacts, 'word' | 'stem' | 'shape' | 'end3'>;

/** The token, three before it and three after it. */
function visitNeighbourFeatures(
  [b3, b2, b1, own, n1, n2, n3]: readonly [
    Neighbour,
    Neighbour,
    Neighbour,
    Neighbour,
    Neighbour,
    Neighbour,
    Neighbour,
  ],
  at: number,
  visit: FeatureVisitor,
): void {
  visit(at, T['w-1'], b1.word);
  visit(at, T['w-2'], b2.word);
  visit(at, T['w-3'], b3.word);
  visit(at, T['w+1'], n1.word);
  visit(at, T['w+2'], n2.word);
  visit(at, T['w+3'], n3.word);
  visit(at, T['stem-1'], b1.stem);
  visit(at, T['stem-2'], b2.stem);
  visit(at, T['stem+1'], n1.stem);
  visit(at, T['stem+2'], n2.stem);
  visit(at, T['end-1'], b1.end3);
  visit(at, T['end+1'], n1.end3);
  visit(at, T['w-1,0'], b1.word, own.word);
  visit(at, T['w0,+1'], own.word, n1.word);
  visit(at, T['stem0,+1'], own.stem, n1.stem);
  visit(at, T['stem-1,0'], b1.stem, own.stem);
  visit(at, T['w-2,-1'], b2.word, b1.word);
  visit(at, T['w+1,+2'], n1.word, n2.word);
  visit(at, T['w-1,+1'], b1.word, n1.word);
  visit(at, T['w-2..0'], b2.word, b1.word, own.word);
  visit(at, T['w0..+2'], own.word, n1.word, n2.word);
  visit(at, T['shape-1,0'], b1.shape, own.shape);
  visit(at, T['shape0,+1'], own.shape, n1.shape);
}
