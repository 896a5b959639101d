import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';
import { findSetting, saveSetting } from '../../site/settings/index.ts';

const setting = 'setup-code';

/** Digest of the newest one-time code, or undefined when none is open. */
export function findSetupCode(reader: Reader<SystemScope>): Promise<string | undefined> {
  return findSetting(reader, setting);
}

/** Replaces the code: only the newest one is worth anything. */
export function saveSetupCode(tx: Tx<SystemScope>, digest: string): Promise<void> {
  return saveSetting(tx, setting, digest);
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
