import type { StoredRow, StoredValue } from '../../../../platform/db/dump/database-snapshot.ts';
import type { Random } from '../../../../platform/random/random.ts';
import { type SealPurpose, SealedSecrets } from '../../../../platform/secrets/sealed-secrets.ts';
import {
  openAuthenticatorSecret,
  sealAuthenticatorSecret,
} from '../../../../platform/secrets/authenticator-secret.ts';

/** A readable secret, as archives of earlier releases and of Mealie have it. */
export interface OpenedSecret {
  readonly open: string;
}

/** A row of an archive. */
export type DumpedRow = Readonly<Record<string, StoredValue | OpenedSecret>>;

interface SealedColumn {
  readonly column: string;
  /** The column whose value the secret is bound to. */
  readonly owner: string;
  /** Null for authenticators, which have a key of their own. */
  readonly purpose: SealPurpose | null;
  /** The owner is a keyed hash of the secret, by which it is found. */
  readonly isFound?: boolean;
}

const columns = {
  event_notifiers: { column: 'address', owner: 'id', purpose: 'notifier address' },
  webhooks: { column: 'url', owner: 'id', purpose: 'webhook address' },
  invite_tokens: { column: 'sealed_token', owner: 'token', purpose: 'invitation', isFound: true },
  meal_plan_feeds: { column: 'sealed_token', owner: 'token', purpose: 'calendar feed', isFound: true },
  ai_providers: { column: 'sealed_key', owner: 'id', purpose: 'ai key' },
  totp_secrets: { column: 'sealed_secret', owner: 'user_id', purpose: null },
} as const satisfies Readonly<Record<string, SealedColumn>>;

/** Tables with a secret, and how it is sealed. */
export const sealedColumns: Readonly<Record<string, SealedColumn>> = columns;

/** The column of a table that holds a secret; never for a table without one. */
export type SealedColumnOf<Table> = Table extends keyof typeof columns
  ? (typeof columns)[Table]['column']
  : never;

/** Seals secrets that an archive has readable, and opens sealed ones for a program that cannot. */
export class RowSecrets {
  readonly #secret: string;
  readonly #random: Random;
  readonly #sealed: SealedSecrets;

  constructor(secret: string, random: Random) {
    this.#secret = secret;
    this.#random = random;
    this.#sealed = new SealedSecrets(secret, random);
  }

  /** The row with a readable secret. One that cannot be opened stays as it is. */
  open(table: string, row: StoredRow): DumpedRow {
    const sealed = sealedColumns[table];
    if (sealed === undefined) return row;
    const { column, purpose } = sealed;
    const stored = String(row[column]);
    const of = getOwner(row, sealed);
    const plain =
      purpose === null
        ? openAuthenticatorSecret(stored, of, this.#secret)
        : this.#sealed.open(purpose, of, stored);
    return plain === null ? row : { ...row, [column]: { open: plain } };
  }

  /** Whether the secret of a row was sealed by a server with another secret. */
  isSealedElsewhere(table: string, row: StoredRow): boolean {
    return sealedColumns[table] !== undefined && this.open(table, row) === row;
  }

  /** The row for the database. */
  seal(table: string, row: DumpedRow): StoredRow {
    const values = Object.entries(row).map(
      ([name, value]) => [name, isOpened(value) ? null : value] as const,
    );
    const plain = Object.fromEntries(values);
    const sealed = sealedColumns[table];
    const opened = sealed === undefined ? undefined : row[sealed.column];
    if (sealed === undefined || !isOpened(opened)) return plain;
    const { column, purpose, isFound = false } = sealed;
    const text = opened.open;
    const owner =
      isFound && purpose !== null ? this.#sealed.fingerprint(purpose, text) : getOwner(row, sealed);
    const sealedText =
      purpose === null
        ? sealAuthenticatorSecret(text, owner, this.#secret, this.#random)
        : this.#sealed.seal(purpose, owner, text);
    return { ...plain, [sealed.owner]: owner, [column]: sealedText };
  }
}

function getOwner(row: DumpedRow, { owner }: SealedColumn): string {
  const id = row[owner];
  return typeof id === 'string' ? id : '';
}

function isOpened(value: StoredValue | OpenedSecret | undefined): value is OpenedSecret {
  return typeof value === 'object' && value !== null;
}
