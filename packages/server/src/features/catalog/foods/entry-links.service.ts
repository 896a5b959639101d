import { type CatalogEntryKind, limits } from '@hearth/contract';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import { findSameMeasure } from '@hearth/ingredients/naming';
import type { EntryIndex } from '@hearth/ingredients/parser';
import type { GroupReader } from '../../../platform/db/database.ts';
import type { LibraryTx } from '../../../platform/db/revisions/library-revision.ts';
import type { Platform } from '../../../platform/platform.ts';
import { loadEntryIndex } from './entry-index.service.ts';
import { findExistingIds } from './existing-ids.repository.ts';
import { findFormerEntries } from './former-entries.repository.ts';
import { type NewEntry, writeMissingEntries } from './missing-entries.service.ts';
import { getSentId, getSentName, type SentEntry, writeWords } from './sent-entry.ts';

/** What a sent food or unit is here: an entry of the group, or words of the line. */
export interface EntryLink {
  /** Null for one that the group does not have. */
  readonly id: string | null;
  /** Its name where it is not linked, as it stands beside that quantity; empty otherwise. */
  readonly words: string;
}

type FindLink = (sent: SentEntry, quantity: number | null) => EntryLink;

/** Finds what sent foods and units are. */
export interface EntryLinks {
  readonly food: FindLink;
  readonly unit: FindLink;
}

/** The foods and units that a request sends. */
export interface SentEntries {
  readonly foods: readonly SentEntry[];
  readonly units: readonly SentEntry[];
}

/**
 * Links foods and units to those of the group: by id, by what the entry of that id was merged into, or by any of their
 * names, as lines are read. An id of another group is an unknown one. What is not found leaves its name as words.
 */
export async function linkEntries(reader: GroupReader, { foods, units }: SentEntries): Promise<EntryLinks> {
  const food = await resolveEntries(reader, 'foods', foods);
  const unit = await resolveEntries(reader, 'units', units);
  return { food: food.find, unit: unit.find };
}

/** As {@link linkEntries}; one that was sent by name alone is created if the group does not have it, as organizers are. */
export async function linkOrCreateEntries(
  platform: Platform,
  tx: LibraryTx,
  { foods, units }: SentEntries,
): Promise<EntryLinks> {
  const food = await resolveEntries(tx, 'foods', foods);
  const unit = await resolveEntries(tx, 'units', units);
  const missing = { foods: food.missing, units: unit.missing };
  if (missing.foods.length + missing.units.length === 0) return { food: food.find, unit: unit.find };
  const created = await writeMissingEntries(platform, tx, missing);
  indexes.delete(tx);
  return { food: withCreated(food.find, created.foods), unit: withCreated(unit.find, created.units) };
}

interface ResolvedEntries {
  readonly find: FindLink;
  /** Entries that were sent without an id, by a name that nothing is called by: each in one spelling. */
  readonly missing: readonly NewEntry[];
}

async function resolveEntries(
  reader: GroupReader,
  kind: CatalogEntryKind,
  sent: readonly SentEntry[],
): Promise<ResolvedEntries> {
  const ids = [...new Set(sent.map(getSentId).filter((id) => id !== null))];
  const existing = await findExistingIds(reader, kind, ids);
  const gone = ids.filter((id) => !existing.has(id));
  const former = await findFormerEntries(reader, kind, gone);
  const formerById = new Map(former.map((row) => [row.id, row]));
  const findById = (id: string) =>
    existing.has(id) ? id : (formerById.get(id)?.food_id ?? formerById.get(id)?.unit_id ?? null);
  const getName = (one: SentEntry) => getSentName(one) || (formerById.get(getSentId(one) ?? '')?.one ?? '');
  const isLinked = (one: SentEntry) => findById(getSentId(one) ?? '') !== null;
  const unlinked = sent.filter((one) => !isLinked(one) && getName(one) !== '');
  const index = unlinked.length === 0 ? undefined : await getIndex(reader, kind);
  const findByName = (one: SentEntry) => index && findNamed(index, kind, getName(one));
  const find: FindLink = (one, quantity) => {
    const id = findById(getSentId(one) ?? '') ?? findByName(one) ?? null;
    const words = id === null ? writeWords(one, formerById.get(getSentId(one) ?? ''), quantity, kind) : '';
    return { id, words };
  };
  const missing = unlinked.filter((one) => getSentId(one) === null && findByName(one) === undefined);
  return { find, missing: eachOnce(missing) };
}

function findNamed(index: EntryIndex<string>, kind: CatalogEntryKind, name: string): string | undefined {
  return index.named(name) ?? (kind === 'units' ? findSameMeasure(name, undefined, index) : undefined);
}

/** A request that writes many recipes reads the names of the group once. */
const indexes = new WeakMap<GroupReader, Map<CatalogEntryKind, EntryIndex<string>>>();

async function getIndex(reader: GroupReader, kind: CatalogEntryKind): Promise<EntryIndex<string>> {
  const known = indexes.get(reader) ?? new Map<CatalogEntryKind, EntryIndex<string>>();
  indexes.set(reader, known);
  const index = known.get(kind) ?? (await loadEntryIndex(reader, kind));
  known.set(kind, index);
  return index;
}

/** One spelling of each name that fits: a longer one is a remark. */
function eachOnce(entries: readonly SentEntry[]): NewEntry[] {
  const bySpelling = new Map(
    entries
      .filter((one) => one !== null && one !== undefined)
      .filter((one) => getSentName(one).length <= limits.nameLength)
      .toReversed()
      .map((one) => [normalizeSearchText(getSentName(one)), one]),
  );
  return [...bySpelling.values()].toReversed();
}

function withCreated(find: FindLink, ids: ReadonlyMap<string, string>): FindLink {
  const bySpelling = new Map([...ids].map(([name, id]) => [normalizeSearchText(name), id]));
  return (one, quantity) => {
    const link = find(one, quantity);
    if (link.id !== null || getSentId(one) !== null) return link;
    const id = bySpelling.get(normalizeSearchText(getSentName(one)));
    return id === undefined ? link : { id, words: '' };
  };
}
