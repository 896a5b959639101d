import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { Operation } from '@hearth/contract';
import { rewriteAlias } from '../platform/http/addresses/aliases.ts';

/** The response of a test server to one request. */
export interface CheckedAnswer {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
}

const message = z.strictObject({ message: z.string().min(1), error: z.literal(true), exception: z.null() });
const detail = z.strictObject({
  type: z.string().min(1),
  loc: z.array(z.union([z.string(), z.number()])).min(1),
  msg: z.string().min(1),
  input: z.unknown(),
  ctx: z.record(z.string(), z.unknown()).optional(),
});

/** Every shape that a refusal may have. */
const Refusal = z.strictObject({
  detail: z.union([
    z.string().min(1),
    message,
    z.strictObject({ details: z.string().min(1), message: z.string().optional() }),
    z.strictObject({ message: z.string().min(1) }),
    z.array(detail).min(1),
  ]),
  code: z.string().min(1).optional(),
  field: z.string().min(1).optional(),
  message: z.string().min(1).optional(),
});

/** How a response of the API violates the contract, as text; null if it does not. */
export function contractViolation(operations: readonly Operation[], answer: CheckedAnswer): string | null {
  if (!answer.url.startsWith('/api')) return null;
  const problem = answer.status >= 400 ? refusalProblem(answer) : successProblem(operations, answer);
  if (problem === null) return null;
  const { method, url, status, body } = answer;
  return `${method} ${url.slice(0, 200)} answered ${status} against the contract: ${problem}\n${JSON.stringify(body)?.slice(0, 600)}`;
}

function refusalProblem({ status, contentType, body }: CheckedAnswer): string | null {
  if (status >= 500) return 'the server failed';
  if (!contentType.startsWith('application/json')) return `a refusal is no ${contentType}`;
  const checked = Refusal.safeParse(body);
  return checked.success ? null : z.prettifyError(checked.error);
}

function successProblem(operations: readonly Operation[], answer: CheckedAnswer): string | null {
  const operation = findOperation(operations, answer.method, answer.url);
  if (operation === undefined) return 'no operation has that address';
  if (operation.answerType !== 'application/json') return null;
  if (answer.status !== operation.status) return `success is ${operation.status} here`;
  const checked = operation.answer.safeParse(answer.body);
  if (!checked.success) return z.prettifyError(checked.error);
  return isDeepStrictEqual(checked.data, answer.body)
    ? null
    : 'it holds fields that the schema does not know';
}

/** The operation that serves an address: the one with the fewest placeholders, as the router has it. */
function findOperation(operations: readonly Operation[], method: string, url: string): Operation | undefined {
  const path = rewriteAlias(url).split('?')[0] ?? '';
  return getPatterns(operations).find(
    ({ pattern, operation }) => operation.method === method && pattern.test(path),
  )?.operation;
}

interface Pattern {
  readonly pattern: RegExp;
  readonly operation: Operation;
}

const patterns = new WeakMap<readonly Operation[], readonly Pattern[]>();

/** The operations by ascending number of placeholders; made once, since every response is looked up. */
function getPatterns(operations: readonly Operation[]): readonly Pattern[] {
  const made =
    patterns.get(operations) ??
    operations
      .toSorted((a, b) => placeholders(a.path) - placeholders(b.path))
      .map((operation) => ({ operation, pattern: buildPattern(operation.path) }));
  patterns.set(operations, made);
  return made;
}

function buildPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

function placeholders(path: string): number {
  return path.split('{').length - 1;
}
