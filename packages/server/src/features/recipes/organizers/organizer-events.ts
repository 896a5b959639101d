import type { OrganizerKind } from '@hearth/contract';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { publish } from '../../automation/notifiers/index.ts';
import type { OrganizerRow } from './organizers.tables.ts';

const words = { categories: 'category', tags: 'tag' } as const;
const announcements = {
  create: { ending: 'created', text: 'created' },
  update: { ending: 'updated', text: 'updated' },
  delete: { ending: 'deleted', text: 'deleted' },
} as const;

/** Publishes the event of a changed category or tag to every household of the group. Tools have no events. */
export async function tellOfOrganizer(
  platform: Platform,
  tx: Tx<MemberScope>,
  kind: OrganizerKind,
  { id, name, slug }: OrganizerRow,
  operation: keyof typeof announcements,
): Promise<void> {
  if (kind === 'tools') return;
  const word = words[kind];
  const { ending, text } = announcements[operation];
  await publish(platform, tx, {
    type: `${word}_${ending}`,
    householdId: null,
    document: { documentType: word, operation, [`${word}Id`]: id },
    message: { text, name, ...(operation === 'delete' ? {} : { path: `/recipes/${kind}/${slug}` }) },
  });
}
