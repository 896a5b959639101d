import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope, SystemScope } from '../../../platform/db/scope.ts';

/** Text of one setting of the whole server. */
export async function findSetting(reader: Reader<SystemScope>, name: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('site_settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

export async function saveSetting(
  tx: Tx<MemberScope | SystemScope>,
  name: string,
  value: string,
): Promise<void> {
  await tx
    .insertInto('site_settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
