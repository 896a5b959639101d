import type {
  EntryUses,
  Organizer,
  OrganizerCounts,
  OrganizerKind,
  Page,
  SearchablePagingQuery,
} from '@hearth/contract';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import { mayOrganize } from '@hearth/domain/people/policies';
import { slugOrSigns } from '@hearth/domain/text/slugs';
import type { GroupReader, GroupTx, Tx } from '../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../platform/db/queries/expressions.ts';
import {
  recordChangedReferences,
  bumpLibraryRevision,
} from '../../../platform/db/revisions/library-revision.ts';
import type { GroupScope, MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import { pageOfAll } from '../../../platform/paging/page-envelope.ts';
import { selectRows } from '../../../platform/paging/select-rows.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changesOtherHouseholds, findOnHand, onHandFor, saveOnHand } from '../../catalog/on-hand/index.ts';
import { findUses } from '../../catalog/uses/index.ts';
import { tellOfOrganizer } from './organizer-events.ts';
import { organizerRules } from './organizer-list.ts';
import {
  countRecipes,
  deleteOrganizer,
  findEmptyOrganizers,
  findOrganizer,
  findOrganizers,
  insertOrganizer,
  renameOrganizer,
} from './organizers.repository.ts';
import { presentOrganizer } from './organizers.present.ts';
import type { OrganizerRow } from './organizers.tables.ts';

/** What recipes do when an organizer changes: their documents contain its name. */
export interface OrganizerListener {
  organizerChanged(tx: GroupTx, kind: OrganizerKind, id: string): Promise<void>;
}

/** What clients send of an organizer; `onHand` and `householdsWithTool` are for tools only. */
export interface OrganizerInput {
  readonly name?: string | undefined;
  readonly onHand?: boolean | undefined;
  readonly householdsWithTool?: readonly string[] | undefined;
}

/** One organizer, or undefined. */
export async function getOrganizer(
  platform: Platform,
  scope: GroupScope,
  kind: OrganizerKind,
  by: { id: string } | { slug: string },
): Promise<Organizer | undefined> {
  const reader = platform.database.read(scope);
  const row = await findOrganizer(reader, kind, by);
  return row === undefined ? undefined : presentOne(reader, kind, row);
}

/** One page of the group's organizers. `route` is the list's path without `/api`. */
export async function listOrganizers(
  platform: Platform,
  scope: GroupScope,
  kind: OrganizerKind,
  query: SearchablePagingQuery,
  route: string,
): Promise<Page<Organizer>> {
  const reader = platform.database.read(scope);
  const rows = await selectRows(
    await findOrganizers(reader, kind),
    query,
    organizerRules,
    platform.clock.now(),
  );
  const page = pageOfAll(rows, query, route);
  return { ...page, items: await presentAll(reader, kind, page.items) };
}

/** How many recipes carry each organizer of a kind, by its id. */
export async function countOrganizers(
  platform: Platform,
  scope: MemberScope,
  kind: OrganizerKind,
): Promise<OrganizerCounts> {
  const rows = await countRecipes(platform.database.read(scope), kind);
  return Object.fromEntries(rows.map(({ id, count }) => [id, count]));
}

/** Organizers that no recipe carries, by name. */
export async function listEmptyOrganizers(
  platform: Platform,
  scope: MemberScope,
  kind: OrganizerKind,
): Promise<Organizer[]> {
  const reader = platform.database.read(scope);
  return presentAll(reader, kind, await findEmptyOrganizers(reader, kind));
}

/** @throws AppError `nameTaken` when the group has one with that slug. */
export async function createOrganizer(
  platform: Platform,
  scope: MemberScope,
  kind: OrganizerKind,
  input: OrganizerInput & { name: string },
): Promise<Organizer> {
  const row = newOrganizer(platform, scope.groupId, input.name);
  return platform.database
    .write(scope, async (open) => {
      const tx = await bumpLibraryRevision(open);
      recordChangedReferences(tx);
      await insertOrganizer(tx, kind, row);
      if (kind === 'tools') await saveOnHand(tx, 'tools', row.id, buildHand(input));
      await tellOfOrganizer(platform, tx, kind, row, 'create');
      return presentOne(tx, kind, row);
    })
    .catch(nameTakenWhenUnique);
}

/**
 * Changes what `input` holds; a new name makes a new slug.
 * @throws AppError `itemNotFound`, `forbidden` without the right to organize, `nameTaken`
 */
export async function updateOrganizer(
  platform: Platform,
  scope: MemberScope,
  kind: OrganizerKind,
  id: string,
  input: OrganizerInput,
  listener: OrganizerListener,
): Promise<Organizer> {
  return platform.database
    .write(scope, async (open) => {
      const tx = await bumpLibraryRevision(open);
      recordChangedReferences(tx);
      const row = (await findOrganizer(tx, kind, { id })) ?? fail('itemNotFound');
      await requireRightTo(tx, kind, row, input);
      const name = input.name ?? row.name;
      const change = { ...words(name), updated_at: storedInstant(platform.clock.now()) };
      await renameOrganizer(tx, kind, id, change);
      await tellOfOrganizer(platform, tx, kind, { ...row, ...change }, 'update');
      if (kind === 'tools') await saveOnHand(tx, 'tools', id, buildHand(input));
      await listener.organizerChanged(tx, kind, id);
      return presentOne(tx, kind, { ...row, ...change });
    })
    .catch(nameTakenWhenUnique);
}

/**
 * Deletes an organizer; recipes lose the link. Returns the deleted one.
 * @throws AppError `itemGone` when there is none, `forbidden` without the right to organize
 */
export async function removeOrganizer(
  platform: Platform,
  scope: MemberScope,
  kind: OrganizerKind,
  id: string,
  listener: OrganizerListener,
): Promise<Organizer> {
  return platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevision(open);
    recordChangedReferences(tx);
    const row = (await findOrganizer(tx, kind, { id })) ?? fail('itemGone');
    if (!mayOrganize(scope.rights)) fail('forbidden');
    const organizer = await presentOne(tx, kind, row);
    await listener.organizerChanged(tx, kind, id);
    await deleteOrganizer(tx, kind, id);
    await tellOfOrganizer(platform, tx, kind, row, 'delete');
    return organizer;
  });
}

/**
 * What the whole group shares is changed by those with the right to organize. Other members may say of a tool
 * whether the own household has it, and nothing more.
 */
async function requireRightTo(
  tx: Tx<MemberScope>,
  kind: OrganizerKind,
  row: OrganizerRow,
  { name = row.name, householdsWithTool }: OrganizerInput,
): Promise<void> {
  if (mayOrganize(tx.scope.rights)) return;
  if (kind !== 'tools' || name.trim() !== row.name) fail('forbidden');
  if (await changesOtherHouseholds(tx, 'tools', row.id, householdsWithTool)) fail('forbidden');
}

/** A new row for a name, with its slug. */
export function newOrganizer(platform: Platform, groupId: string, name: string): OrganizerRow {
  const now = storedInstant(platform.clock.now());
  return { id: platform.random.uuid(), group_id: groupId, ...words(name), created_at: now, updated_at: now };
}

function words(name: string): Pick<OrganizerRow, 'name' | 'name_normalized' | 'slug'> {
  const trimmed = name.trim();
  return { name: trimmed, name_normalized: normalizeSearchText(trimmed), slug: slugOrSigns(trimmed) };
}

async function presentOne(reader: GroupReader, kind: OrganizerKind, row: OrganizerRow): Promise<Organizer> {
  const [one] = await presentAll(reader, kind, [row]);
  return one ?? fail('itemNotFound');
}

async function presentAll(
  reader: GroupReader,
  kind: OrganizerKind,
  rows: readonly OrganizerRow[],
): Promise<Organizer[]> {
  if (kind !== 'tools') return rows.map((row) => presentOrganizer(row));
  const ids = rows.map((row) => row.id);
  const hand = await findOnHand(reader, 'tools', ids);
  return rows.map((row) => presentOrganizer(row, onHandFor(reader.scope, hand.get(row.id))));
}

function buildHand({ onHand, householdsWithTool }: OrganizerInput) {
  return { onHand, households: householdsWithTool };
}

function nameTakenWhenUnique(error: unknown): never {
  if (isUniqueViolation(error)) fail('nameTaken', {}, error);
  throw error;
}

/**
 * Which recipes carry an organizer.
 * @throws AppError `itemNotFound`
 */
export async function getOrganizerUses(
  platform: Platform,
  scope: MemberScope,
  kind: OrganizerKind,
  id: string,
): Promise<EntryUses> {
  const reader = platform.database.read(scope);
  const row = required(await findOrganizer(reader, kind, { id }), 'itemNotFound');
  return findUses(reader, kind, row.id);
}
