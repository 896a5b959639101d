import type { Reader, Tx } from '../../platform/db/database.ts';
import type { SystemScope } from '../../platform/db/scope.ts';

const setting = 'setup-code';

/** Digest of the newest one-time code, or undefined when none is open. */
export async function findSetupCode(reader: Reader<SystemScope>): Promise<string | undefined> {
  const row = await reader
    .selectFrom('site_settings')
    .select('value')
    .where('name', '=', setting)
    .executeTakeFirst();
  return row?.value;
}

/** Replaces the code: only the newest one is worth anything. */
export async function saveSetupCode(tx: Tx<SystemScope>, digest: string): Promise<void> {
  await tx
    .insertInto('site_settings')
    .values({ name: setting, value: digest })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: digest }))
    .execute();
}

/** Takes the code out of the world; true for the one caller who got it. */
export async function takeSetupCode(tx: Tx<SystemScope>, digest: string): Promise<boolean> {
  const taken = await tx
    .deleteFrom('site_settings')
    .where('name', '=', setting)
    .where('value', '=', digest)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}
