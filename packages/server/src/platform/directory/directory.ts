import { readFile } from 'node:fs/promises';
import type { ConnectionOptions } from 'node:tls';
import type { Client, Entry } from 'ldapts';
import type { Platform } from '../platform.ts';
import { bracketed, personFilter } from './directory-filter.ts';

type LdapSettings = Platform['settings']['ldap'];

/** What a directory says of somebody whose password was right. */
export interface DirectoryPerson {
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  /** Null when no filter for administrators is set. */
  readonly isAdmin: boolean | null;
}

const timeoutMs = 10_000;

/**
 * The person whose name and password these are, by the directory (LDAPv3): search with the service's account, then
 * bind as the one entry found. Null for a wrong name or password, and when no directory answers; the log says which.
 */
export async function findInDirectory(
  platform: Platform,
  given: { username: string; password: string },
): Promise<DirectoryPerson | null> {
  const { ldap } = platform.settings;
  // A bind with an empty password succeeds for anyone: RFC 4513 calls it unauthenticated.
  if (!ldap.isReady || given.username === '' || given.password === '') return null;
  for (const url of (ldap.serverUrl ?? '').split(/\s+/)) {
    const outcome = await askOne(platform, url, given);
    if (outcome !== 'unreachable') return outcome;
  }
  return null;
}

async function askOne(
  platform: Platform,
  url: string,
  given: { username: string; password: string },
): Promise<DirectoryPerson | null | 'unreachable'> {
  const { ldap } = platform.settings;
  const { Client: LdapClient } = await import('ldapts');
  const tlsOptions = await tlsOf(ldap);
  const isTls = url.toLowerCase().startsWith('ldaps:');
  const connection = { url, timeout: timeoutMs, connectTimeout: timeoutMs };
  const client = new LdapClient(isTls ? { ...connection, tlsOptions } : connection);
  try {
    if (ldap.startTls && !isTls) await client.startTLS(tlsOptions);
    return await ask(client, ldap, given);
  } catch (error) {
    platform.log.warn({ err: error, server: url }, 'the directory could not be asked');
    return 'unreachable';
  } finally {
    await client.unbind().catch(() => undefined);
  }
}

async function tlsOf(ldap: LdapSettings): Promise<ConnectionOptions> {
  const ca = ldap.caFile === null ? undefined : await readFile(ldap.caFile);
  return { rejectUnauthorized: !ldap.isTlsInsecure, ...(ca === undefined ? {} : { ca }) };
}

async function ask(
  client: Client,
  ldap: LdapSettings,
  { username, password }: { username: string; password: string },
): Promise<DirectoryPerson | null> {
  await bindAsService(client, ldap);
  const entry = await findEntry(client, ldap, username);
  if (entry === null || !(await bindsAs(client, entry.dn, password))) return null;
  return {
    username: textOf(entry, ldap.idAttribute),
    fullName: textOf(entry, ldap.nameAttribute),
    email: textOf(entry, ldap.mailAttribute),
    isAdmin: await isAdmin(client, ldap, entry.dn),
  };
}

/** Without an account of its own the service asks anonymously. */
async function bindAsService(client: Client, { queryBind, queryPassword }: LdapSettings): Promise<void> {
  await client.bind(queryBind ?? '', queryPassword ?? '');
}

/** The one entry of that name; more than one is none. */
async function findEntry(client: Client, ldap: LdapSettings, username: string): Promise<Entry | null> {
  const { searchEntries } = await client.search(ldap.baseDn ?? '', {
    scope: 'sub',
    filter: personFilter(ldap, ldap.userFilter, username),
    attributes: [ldap.idAttribute, ldap.mailAttribute, ldap.nameAttribute],
  });
  const [entry] = searchEntries;
  return searchEntries.length === 1 && entry !== undefined && entry.dn !== '' ? entry : null;
}

async function bindsAs(client: Client, dn: string, password: string): Promise<boolean> {
  const { InvalidCredentialsError } = await import('ldapts');
  try {
    await client.bind(dn, password);
    return true;
  } catch (error) {
    if (error instanceof InvalidCredentialsError) return false;
    throw error;
  }
}

async function isAdmin(client: Client, ldap: LdapSettings, dn: string): Promise<boolean | null> {
  if (ldap.adminFilter === null) return null;
  await bindAsService(client, ldap);
  const { searchEntries } = await client.search(dn, {
    scope: 'base',
    filter: bracketed(ldap.adminFilter),
    attributes: [ldap.idAttribute],
  });
  return searchEntries.length === 1;
}

/** The first value of an attribute as text. */
function textOf(entry: Entry, attribute: string): string {
  const name = Object.keys(entry).find((one) => one.toLowerCase() === attribute.toLowerCase());
  const value = name === undefined ? undefined : entry[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined ? '' : first.toString();
}
