import { queryText } from './query-text.ts';
import { readBody } from './read-body.ts';
import type { CallOptions, Tagged } from './api.ts';

type Answers = Readonly<Record<string, { readonly text: string; readonly etag: string | null }>>;

let answers: Answers | undefined;

/**
 * What the server has answered already, in the page itself, so that the first screen waits for nothing more; undefined
 * for all else, and once the app runs.
 */
export function firstAnswer<T>(path: string, query?: CallOptions['query']): Tagged<T> | undefined {
  answers ??= readAnswers();
  const answer = answers[`${path}${queryText(query)}`];
  return answer === undefined ? undefined : { data: readBody(answer.text) as T, etag: answer.etag };
}

/** What came with the page grows old. */
export function clearPreloadedQueries(): void {
  answers = {};
}

function readAnswers(): Answers {
  const text = globalThis.document?.querySelector('#hearth-answers')?.textContent;
  return ((text === undefined || text === null ? null : readBody(text)) ?? {}) as Answers;
}
