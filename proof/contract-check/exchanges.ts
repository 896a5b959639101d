import type { Operation } from '../../packages/contract/src/kernel/operation.ts';

/** A request that a server of the contract was asked, and what it answered. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly sent: { readonly json?: unknown };
  readonly status: number;
  readonly answer: unknown;
}

/** Reads recorded exchanges: a JSON object a line. What a list says it leaves out (`… 3 more`) is left out of it. */
export function readExchanges(text: string): Exchange[] {
  const lines = text.trim().split('\n');
  return lines.map((line) => withoutGaps(JSON.parse(line)) as Exchange);
}

function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isGap(one)).map(withoutGaps);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutGaps(one)]));
}

function isGap(value: unknown): boolean {
  return typeof value === 'string' && /^… \d+ more$/.test(value);
}

/** The operation that serves the request: of several the one with the fewest parameters in its path. */
export function findOperation(
  { method, path }: Exchange,
  operations: readonly Operation[],
): Operation | undefined {
  const [bare = ''] = path.split('?');
  const serving = operations.filter((one) => one.method === method && buildPattern(one.path).test(bare));
  return serving.toSorted((a, b) => parameterCount(a.path) - parameterCount(b.path))[0];
}

const buildPattern = (path: string) => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
const parameterCount = (path: string) => path.split('{').length;

/** In what an operation would answer otherwise than was recorded; what ours has in addition is no difference. */
export function answerDifferences({ status, answer }: Exchange, operation: Operation): string[] {
  const statusDiffers = status === operation.status ? [] : [`status ${status}, ours ${operation.status}`];
  const filled = operation.answer.safeParse(answer);
  if (filled.success) return [...statusDiffers, ...lostKeys(answer, filled.data)];
  const wrong = filled.error.issues.filter(({ path }) => valueAt(answer, path) !== undefined);
  return [...statusDiffers, ...wrong.map(({ path, message }) => `${path.join('.')}: ${message}`)];
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((one, key) => (Object(one) as Record<PropertyKey, unknown>)[key], value);
}

/** Fields of the recorded answer that ours does not have. */
function lostKeys(theirs: unknown, ours: unknown, at = ''): string[] {
  if (typeof theirs !== 'object' || theirs === null) return [];
  const kept = Object(ours) as Record<string, unknown>;
  return Object.entries(theirs).flatMap(([key, value]) =>
    key in kept ? lostKeys(value, kept[key], `${at}.${key}`) : [`${at}.${key} is missing`],
  );
}
