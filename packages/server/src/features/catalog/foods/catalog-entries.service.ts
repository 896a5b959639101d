import type {
  EntryUses,
  IngredientFood,
  CatalogEntryKind,
  Page,
  SearchablePagingQuery,
} from '@hearth/contract';
import { mayOrganize } from '@hearth/domain/people/policies';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import { runTogether } from '../../../platform/concurrency/run-together.ts';
import type { GroupReader, GroupTx, Tx } from '../../../platform/db/database.ts';
import { mapInSlices } from '../../../platform/concurrency/map-in-slices.ts';
import { isUniqueViolation } from '../../../platform/db/queries/expressions.ts';
import {
  recordChangedReferences,
  bumpLibraryRevision,
  type LibraryTx,
} from '../../../platform/db/revisions/library-revision.ts';
import type { GroupScope, MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, failAs, required } from '../../../platform/errors/app-error.ts';
import { pageOfAll } from '../../../platform/paging/page-envelope.ts';
import { selectRows } from '../../../platform/paging/select-rows.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findUses } from '../uses/index.ts';
import type { CatalogEntryRow } from './foods.tables.ts';
import { findAliases, findEntryDetails, replaceAliases } from './entry-details.repository.ts';
import { foodEntries, type CatalogKind } from './catalog-kinds.ts';
import { asksForAliases } from './entry-list.ts';
import { insertFormerEntry } from './former-entries.repository.ts';
import { forgetAmountsIn, moveNameToNotes } from './entry-uses.repository.ts';
import { deleteEntry, findFoodsAmong, moveIngredients } from './catalog-entries.repository.ts';

/** What recipes do when a food or a unit changes: their documents and the search index contain its name. */
export interface CatalogListener {
  /** Called before the change, while the ingredients still name the word. `renames` when its names change. */
  entryChanged(tx: GroupTx, kind: CatalogEntryKind, id: string, renames: boolean): Promise<void>;
}

/** One food or unit, or undefined. */
export async function getEntry<Row extends CatalogEntryRow, I, A>(
  platform: Platform,
  scope: GroupScope,
  family: CatalogKind<Row, I, A>,
  id: string,
): Promise<A | undefined> {
  const reader = platform.database.read(scope);
  const row = await family.find(reader, id);
  return row === undefined ? undefined : presentOne(reader, family, row);
}

/**
 * Which recipes and shopping lists name a food or a unit.
 * @throws AppError `itemNotFound`
 */
export async function getEntryUses<Row extends CatalogEntryRow, I, A>(
  platform: Platform,
  scope: MemberScope,
  { kind, find }: CatalogKind<Row, I, A>,
  id: string,
): Promise<EntryUses> {
  const reader = platform.database.read(scope);
  const row = required(await find(reader, id), 'itemNotFound');
  return findUses(reader, kind, row.id);
}

/** These foods of the group, by id; unknown ids are left out. */
export async function getFoods(
  reader: GroupReader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, IngredientFood>> {
  if (ids.length === 0) return new Map();
  const [rows, details] = await runTogether([
    findFoodsAmong(reader, ids),
    findEntryDetails(reader, 'foods', ids),
  ]);
  return new Map(rows.map((row) => [row.id, foodEntries.present(row, details, reader.scope)]));
}

/** One page of the group's foods or units. `route` is the list's path without `/api`. */
export async function listEntries<Row extends CatalogEntryRow, I, A>(
  platform: Platform,
  scope: GroupScope,
  family: CatalogKind<Row, I, A>,
  query: SearchablePagingQuery,
  route: string,
): Promise<Page<A>> {
  const reader = platform.database.read(scope);
  const rows = await selectRows(
    await rowsFor(reader, family, query),
    query,
    family.rules,
    platform.clock.now(),
  );
  const page = pageOfAll(rows, query, route);
  const items = await mapInSlices(page.items, async (slice) => {
    const details = await findEntryDetails(reader, family.kind, slice.map(getId));
    return slice.map((row) => family.present(row, details, scope));
  });
  return { ...page, items };
}

/** Every row of the family, with its aliases if the query uses them. */
async function rowsFor<Row extends CatalogEntryRow, I, A>(
  reader: GroupReader,
  family: CatalogKind<Row, I, A>,
  query: SearchablePagingQuery,
): Promise<Row[]> {
  const rows = await family.findAll(reader);
  if (!asksForAliases(query)) return rows;
  return mapInSlices(rows, async (slice) => {
    const aliases = await findAliases(reader, family.kind, slice.map(getId));
    return slice.map((row) => ({ ...row, aliases: aliases.get(row.id) ?? [] }));
  });
}

function getId({ id }: { readonly id: string }): string {
  return id;
}

/** @throws AppError `wordNotSaved` when the group has one of that name. */
export async function createEntry<Row extends CatalogEntryRow, I, A>(
  platform: Platform,
  scope: MemberScope,
  family: CatalogKind<Row, I, A>,
  input: I,
): Promise<A> {
  const now = storedInstant(platform.clock.now());
  const stamp = { id: platform.random.uuid(), group_id: scope.groupId, created_at: now, updated_at: now };
  return platform.database
    .write(scope, async (open) => {
      const tx = await bumpLibraryRevision(open);
      recordChangedReferences(tx);
      await family.insert(tx, stamp, input);
      await family.saveDetails(tx, stamp.id, input);
      return presentById(tx, family, stamp.id);
    })
    .catch(nameTakenWhenUnique);
}

/**
 * Changes a food or a unit to what `changed` makes of it. Without the right to organize only what the own household
 * has may change.
 * @throws AppError `itemNotFound`, `forbidden`, `wordNotSaved` when the name is taken
 */
export async function updateWord<Row extends CatalogEntryRow, I, A>(
  platform: Platform,
  scope: MemberScope,
  family: CatalogKind<Row, I, A>,
  id: string,
  changed: (current: I) => I,
  listener: CatalogListener,
): Promise<A> {
  return platform.database
    .write(scope, async (open) => {
      const tx = await bumpLibraryRevision(open);
      recordChangedReferences(tx);
      const row = (await family.find(tx, id)) ?? fail('itemNotFound');
      const current = family.inputOf(row, await findEntryDetails(tx, family.kind, [id]));
      const next = changed(current);
      const isShared = !isEqual(family.sharedPart(current), family.sharedPart(next));
      await requireRightTo(tx, family, id, next, isShared);
      await family.update(tx, id, next, storedInstant(platform.clock.now()));
      await family.saveDetails(tx, id, next);
      await listener.entryChanged(tx, family.kind, id, isShared);
      return presentById(tx, family, id);
    })
    .catch(nameTakenWhenUnique);
}

/**
 * Deletes a food or a unit; its name moves into the notes of the lines that have it. Returns the deleted one.
 * @throws AppError `wordNotSaved` when there is none, `forbidden` without the right to organize
 */
export async function removeWord<Row extends CatalogEntryRow, I, A>(
  platform: Platform,
  scope: MemberScope,
  family: CatalogKind<Row, I, A>,
  id: string,
  listener: CatalogListener,
): Promise<A> {
  return platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevision(open);
    recordChangedReferences(tx);
    const row = (await family.find(tx, id)) ?? failAs('wordNotSaved', 'itemGone');
    if (!mayOrganize(scope.rights)) fail('forbidden');
    const removed = await presentOne(tx, family, row);
    await listener.entryChanged(tx, family.kind, id, true);
    await moveNameToNotes(tx, { kind: family.kind, id: row.id, ...family.namesIn(row) });
    if (family.kind === 'units') await forgetAmountsIn(tx, row.id);
    await rememberEntry(platform, tx, family, row, null);
    await deleteEntry(tx, family.kind, id);
    return removed;
  });
}

/**
 * Merges a food or unit into another: puts `to` in the place of `from` in every ingredient and deletes `from`; its aliases become aliases of `to`.
 * @throws AppError `foodsNotMerged` or `unitsNotMerged` when one is missing or both are the same, `forbidden`
 */
export async function mergeEntries<Row extends CatalogEntryRow, I, A>(
  platform: Platform,
  scope: MemberScope,
  family: CatalogKind<Row, I, A>,
  { from, to }: { from: string; to: string },
  listener: CatalogListener,
): Promise<void> {
  const { kind, find } = family;
  const failure = kind === 'foods' ? 'foodsNotMerged' : 'unitsNotMerged';
  await platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevision(open);
    recordChangedReferences(tx);
    const source = required(await find(tx, from), failure);
    const target = required(await find(tx, to), failure);
    if (!mayOrganize(scope.rights)) fail('forbidden');
    if (source.id === target.id) fail(failure);
    await listener.entryChanged(tx, kind, from, true);
    await listener.entryChanged(tx, kind, to, false);
    const { aliases } = await findEntryDetails(tx, kind, [from, to]);
    const all = [...(aliases.get(to) ?? []), ...(aliases.get(from) ?? [])];
    await replaceAliases(tx, kind, to, eachOnce(all));
    await moveIngredients(tx, kind, from, to);
    await rememberEntry(platform, tx, family, source, target.id);
    await deleteEntry(tx, kind, from);
  });
}

/** Clients that have not heard that an entry is gone go on sending it. */
async function rememberEntry<Row extends CatalogEntryRow, I, A>(
  { clock }: Platform,
  tx: LibraryTx,
  { kind, namesIn }: CatalogKind<Row, I, A>,
  row: Row,
  target: string | null,
): Promise<void> {
  const { id, search_text } = row;
  const ended_at = storedInstant(clock.now());
  await insertFormerEntry(tx, { id, kind, ...namesIn(row), search_text, ended_at, target });
}

async function requireRightTo<Row extends CatalogEntryRow, I, A>(
  tx: Tx<MemberScope>,
  family: CatalogKind<Row, I, A>,
  id: string,
  next: I,
  isShared: boolean,
): Promise<void> {
  if (mayOrganize(tx.scope.rights)) return;
  if (isShared || (await family.changesOthers(tx, id, next))) fail('forbidden');
}

/** Names that search alike are one alias: the first of them. */
function eachOnce(names: readonly string[]): string[] {
  const spelled = names.map(normalizeSearchText);
  return names.filter((_, index) => spelled.indexOf(spelled[index] ?? '') === index);
}

function isEqual(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function presentById<Row extends CatalogEntryRow, I, A>(
  reader: GroupReader,
  family: CatalogKind<Row, I, A>,
  id: string,
): Promise<A> {
  return presentOne(reader, family, required(await family.find(reader, id), 'itemNotFound'));
}

async function presentOne<Row extends CatalogEntryRow, I, A>(
  reader: GroupReader,
  family: CatalogKind<Row, I, A>,
  row: Row,
): Promise<A> {
  return family.present(row, await findEntryDetails(reader, family.kind, [row.id]), reader.scope);
}

function nameTakenWhenUnique(error: unknown): never {
  if (isUniqueViolation(error)) failAs('wordNotSaved', 'nameTaken', {}, error);
  throw error;
}
