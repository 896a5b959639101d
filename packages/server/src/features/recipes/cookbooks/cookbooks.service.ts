import {
  type CreateCookBook,
  maxCookbookNameLength,
  type NewCookBook,
  type Page,
  type ReadCookBook,
  type SearchablePagingQuery,
} from '@hearth/contract';
import { slugify } from '@hearth/domain/text/slugs';
import type { GroupReader, Tx } from '../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../platform/db/queries/expressions.ts';
import {
  recordChangedReferences,
  bumpLibraryRevision,
} from '../../../platform/db/revisions/library-revision.ts';
import type { GroupScope, MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import { ValidationError } from '../../../platform/http/input/validation.ts';
import { fillIn, type Locale, getTexts } from '../../../platform/i18n/locales.ts';
import { pageOfAll } from '../../../platform/paging/page-envelope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isRecipeFilter } from '../library/index.ts';
import { selectCookbooks } from './cookbook-list.ts';
import { tellOfCookbook, tellOfCookbooks } from './cookbook-events.ts';
import { cookbookSlug } from './cookbook-slug.ts';
import { presentCookbook, presentCookbooks } from './cookbooks.present.ts';
import {
  deleteCookbook,
  findCookbook,
  findCookbooks,
  findOwnCookbooks,
  findShelf,
  findSlugs,
  insertCookbook,
  updateCookbook,
} from './cookbooks.repository.ts';
import type { CookbookRow } from './cookbooks.tables.ts';

/** The fields of a cookbook that a request has. */
type Changes = { [K in keyof CreateCookBook]?: CreateCookBook[K] | undefined };

/**
 * One page of cookbooks: of the caller's household, of the whole group with `allHouseholds`, public ones for visitors.
 * @param route path of the list without `/api`
 */
export async function listCookbooks(
  platform: Platform,
  scope: GroupScope,
  query: SearchablePagingQuery & { readonly allHouseholds?: boolean },
  route: string,
): Promise<Page<ReadCookBook>> {
  const reader = platform.database.read(scope);
  const all = await findCookbooks(reader);
  const isOwn = ({ household_id }: CookbookRow) =>
    scope.kind === 'public' || query.allHouseholds === true || household_id === scope.householdId;
  const own = await selectCookbooks(all.filter(isOwn), query, platform.clock.now());
  const page = pageOfAll(own, query, route);
  return { ...page, items: await presentCookbooks(reader, page.items) };
}

/** One cookbook by id or slug, or undefined: for members of their household, for visitors a public one. */
export async function getCookbook(
  platform: Platform,
  scope: GroupScope,
  idOrSlug: string,
): Promise<ReadCookBook | undefined> {
  const reader = platform.database.read(scope);
  const row = await findCookbook(reader, idOrSlug);
  return row === undefined ? undefined : presentCookbook(reader, row);
}

/** All cookbooks of the own household, in their order on the shelf. */
export async function ownCookbooks(platform: Platform, scope: MemberScope): Promise<ReadCookBook[]> {
  const reader = platform.database.read(scope);
  const own = (await findCookbooks(reader))
    .filter(({ household_id }) => household_id === scope.householdId)
    .toSorted((one, other) => one.position - other.position);
  return presentCookbooks(reader, own);
}

/** The filter of a cookbook that the reader may open, by id or slug; undefined where there is none. */
export async function cookbookFilter(reader: GroupReader, idOrSlug: string): Promise<string | undefined> {
  return (await findCookbook(reader, idOrSlug))?.query_filter_string;
}

/**
 * Creates a cookbook. One without a name is called after its household and its number on the shelf.
 * @throws ValidationError for a name without letters or a filter that cannot be read
 */
export async function createCookbook(
  platform: Platform,
  scope: MemberScope,
  { name, ...input }: NewCookBook,
  locale: Locale,
): Promise<ReadCookBook> {
  return platform.database
    .write(scope, async (open) => {
      const tx = await bumpLibraryRevision(open);
      recordChangedReferences(tx);
      return storeCookbook(platform, tx, { ...input, name: name ?? (await nextName(tx, locale)) });
    })
    .catch(nameTakenWhenUnique);
}

async function nextName(tx: Tx<MemberScope>, locale: Locale): Promise<string> {
  const { household, count } = await findShelf(tx);
  const { untitledCookbook } = getTexts(locale).pages;
  const room = maxCookbookNameLength - untitledCookbook.length - String(count).length;
  return fillIn(untitledCookbook, { household: household.slice(0, room), number: String(count + 1) });
}

/**
 * Creates a cookbook with the filter of another one of the household, after all others.
 * @throws AppError `itemNotFound`; ValidationError as {@link createCookbook}
 */
export async function duplicateCookbook(
  platform: Platform,
  scope: MemberScope,
  { id, name }: { readonly id: string; readonly name: string | null | undefined },
): Promise<ReadCookBook> {
  return platform.database
    .write(scope, async (open) => {
      const tx = await bumpLibraryRevision(open);
      recordChangedReferences(tx);
      const [found] = await findOwnCookbooks(tx, [id.toLowerCase()]);
      const row = required(found, 'itemNotFound');
      const { count } = await findShelf(tx);
      return storeCookbook(platform, tx, {
        name: name ?? row.name,
        description: row.description,
        public: row.public === 1,
        queryFilterString: row.query_filter_string,
        position: count + 1,
      });
    })
    .catch(nameTakenWhenUnique);
}

async function storeCookbook(
  platform: Platform,
  tx: Tx<MemberScope>,
  input: CreateCookBook,
): Promise<ReadCookBook> {
  const fields = buildColumns(input, platform.clock.now());
  const now = storedInstant(platform.clock.now());
  const taken = new Set((await findSlugs(tx)).values());
  const row: CookbookRow = {
    ...emptyColumns,
    ...fields,
    slug: required(cookbookSlug(input.name, null, taken), 'nameTaken'),
    id: platform.random.uuid(),
    group_id: tx.scope.groupId,
    household_id: tx.scope.householdId,
    created_at: now,
    updated_at: now,
  };
  await insertCookbook(tx, row);
  await tellOfCookbook(platform, tx, row, 'create');
  return presentCookbook(tx, row);
}

/** One change of several: the cookbook, and what becomes of it. */
export interface CookbookChange {
  readonly id: string;
  readonly input: Changes;
}

/**
 * Changes cookbooks of the own household, all or none. Those that are changed `together` are one event.
 * @throws AppError `itemNotFound`; ValidationError as {@link createCookbook}
 */
export async function changeCookbooks(
  platform: Platform,
  scope: MemberScope,
  changes: readonly CookbookChange[],
  together = false,
): Promise<ReadCookBook[]> {
  return platform.database
    .write(scope, async (open) => {
      const tx = await bumpLibraryRevision(open);
      recordChangedReferences(tx);
      const ids = changes.map(({ id }) => id.toLowerCase());
      const rows = new Map((await findOwnCookbooks(tx, ids)).map((row) => [row.id, row]));
      const slugs = await findSlugs(tx);
      const changed: CookbookRow[] = [];
      for (const { id, input } of changes) {
        const row = required(rows.get(id.toLowerCase()), 'itemNotFound');
        slugs.delete(row.id);
        const next = changedRow(row, input, new Set(slugs.values()), platform.clock.now());
        await updateCookbook(tx, next);
        rows.set(row.id, next);
        slugs.set(row.id, next.slug);
        changed.push(next);
      }
      if (together) await tellOfCookbooks(platform, tx, changed);
      else for (const row of changed) await tellOfCookbook(platform, tx, row, 'update');
      return presentCookbooks(tx, changed);
    })
    .catch(nameTakenWhenUnique);
}

/** A cookbook as it becomes; `taken` are the slugs of the group's others. */
function changedRow(row: CookbookRow, input: Changes, taken: ReadonlySet<string>, now: Date): CookbookRow {
  const fields = buildColumns(input, now);
  const slug = cookbookSlug(fields.name ?? row.name, input.slug ?? row.slug, taken);
  return { ...row, ...fields, slug: required(slug, 'nameTaken'), updated_at: storedInstant(now) };
}

/** @throws AppError `itemGone` when the household has none with that id */
export async function removeCookbook(
  platform: Platform,
  scope: MemberScope,
  id: string,
): Promise<ReadCookBook> {
  return platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevision(open);
    recordChangedReferences(tx);
    const [row] = await findOwnCookbooks(tx, [id.toLowerCase()]);
    if (row === undefined) return fail('itemGone');
    await deleteCookbook(tx, row.id);
    await tellOfCookbook(platform, tx, row, 'delete');
    return presentCookbook(tx, row);
  });
}

const emptyColumns = { name: '', description: '', position: 1, public: 0, query_filter_string: '' };

function buildColumns(input: Changes, now: Date): Partial<typeof emptyColumns> {
  const { name, description, position, public: isPublic, queryFilterString } = input;
  if (name !== undefined && slugify(name) === '') refuse('name', 'Name cannot be empty', name);
  if (queryFilterString !== undefined && queryFilterString !== '' && !isRecipeFilter(queryFilterString, now))
    refuse('queryFilterString', 'Invalid query filter string', queryFilterString);
  return {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(description === undefined ? {} : { description }),
    ...(position === undefined ? {} : { position }),
    ...(isPublic === undefined ? {} : { public: Number(isPublic) }),
    ...(queryFilterString === undefined ? {} : { query_filter_string: queryFilterString }),
  };
}

function refuse(field: string, message: string, input: string): never {
  throw new ValidationError([
    { type: 'value_error', loc: ['body', field], msg: `Value error, ${message}`, input, ctx: { error: {} } },
  ]);
}

function nameTakenWhenUnique(error: unknown): never {
  if (isUniqueViolation(error)) fail('nameTaken', {}, error);
  throw error;
}
