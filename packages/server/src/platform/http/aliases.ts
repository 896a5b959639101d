import { aliases } from '@hearth/contract';

interface Alias {
  readonly pattern: RegExp;
  readonly target: string;
}

const table: readonly Alias[] = aliases.map(({ from, to }) => ({
  pattern: new RegExp(`^${from.replace(/\{\w+\}/g, '([^/?]+)')}(?=\\?|$)`),
  target: to,
}));

/**
 * The address of today for a request's address. Older paths answer as their twin of today without a second handler:
 * the router never sees them.
 */
export function addressOfToday(url: string): string {
  if (!url.startsWith('/api/')) return url;
  const alias = table.find(({ pattern }) => pattern.test(url));
  return alias === undefined ? url : url.replace(alias.pattern, (_, ...values) => fill(alias.target, values));
}

function fill(target: string, values: readonly unknown[]): string {
  const given = values.values();
  return target.replace(/\{\w+\}/g, () => String(given.next().value));
}
