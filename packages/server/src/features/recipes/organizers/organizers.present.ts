import type { Organizer } from '@hearth/contract';
import type { OrganizerRow } from './organizers.tables.ts';

/** An organizer as it travels; tools also say who has them, and whether the reader's household does. */
export function presentOrganizer(
  row: Pick<OrganizerRow, 'id' | 'name' | 'slug' | 'group_id'>,
  hand?: { readonly households: string[]; readonly onHand: boolean },
): Organizer {
  const organizer = { id: row.id, groupId: row.group_id, name: row.name, slug: row.slug };
  if (hand === undefined) return organizer;
  return { ...organizer, onHand: hand.onHand, householdsWithTool: hand.households };
}
