import { readTimeZone } from '@hearth/domain/dates/scheduled-times';
import { Cron } from 'croner';
import ipaddr from 'ipaddr.js';

/**
 * `all`, or addresses, networks and the names `loopback`, `linklocal`, `uniquelocal`, as in Fastify's
 * trustProxy.
 */
export type TrustedProxies = 'all' | readonly string[];

/** A time of day in the time zone of the server. */
export interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** `*`, or a comma-separated list of addresses, networks and named ranges. */
export function parseProxies(text: string): TrustedProxies | null {
  if (text === '*') return 'all';
  const entries = text.split(',').map((entry) => entry.trim().toLowerCase());
  const isValid = (entry: string): boolean =>
    proxyNames.has(entry) || ipaddr.isValidCIDR(entry) || (ipaddr.isValid(entry) && /[.:]/.test(entry));
  return entries.every((entry) => isValid(entry)) ? entries : null;
}

const maxOrigins = 20;

/** A comma-separated list of `scheme://host:port`; null for anything else, as a path would be ignored by browsers. */
export function parseOrigins(text: string): readonly string[] | null {
  const origins = text.split(',').map((entry) => entry.trim().replace(/(?<!\/)\/$/, ''));
  const isValid = (entry: string): boolean =>
    /^https?:\/\/[^\s;,/?#]+$/i.test(entry) &&
    URL.canParse(entry) &&
    new URL(entry).origin === entry.toLowerCase();
  return origins.length <= maxOrigins && origins.every(isValid)
    ? origins.map((one) => one.toLowerCase())
    : null;
}

/** `H:MM` or `HH:MM` from 0:00 to 23:59. */
export function parseTimeOfDay(text: string): TimeOfDay | null {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text);
  return match ? { hour: Number(match[1]), minute: Number(match[2]) } : null;
}

/** A cron pattern of five fields; `off` turns the work off. Refused are patterns without a next time. */
export function parseCron(text: string): string | null {
  if (text.toLowerCase() === 'off') return 'off';
  if (text.split(/\s+/).length !== 5) return null;
  try {
    return new Cron(text).nextRun() === null ? null : text;
  } catch {
    return null;
  }
}

/** The name of a time zone; removes the colon that POSIX allows before it. */
export function parseTimeZone(text: string): string | null {
  return readTimeZone(text.replace(/^:/, ''));
}

/** An address with one @, without blanks and line breaks, which would reach the header of a mail. */
export function parseEmail(text: string): string | null {
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text) ? text : null;
}

/** Scopes of OpenID Connect in one line; without `openid` a provider sends no identity. */
export function parseScopes(text: string): string | null {
  const scopes = text.split(/\s+/);
  const areValid = scopes.every((scope) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(scope));
  return areValid && scopes.includes('openid') ? scopes.join(' ') : null;
}

/** Addresses of apps: of the web, or with a scheme of their own. None with a query or a fragment, which codes come in. */
export function parseRedirectUris(text: string): readonly string[] | null {
  const addresses = text.split(/[\s,]+/).filter((one) => one !== '');
  const isAddress = (one: string): boolean => URL.canParse(one) && !/[?#]|^(?:javascript|data):/i.test(one);
  return addresses.every(isAddress) ? addresses : null;
}

/** One or more addresses of directory servers, separated by blanks. */
export function parseLdapServers(text: string): string | null {
  return text.split(/\s+/).every((server) => /^ldaps?:\/\/\S+$/i.test(server)) ? text : null;
}

/** The password is not encoded, so it ends at the last @ and may contain any other character. */
const postgresCredentials = /^postgresql:\/\/([^:@/]*):(.*)@([^@]*)$/;

/** Percent-encodes the password in an address of PostgreSQL. */
export function parsePostgresUrl(text: string): string | null {
  if (!text.startsWith('postgresql://')) return null;
  const [, user = '', password = '', rest = ''] = postgresCredentials.exec(text) ?? [];
  const url = rest === '' ? text : `postgresql://${user}:${encodeURIComponent(password)}@${rest}`;
  return URL.canParse(url) ? url : null;
}

/** A JSON object; numbers and booleans in it become texts. */
export function parseJsonRecord(text: string): Readonly<Record<string, string>> | null {
  const record = parseJsonObject(text);
  const entries = Object.entries(record ?? {});
  const isPlain = entries.every(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  return record && isPlain ? Object.fromEntries(entries.map(([name, value]) => [name, String(value)])) : null;
}

function parseJsonObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** A colour restricted to the characters of CSS colours, so that it is safe in a style sheet. */
export function parseColour(text: string): string | null {
  return /^#?[a-z0-9(),.%/ -]{1,64}$/i.test(text) ? text : null;
}
