import type { RestoreEffects } from '@hearth/contract';
import {
  type DatabaseAddress,
  type DatabaseSnapshot,
  openSnapshot,
  type StoredRow,
} from '../../../platform/db/dump/database-snapshot.ts';
import { ScratchContents } from '../../../platform/db/dump/scratch-contents.ts';
import type { RowSecrets } from './archive/sealed-columns.ts';

type AccountEffects = Pick<
  RestoreEffects,
  'passwords' | 'secondFactors' | 'returningAccounts' | 'missingAccounts'
>;

/** What an account is entered with, by the id of its user. */
interface Accounts {
  readonly passwords: ReadonlyMap<string, string>;
  readonly factors: ReadonlyMap<string, ReadonlySet<string>>;
}

type Rows = (table: string) => AsyncIterable<StoredRow>;

/** Compares the accounts of a scratch database with the present ones, before it replaces them. */
export async function compareAccounts(
  scratch: string,
  present: DatabaseAddress,
  secrets: RowSecrets,
): Promise<AccountEffects> {
  return ScratchContents.use(scratch, async (contents) => {
    const restored = await readAccounts((table) => contents.rows(table), secrets);
    const snapshot = await openSnapshot(present);
    try {
      return differences(await readAccounts(rowsOfSnapshot(snapshot, contents), secrets), restored);
    } finally {
      await snapshot.close();
    }
  });
}

/** The present database has the newest schema, as the scratch database does. */
function rowsOfSnapshot(snapshot: DatabaseSnapshot, contents: ScratchContents): Rows {
  return async function* (table) {
    for await (const batch of snapshot.rows(contents.shapeOf(table))) yield* batch;
  };
}

async function readAccounts(rows: Rows, secrets: RowSecrets): Promise<Accounts> {
  const passwords = new Map<string, string>();
  const factors = new Map<string, Set<string>>();
  const addFactor = (user: string, factor: string) => {
    const known = factors.get(user) ?? new Set();
    factors.set(user, known.add(factor));
  };
  for await (const { id, password } of rows('users')) passwords.set(String(id), String(password));
  for await (const row of rows('totp_secrets')) {
    const opened = secrets.open('totp_secrets', row);
    // Archives of earlier releases are sealed anew, so that only the opened secrets are alike.
    if (row.confirmed === 1) addFactor(String(row.user_id), JSON.stringify(opened.sealed_secret));
  }
  for await (const { id, user_id } of rows('passkeys')) addFactor(String(user_id), `passkey ${String(id)}`);
  return { passwords, factors };
}

function differences(present: Accounts, restored: Accounts): AccountEffects {
  const effects = { passwords: 0, secondFactors: 0, returningAccounts: 0, missingAccounts: 0 };
  for (const [id, password] of restored.passwords) {
    const now = present.passwords.get(id);
    if (now === undefined) effects.returningAccounts += 1;
    else if (now !== password) effects.passwords += 1;
    const isOther = now !== undefined && !isSame(present.factors.get(id), restored.factors.get(id));
    if (isOther) effects.secondFactors += 1;
  }
  for (const id of present.passwords.keys()) if (!restored.passwords.has(id)) effects.missingAccounts += 1;
  return effects;
}

function isSame(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): boolean {
  return one.size === other.size && [...one].every((factor) => other.has(factor));
}
