import type { EventType } from '@hearth/domain/notifications/events';
import type { Tx } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/queries/prepared.ts';
import type { Scope } from '../../../platform/db/scope.ts';

/** A notifier that gets an event. */
interface Listener {
  readonly notifier_id: string;
  readonly name: string;
}

const inHousehold = prepared<{ groupId: string; type: string; householdId: string }, Listener>(
  (db, parameter) =>
    db
      .selectFrom('event_subscriptions as s')
      .innerJoin('event_notifiers as n', 'n.id', 's.notifier_id')
      .select(['s.notifier_id', 'n.name'])
      .where('s.group_id', '=', parameter('groupId'))
      .where('s.event_type', '=', parameter('type'))
      .where('s.household_id', '=', parameter('householdId'))
      .where('n.enabled', '=', 1),
);

const inGroup = prepared<{ groupId: string; type: string }, Listener>((db, parameter) =>
  db
    .selectFrom('event_subscriptions as s')
    .innerJoin('event_notifiers as n', 'n.id', 's.notifier_id')
    .select(['s.notifier_id', 'n.name'])
    .where('s.group_id', '=', parameter('groupId'))
    .where('s.event_type', '=', parameter('type'))
    .where('n.enabled', '=', 1),
);

/** The enabled notifiers for events of that type in a household, or in all of the group for null. */
export async function findListeners(
  tx: Tx<Scope>,
  { groupId, householdId, type }: { groupId: string; householdId: string | null; type: EventType },
): Promise<Listener[]> {
  return householdId === null
    ? inGroup(tx, { groupId, type })
    : inHousehold(tx, { groupId, type, householdId });
}
