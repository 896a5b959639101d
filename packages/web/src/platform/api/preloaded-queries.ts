import { buildAddress } from './address.ts';
import type { Tagged } from './api.ts';
import type { AddressPartsAt, AnswerAt, PathOf } from './contract-call.ts';
import { readBody } from './read-body.ts';

type Answers = Readonly<Record<string, { readonly text: string; readonly etag: string | null }>>;

let answers: Answers | undefined;

/**
 * A response that the server embedded in the page, so that the first screen needs no request; undefined for all other
 * queries, and after the start.
 */
export function firstAnswer<P extends PathOf<'GET'>>(
  path: P,
  ...[parts]: AddressPartsAt<'GET', P>
): Tagged<AnswerAt<'GET', P>> | undefined {
  answers ??= readAnswers();
  const answer = answers[buildAddress(path, parts)];
  return answer === undefined
    ? undefined
    : { data: readBody(answer.text) as AnswerAt<'GET', P>, etag: answer.etag };
}

/** What came with the page grows old. */
export function clearPreloadedQueries(): void {
  answers = {};
}

function readAnswers(): Answers {
  const text = globalThis.document?.querySelector('#hearth-answers')?.textContent;
  return ((text === undefined || text === null ? null : readBody(text)) ?? {}) as Answers;
}
