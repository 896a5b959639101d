/** An address without a usable receiver: `detail` names the missing part and never contains its secrets. */
export class AddressError extends Error {
  override readonly name = 'AddressError';
}

/** An Apprise address taken apart; texts are percent-decoded where nothing else is said. */
export interface AppriseAddress {
  /** In lower case, such as `jsons`. */
  readonly scheme: string;
  readonly user: string | null;
  readonly password: string | null;
  /** Empty when there is none. */
  readonly host: string;
  readonly port: number | null;
  /** As written, from the first slash on; empty when there is none. */
  readonly path: string;
  /** The segments of the path. */
  readonly entries: readonly string[];
  /** As written, between `://` and the query. */
  readonly rest: string;
  /** Keys of the query in lower case, without those of the next three. */
  readonly query: Readonly<Record<string, string>>;
  /** `+Name=value`: headers of the request. */
  readonly headers: Readonly<Record<string, string>>;
  /** `-name=value`: the query of the request. */
  readonly params: Readonly<Record<string, string>>;
  /** `:name=value`: fields of the message. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The text before the colon, in lower case; empty if there is none. */
export function readScheme(text: string): string {
  return (/^\s*([a-z][a-z0-9+.-]{0,30}):/i.exec(text)?.[1] ?? '').toLowerCase();
}

/**
 * Takes an Apprise address apart: `scheme://user:password@host:port/path?key=value`.
 * @throws AddressError when there is no scheme
 */
export function parseAddress(text: string): AppriseAddress {
  const scheme = readScheme(text);
  if (scheme === '') throw new AddressError('scheme://');
  const [rest = '', ...queries] = text
    .trim()
    .slice(scheme.length + 1)
    .replace(/^\/{0,2}/, '')
    .split('?');
  const [authority = '', ...segments] = rest.split('/');
  const at = authority.lastIndexOf('@');
  const [user, password] = credentials(at === -1 ? null : authority.slice(0, at));
  const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(\d{1,5}))?/.exec(authority.slice(at + 1)) ?? [];
  return {
    scheme,
    user,
    password,
    host: decoded(host),
    port: port === undefined ? null : Number(port),
    path: segments.length === 0 ? '' : `/${segments.join('/')}`,
    entries: segments.map(decoded).filter((segment) => segment !== ''),
    rest,
    ...readQuery(queries.join('?')),
  };
}

function credentials(text: string | null): [string | null, string | null] {
  if (text === null) return [null, null];
  const colon = text.indexOf(':');
  if (colon === -1) return [decoded(text), null];
  return [decoded(text.slice(0, colon)), decoded(text.slice(colon + 1))];
}

const prefixes = { '+': 'headers', '-': 'params', ':': 'fields' } as const;

/** A plus is a plus here, never a blank: it marks headers. */
function readQuery(text: string): Pick<AppriseAddress, 'query' | 'headers' | 'params' | 'fields'> {
  const found = {
    query: new Map<string, string>(),
    headers: new Map<string, string>(),
    params: new Map<string, string>(),
    fields: new Map<string, string>(),
  };
  for (const pair of text.split('&')) {
    const equals = pair.indexOf('=');
    const key = decoded(equals === -1 ? pair : pair.slice(0, equals));
    const value = equals === -1 ? '' : decoded(pair.slice(equals + 1));
    if (key === '') continue;
    const prefix = prefixes[key.charAt(0) as keyof typeof prefixes];
    if (prefix === undefined) found.query.set(key.toLowerCase(), value);
    else if (key.length > 1) found[prefix].set(key.slice(1), value);
  }
  return {
    query: Object.fromEntries(found.query),
    headers: Object.fromEntries(found.headers),
    params: Object.fromEntries(found.params),
    fields: Object.fromEntries(found.fields),
  };
}

/** Percent-decoded; text that cannot be decoded stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
