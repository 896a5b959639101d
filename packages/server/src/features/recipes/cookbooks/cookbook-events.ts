import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { publish } from '../../automation/notifiers/index.ts';
import type { CookbookRow } from './cookbooks.tables.ts';

const announcements = {
  create: { type: 'cookbook_created', text: 'wasCreated' },
  update: { type: 'cookbook_updated', text: 'wasUpdated' },
  delete: { type: 'cookbook_deleted', text: 'deleted' },
} as const;

/** Tells the household what became of one of its cookbooks. */
export async function tellOfCookbook(
  platform: Platform,
  tx: Tx<MemberScope>,
  { id, name, household_id: householdId }: CookbookRow,
  operation: keyof typeof announcements,
): Promise<void> {
  const { type, text } = announcements[operation];
  await publish(platform, tx, {
    type,
    householdId,
    document: { documentType: 'cookbook', operation, cookbookId: id },
    message: { text, name },
  });
}

/** Tells the household that its cookbooks were changed together. */
export async function tellOfCookbooks(
  platform: Platform,
  tx: Tx<MemberScope>,
  rows: readonly CookbookRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await publish(platform, tx, {
    type: 'cookbook_updated',
    householdId: tx.scope.householdId,
    document: { documentType: 'cookbook', operation: 'update', cookbookIds: rows.map(({ id }) => id) },
  });
}
