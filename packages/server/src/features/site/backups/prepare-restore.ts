import type { RestoreEffects, SealedElsewhere } from '@hearth/contract';
import type { StoredRow } from '../../../platform/db/dump/database-snapshot.ts';
import { ScratchContents } from '../../../platform/db/dump/scratch-contents.ts';
import { type EndedKeyKind, readEndedKeys } from '../../../platform/files/ended-keys.ts';
import type { RowSecrets } from './archive/sealed-columns.ts';

/** Sessions and one-time links end with a restore. */
const endingTables = ['sessions', 'sign_in_flows', 'password_reset_tokens'] as const;

/** Where keys are that people can end, and the column by which each is known. */
const keyColumns: readonly (readonly [table: string, column: string, kind: EndedKeyKind])[] = [
  ['api_tokens', 'token_hash', 'API token'],
  ['invite_tokens', 'token', 'invitation'],
  ['meal_plan_feeds', 'token', 'calendar address'],
  ['recipe_share_tokens', 'id', 'share link'],
];

const sealedTables: readonly (readonly [table: string, kind: keyof SealedElsewhere])[] = [
  ['totp_secrets', 'authenticators'],
  ['invite_tokens', 'invitations'],
  ['meal_plan_feeds', 'calendarAddresses'],
  ['event_notifiers', 'notifiers'],
  ['webhooks', 'webhooks'],
];

/**
 * Takes out of a scratch database what a restore must not bring back: sessions, one-time links, keys that people have
 * ended since, and authenticators that fit no code under the secret of this server.
 * @returns what of the effects this has decided
 */
export async function prepareRestore(
  scratch: string,
  dataDir: string,
  secrets: RowSecrets,
): Promise<Pick<RestoreEffects, 'endedKeys' | 'sealedElsewhere'>> {
  const isEnded = await readEndedKeys(dataDir);
  return ScratchContents.use(scratch, async (contents) => {
    for (const table of endingTables) contents.empty(table);
    let endedKeys = 0;
    for (const [table, column, kind] of keyColumns) {
      const ended = await rowsWhere(contents, table, (row) => isEnded(kind, String(row[column])));
      for (const row of ended) contents.delete(table, column, String(row[column]));
      endedKeys += ended.length;
    }
    return { endedKeys, sealedElsewhere: await countSealedElsewhere(contents, secrets) };
  });
}

/** Counts them, and removes such authenticators: they would keep their owners out. */
async function countSealedElsewhere(
  contents: ScratchContents,
  secrets: RowSecrets,
): Promise<SealedElsewhere> {
  const counts = { authenticators: 0, invitations: 0, calendarAddresses: 0, notifiers: 0, webhooks: 0 };
  for (const [table, kind] of sealedTables) {
    const lost = await rowsWhere(contents, table, (row) => secrets.isSealedElsewhere(table, row));
    counts[kind] = lost.filter(({ confirmed = 1 }) => confirmed === 1).length;
    if (kind !== 'authenticators') continue;
    for (const { user_id } of lost) contents.delete(table, 'user_id', String(user_id));
  }
  return counts;
}

async function rowsWhere(
  contents: ScratchContents,
  table: string,
  fits: (row: StoredRow) => boolean,
): Promise<StoredRow[]> {
  const found: StoredRow[] = [];
  for await (const row of contents.rows(table)) if (fits(row)) found.push(row);
  return found;
}
