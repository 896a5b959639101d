import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../db/database.ts';
import { isOneOf } from '../db/queries/expressions.ts';
import type { Scope, SystemScope } from '../db/scope.ts';
import type { DeliveryRow } from '../db/tables.ts';

/** A delivery as it is read. */
export type StoredDelivery = Selectable<DeliveryRow>;

/** A lane, the process that leases it, and the expiry of the lease. */
export interface Lease {
  readonly lane: string;
  readonly holder: string;
  readonly now: string;
  readonly until: string;
}

/** Keeps a statement below the database's limit of parameters. */
const maxRowsPerStatement = 1000;

export async function insertDeliveries(
  tx: Tx<Scope>,
  rows: readonly Omit<Insertable<DeliveryRow>, 'id'>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += maxRowsPerStatement) {
    await tx
      .insertInto('deliveries')
      .values(rows.slice(from, from + maxRowsPerStatement))
      .execute();
  }
}

/** The lane with the oldest due message, of those neither leased nor paused. */
export async function findDueLane(
  reader: Reader<SystemScope>,
  names: readonly string[],
  now: string,
): Promise<string | undefined> {
  if (names.length === 0) return undefined;
  const due = await reader
    .selectFrom('deliveries as d')
    .leftJoin('delivery_lanes as l', 'l.lane', 'd.lane')
    .select('d.lane')
    .where('d.run_at', '<=', now)
    .where('d.name', 'in', names)
    .where((eb) => eb.or([eb('l.leased_until', 'is', null), eb('l.leased_until', '<=', now)]))
    .where((eb) => eb.or([eb('l.paused_until', 'is', null), eb('l.paused_until', '<=', now)]))
    .orderBy('d.run_at')
    .limit(1)
    .executeTakeFirst();
  return due?.lane;
}

/** Leases a free lane; false if another process was faster. */
export async function leaseLane(tx: Tx<SystemScope>, { lane, holder, now, until }: Lease): Promise<boolean> {
  const leased = await tx
    .insertInto('delivery_lanes')
    .values({ lane, holder, leased_until: until, failures: 0, paused_until: null })
    .onConflict((conflict) =>
      conflict
        .column('lane')
        .doUpdateSet({ holder, leased_until: until })
        .where((eb) =>
          eb.and([
            eb.or([
              eb('delivery_lanes.leased_until', 'is', null),
              eb('delivery_lanes.leased_until', '<=', now),
            ]),
            eb.or([
              eb('delivery_lanes.paused_until', 'is', null),
              eb('delivery_lanes.paused_until', '<=', now),
            ]),
          ]),
        ),
    )
    .returning('lane')
    .executeTakeFirst();
  return leased !== undefined;
}

/** The lane's oldest due message, with its attempts increased by one. */
export async function takeOldest(
  tx: Tx<SystemScope>,
  lane: string,
  now: string,
): Promise<StoredDelivery | undefined> {
  const oldest = await tx
    .selectFrom('deliveries')
    .select('id')
    .where('lane', '=', lane)
    .where('run_at', '<=', now)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined) return undefined;
  return tx
    .updateTable('deliveries')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', oldest.id)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteDelivery(tx: Tx<SystemScope>, id: number): Promise<void> {
  await tx.deleteFrom('deliveries').where('id', '=', id).execute();
}

export async function postpone(tx: Tx<SystemScope>, id: number, runAt: string): Promise<void> {
  await tx.updateTable('deliveries').set({ run_at: runAt }).where('id', '=', id).execute();
}

/** Releases a lane whose receiver answers. */
export async function freeLane(tx: Tx<SystemScope>, lane: string, holder: string): Promise<void> {
  await tx.deleteFrom('delivery_lanes').where('lane', '=', lane).where('holder', '=', holder).execute();
}

/** Ends the pause of lanes; leases stay as they are. */
export async function endPauses(tx: Tx<Scope>, lanes: readonly string[]): Promise<void> {
  await tx
    .updateTable('delivery_lanes')
    .set({ paused_until: null })
    .where((eb) => isOneOf(tx.dialect, eb.ref('lane'), lanes))
    .execute();
}

/** How often the receiver of a lane has failed in a row. */
export async function findFailures(tx: Tx<SystemScope>, lane: string): Promise<number> {
  const row = await tx
    .selectFrom('delivery_lanes')
    .select('failures')
    .where('lane', '=', lane)
    .executeTakeFirst();
  return row?.failures ?? 0;
}

/** Releases a lane and pauses it. */
export async function pauseLane(
  tx: Tx<SystemScope>,
  { lane, holder }: Pick<Lease, 'lane' | 'holder'>,
  failures: number,
  until: string,
): Promise<void> {
  await tx
    .updateTable('delivery_lanes')
    .set({ holder: null, leased_until: null, failures, paused_until: until })
    .where('lane', '=', lane)
    .where('holder', '=', holder)
    .execute();
}
