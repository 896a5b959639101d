import type { CatalogEntryKind } from '@hearth/contract';
import { runTogether } from '../../../platform/concurrency/run-together.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/queries/prepared.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { findOnHand } from '../on-hand/index.ts';
import type { FoodExtraRow } from './foods.tables.ts';

const aliasTable = { foods: 'food_aliases', units: 'unit_aliases' } as const;

const aliasesIn = (table: 'food_aliases' | 'unit_aliases') =>
  prepared<{ ids: string }, { word_id: string; name: string }>((db, parameter, dialect) =>
    db
      .selectFrom(table)
      .select(['word_id', 'name'])
      .where('word_id', 'in', dialect.textsOf(parameter('ids')))
      .orderBy('position'),
  );
const aliasesOf = { foods: aliasesIn('food_aliases'), units: aliasesIn('unit_aliases') } as const;

const extrasOf = prepared<{ ids: string }, FoodExtraRow>((db, parameter, dialect) =>
  db
    .selectFrom('food_extras')
    .selectAll()
    .where('food_id', 'in', dialect.textsOf(parameter('ids')))
    .orderBy('key'),
);

/** The related rows of foods or units, by id. Units have aliases alone. */
export interface EntryDetails {
  readonly aliases: ReadonlyMap<string, string[]>;
  readonly extras: ReadonlyMap<string, Record<string, string>>;
  /** Slugs of the households that have the food. */
  readonly households: ReadonlyMap<string, string[]>;
}

/** The details of many entries at once, in a fixed number of queries. */
export async function findEntryDetails(
  reader: Reader,
  kind: CatalogEntryKind,
  ids: readonly string[],
): Promise<EntryDetails> {
  const none = { aliases: new Map(), extras: new Map(), households: new Map() };
  if (ids.length === 0) return none;
  if (kind === 'units') return { ...none, aliases: await findAliases(reader, kind, ids) };
  const [aliases, extras, households] = await runTogether([
    findAliases(reader, kind, ids),
    findExtras(reader, ids),
    findOnHand(reader, 'foods', ids),
  ]);
  return { aliases, extras, households };
}

/** The other names of foods or units, by id, in their order. */
export async function findAliases(
  reader: Reader,
  kind: CatalogEntryKind,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await aliasesOf[kind](reader, { ids: JSON.stringify(ids) });
  const byWord = new Map<string, string[]>();
  for (const { word_id, name } of rows) byWord.set(word_id, [...(byWord.get(word_id) ?? []), name]);
  return byWord;
}

async function findExtras(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, Record<string, string>>> {
  const rows = await extrasOf(reader, { ids: JSON.stringify(ids) });
  const entries = new Map<string, [string, string][]>();
  for (const { food_id, key, value } of rows)
    entries.set(food_id, [...(entries.get(food_id) ?? []), [key, value]]);
  return new Map([...entries].map(([id, pairs]) => [id, Object.fromEntries(pairs)]));
}

/** Replaces the aliases of a food or a unit. */
export async function replaceAliases(
  tx: Tx<Scope>,
  kind: CatalogEntryKind,
  id: string,
  names: readonly string[],
): Promise<void> {
  const table = aliasTable[kind];
  await tx.deleteFrom(table).where('word_id', '=', id).execute();
  if (names.length === 0) return;
  const rows = names.map((name, position) => ({ word_id: id, position, name }));
  await tx.insertInto(table).values(rows).execute();
}

/** Replaces the extras of a food. */
export async function replaceExtras(
  tx: Tx<Scope>,
  id: string,
  extras: Readonly<Record<string, string>>,
): Promise<void> {
  await tx.deleteFrom('food_extras').where('food_id', '=', id).execute();
  const rows = Object.entries(extras).map(([key, value]) => ({ food_id: id, key, value }));
  if (rows.length > 0) await tx.insertInto('food_extras').values(rows).execute();
}
