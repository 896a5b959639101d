import { isConjunction } from './clauses.ts';
import type { FeatureVisitor } from './features.ts';
import { template as T } from './templates.ts';
import type { ClauseFacts, LineFacts, TokenFacts } from './token-facts.ts';
import { unknown, type Vocabulary } from './vocabulary.ts';

/** Stands for a clause that is not there. */
const noClauseFeature = '!none';
const maxDistance = 4;
/** The conjunction of a list is looked for in so many clauses ahead. */
const clausesAhead = 3;
const minRepeatedLength = 4;

/** A clause with those before and after it; a sign with the clauses on its sides. */
interface Surroundings {
  readonly before: Pick<ClauseFacts, 'head' | 'end' | 'length'>;
  readonly after: Pick<ClauseFacts, 'head' | 'end' | 'length'>;
}

/**
 * Visits what the clauses of a line say of each token: those before and after its own, whether a list goes on, and
 * what the whole line has. They keep lists together: `basil, cilantro, dill, or a mix of all four`.
 */
export function visitClauseFeatures(line: LineFacts, vocabulary: Vocabulary, visit: FeatureVisitor): void {
  const none = vocabulary.findId(noClauseFeature);
  const noClause = { head: none, end: none, length: vocabulary.digits[0] ?? unknown };
  let own = -1;
  for (const [at, fact] of line.tokens.entries()) {
    const { isSign } = fact.clause.clause;
    if (fact.clause === line.clauses[own + 1]) own += 1;
    const before = line.clauses[isSign ? own : own - 1] ?? noClause;
    const after = line.clauses[own + 1] ?? noClause;
    if (isSign) {
      visitSign(fact, at, { before, after }, visit);
      continue;
    }
    visitWord(fact, at, { before, after, digits: vocabulary.digits }, visit);
    visitLine(line, { at, own }, vocabulary, visit);
  }
}

function visitSign(
  { word }: TokenFacts,
  at: number,
  { before, after }: Surroundings,
  visit: FeatureVisitor,
): void {
  visit(at, T['sign-lengths'], before.length, after.length);
  visit(at, T['sign-head'], after.head, word);
  visit(at, T['sign-around'], before.end, after.head);
}

function visitWord(
  { word, clause: { clause, head, length, bracket }, place, linkBefore }: TokenFacts,
  at: number,
  { before, after, digits }: Surroundings & Pick<Vocabulary, 'digits'>,
  visit: FeatureVisitor,
): void {
  const toEnd = digits[Math.min(clause.to - clause.from - 1 - place, maxDistance)] ?? unknown;
  visit(at, T['far-link'], linkBefore);
  visit(at, T['far-link'], linkBefore, length, bracket);
  visit(at, T['far-link'], linkBefore, word);
  visit(at, T.length, length);
  visit(at, T.length, length, digits[Math.min(place, maxDistance)]);
  visit(at, T.lengths, before.length, length, after.length);
  visit(at, T['to-end'], toEnd);
  visit(at, T['to-end'], toEnd, word);
  visit(at, T['clause-1'], before.head);
  visit(at, T['clause-1'], before.head, word);
  visit(at, T['clause-1-end'], before.end, head);
  visit(at, T['clause-1-end'], before.end);
  visit(at, T['clause+1'], after.head);
  visit(at, T['clause+1'], after.head, length);
  visit(at, T['clause+1'], after.head, word);
}

function visitLine(
  line: LineFacts,
  { at, own }: { readonly at: number; readonly own: number },
  { findId: idOf, digits }: Vocabulary,
  visit: FeatureVisitor,
): void {
  const { tokens, clauses, hasNumber, counts } = line;
  const fact = tokens[at];
  if (fact === undefined) return;
  const { token, word, clause, place } = fact;
  const list = idOf(conjunctionAhead(clauses, own));
  visit(at, T.list, list);
  visit(at, T.list, list, clause.length);
  visit(at, T.list, list, word);
  visit(at, T.conjunction, idOf(sideOfConjunction(clause, place)), clause.bracket);
  visit(at, T.participles, idOf(participlesAround(clauses, own)));
  visit(at, T.repeated, idOf(String(isRepeated(token, counts))));
  visit(at, T.numbers, idOf(String(hasNumber)), idOf(String(place === 0)));
  visit(at, T['line-end'], tokens.at(-1)?.word ?? unknown);
  visit(
    at,
    T.clauses,
    digits[Math.min(clauses.length, maxDistance)] ?? unknown,
    digits[Math.min(own, maxDistance)],
  );
}

/** The conjunction that one of the next clauses begins with, and how far off: `or2`. */
function conjunctionAhead(clauses: LineFacts['clauses'], own: number): string {
  for (let by = 1; by <= clausesAhead; by += 1) {
    const head = clauses[own + by]?.clause.head ?? '';
    if (isConjunction(head)) return `${head}${by}`;
  }
  return '';
}

function participlesAround(clauses: LineFacts['clauses'], own: number): string {
  const sign = (at: number) => (clauses[at]?.clause.hasParticiple === true ? '+' : '-');
  return `${sign(own - 1)}${sign(own)}${sign(own + 1)}`;
}

function isRepeated({ kind, word }: TokenFacts['token'], counts: LineFacts['counts']): boolean {
  return kind === 'word' && word.length >= minRepeatedLength && (counts.get(word) ?? 0) > 1;
}

function sideOfConjunction({ clause: { conjunction } }: ClauseFacts, place: number): string {
  if (conjunction < 0) return '';
  return place === conjunction ? 'at' : place < conjunction ? 'before' : 'behind';
}
