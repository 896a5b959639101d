import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../db/database.ts';
import { isOneOf } from '../db/expressions.ts';
import type { Scope, SystemScope } from '../db/scope.ts';
import type { DeliveryRow } from '../db/tables.ts';

/** A delivery as it is read. */
export type StoredDelivery = Selectable<DeliveryRow>;

/** A lane, who takes it and until when. */
export interface Lease {
  readonly lane: string;
  readonly holder: string;
  readonly now: string;
  readonly until: string;
}

/** As many rows as one statement has parameters for. */
const rowsAtOnce = 1000;

export async function insertDeliveries(
  tx: Tx<Scope>,
  rows: readonly Omit<Insertable<DeliveryRow>, 'id'>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx
      .insertInto('deliveries')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
  }
}

/** The lane whose message has waited longest, of those that nobody holds and that do not rest. */
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

/** Takes a lane that nobody holds; false when somebody was faster. */
export async function leaseLane(tx: Tx<SystemScope>, { lane, holder, now, until }: Lease): Promise<boolean> {
  const taken = await tx
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
  return taken !== undefined;
}

/** The lane's oldest due message, counted as tried once more. */
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

/** Lets go of a lane whose receiver answers. */
export async function freeLane(tx: Tx<SystemScope>, lane: string, holder: string): Promise<void> {
  await tx.deleteFrom('delivery_lanes').where('lane', '=', lane).where('holder', '=', holder).execute();
}

/** Has lanes that rest go on at once; what somebody holds is left alone. */
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

/** Lets go of a lane and has it rest. */
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
