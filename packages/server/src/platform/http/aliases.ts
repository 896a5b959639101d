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
export function addressOfToday(url: string, method: string): string {
  if (!url.startsWith('/api/')) return url;
  const address = withoutSlash(url, method);
  const alias = table.find(({ pattern }) => pattern.test(address));
  return alias === undefined
    ? address
    : address.replace(alias.pattern, (_, ...values) => fill(alias.target, values));
}

/**
 * A slash at the end means the same place, except to what deletes: there it is what is left of an address whose id a
 * program has lost, and the place before it holds more than the one thing.
 */
function withoutSlash(url: string, method: string): string {
  return method === 'DELETE' ? url : url.replace(/^([^?]*[^/?])\/(?=\?|$)/, '$1');
}

function fill(target: string, values: readonly unknown[]): string {
  const given = values.values();
  return target.replace(/\{\w+\}/g, () => String(given.next().value));
}
