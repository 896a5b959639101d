import { readFile } from 'node:fs/promises';
import type { ConnectionOptions } from 'node:tls';
import type { Client, Entry } from 'ldapts';
import type { Platform } from '../platform.ts';
import { bracketed, personFilter } from './directory-filter.ts';

type LdapSettings = Platform['settings']['ldap'];

/** The directory's data about a user with a correct password. */
export interface DirectoryPerson {
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  /** Null if no filter for administrators is configured. */
  readonly isAdmin: boolean | null;
}

const timeoutMs = 10_000;

/**
 * Authenticates a user by the directory (LDAPv3): searches with the service account, then binds as the one
 * entry found. Null for a wrong name or password, and if no directory answers; the log tells them apart.
 */
export async function findInDirectory(
  platform: Platform,
  credentials: { username: string; password: string },
): Promise<DirectoryPerson | null> {
  const { ldap } = platform.settings;
  // A bind with an empty password succeeds for every user: RFC 4513 calls it unauthenticated.
  if (!ldap.isReady || credentials.username === '' || credentials.password === '') return null;
  for (const url of (ldap.serverUrl ?? '').split(/\s+/)) {
    const outcome = await askOne(platform, url, credentials);
    if (outcome !== 'unreachable') return outcome;
  }
  return null;
}

async function askOne(
  platform: Platform,
  url: string,
  credentials: { username: string; password: string },
): Promise<DirectoryPerson | null | 'unreachable'> {
  const { ldap } = platform.settings;
  const { Client: LdapClient } = await import('ldapts');
  const tlsOptions = await readTls(ldap);
  const isTls = url.toLowerCase().startsWith('ldaps:');
  const connection = { url, timeout: timeoutMs, connectTimeout: timeoutMs };
  const client = new LdapClient(isTls ? { ...connection, tlsOptions } : connection);
  try {
    if (ldap.startTls && !isTls) await client.startTLS(tlsOptions);
    return await ask(client, ldap, credentials);
  } catch (error) {
    platform.log.warn({ err: error, server: url }, 'the directory could not be asked');
    return 'unreachable';
  } finally {
    await client.unbind().catch(() => undefined);
  }
}

async function readTls(ldap: LdapSettings): Promise<ConnectionOptions> {
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
    username: findText(entry, ldap.idAttribute),
    fullName: findText(entry, ldap.nameAttribute),
    email: findText(entry, ldap.mailAttribute),
    isAdmin: await isAdmin(client, ldap, entry.dn),
  };
}

/** Binds anonymously if no service account is configured. */
async function bindAsService(client: Client, { queryBind, queryPassword }: LdapSettings): Promise<void> {
  await client.bind(queryBind ?? '', queryPassword ?? '');
}

/** The only entry with that name; null if there are several. */
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
function findText(entry: Entry, attribute: string): string {
  const name = Object.keys(entry).find((one) => one.toLowerCase() === attribute.toLowerCase());
  const value = name === undefined ? undefined : entry[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined ? '' : first.toString();
}
