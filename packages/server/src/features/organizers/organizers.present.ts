import type { Organizer } from '@hearth/contract';
import type { OrganizerRow } from './organizers.tables.ts';

/** An organizer as it travels; tools also say who has them, and whether the reader's household does. */
export function presentOrganizer(
  row: Pick<OrganizerRow, 'id' | 'name' | 'slug' | 'group_id'>,
  onHand?: { readonly households: string[]; readonly own: string | null },
): Organizer {
  const organizer = { id: row.id, groupId: row.group_id, name: row.name, slug: row.slug };
  if (onHand === undefined) return organizer;
  // The public is no household and learns of none.
  if (onHand.own === null) return { ...organizer, onHand: false, householdsWithTool: [] };
  return {
    ...organizer,
    onHand: onHand.households.includes(onHand.own),
    householdsWithTool: onHand.households,
  };
}
