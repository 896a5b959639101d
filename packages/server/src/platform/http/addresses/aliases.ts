import { aliases } from '@hearth/contract';

interface Alias {
  readonly pattern: RegExp;
  readonly target: string;
}

const table: readonly Alias[] = aliases.map(({ from, to }) => ({
  pattern: new RegExp(`^${from.replace(/\{\w+\}/g, '([^/?]+)')}(?=\\?|$)`),
  target: to,
}));

/** Rewrites an alias path to the current path before routing, so older paths need no handlers. */
export function rewriteAlias(url: string): string {
  if (!url.startsWith('/api/')) return url;
  const alias = table.find(({ pattern }) => pattern.test(url));
  return alias === undefined ? url : url.replace(alias.pattern, (_, ...values) => fill(alias.target, values));
}

function fill(target: string, values: readonly unknown[]): string {
  const nextValues = values.values();
  return target.replace(/\{\w+\}/g, () => String(nextValues.next().value));
}
