import * as fc from 'fast-check';
import { RecipeListQuery } from '@hearth/contract';
import { beforeAll, expect, it } from 'vitest';
import type { GroupReader } from '../../../platform/db/database.ts';
import {
  findLibraryRevision,
  bumpLibraryRevisionOf,
} from '../../../platform/db/revisions/library-revision.ts';
import {
  atRevision,
  householdScope,
  type MemberScope,
  memberScope,
  systemScope,
} from '../../../platform/db/scope.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';
import { organizer } from '../../../testing/test-people.ts';
import { currentRows, type CachedRows, moveRows } from './cached-rows.ts';
import { findRecipeRows, type RecipeSelection } from './recipe-list.repository.ts';
import { buildSelection } from './recipe-selection.ts';

const queries = [
  {},
  { orderBy: 'name', orderDirection: 'asc' },
  { orderBy: 'name', orderDirection: 'desc' },
  { orderBy: 'rating', orderDirection: 'desc' },
  { orderBy: 'rating,name', orderDirection: 'asc', orderByNullPosition: 'first' },
  { orderBy: 'user.full_name', orderDirection: 'asc' },
  { orderBy: 'tags.name', orderDirection: 'asc' },
  { orderBy: 'tags.name', orderDirection: 'desc' },
  { orderBy: 'last_made', orderDirection: 'asc' },
  { orderBy: 'updated_at', orderDirection: 'desc' },
  { orderBy: 'slug:desc,created_at', orderDirection: 'asc' },
];

/** Few enough that a place is only found step by step. */
const compared = 3;

const change = fc.record({
  kind: fc.constantFrom(
    ...(['add', 'rename', 'tag', 'rate', 'mean', 'cook', 'delete', 'restore', 'purge'] as const),
    ...(['comment', 'duplicate', 'tag many', 'delete many', 'add tag', 'rename tag', 'delete tag'] as const),
  ),
  which: fc.nat(1000),
  value: fc.nat(5),
});
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

const suite: SuiteOptions = { cook: organizer };

describeServer('rows that are known of an earlier revision', suite, ({ server, cook, client }) => {
  let other: TestClient;
  let scope: MemberScope;
  let count = 0;
  const titles = ['Älpler', 'bread', 'Curry', 'dal', 'Éclair', 'fish'];
  beforeAll(async () => {
    const { id: userId, groupId, householdId, householdSlug } = cook;
    const { credential, rights, locale } = householdScope(cook);
    const person = { userId, groupId, householdId, householdSlug };
    scope = memberScope({ ...person, credential, rights, locale, libraryRevision: 0 });
    other = server.as(await server.housemate(cook));
    for (let number = 0; number < 14; number += 1)
      await apply({ kind: 'add', which: number, value: number % 6 });
    for (let number = 0; number < 8; number += 1)
      await apply({ kind: 'tag', which: number, value: number % 6 });
  });

  const readerNow = async (): Promise<GroupReader> => {
    const libraryRevision = await findLibraryRevision(server.platform.database.read(scope));
    return server.platform.database.read(atRevision(scope, libraryRevision));
  };

  const selected = (reader: GroupReader, query: object) =>
    buildSelection(reader, RecipeListQuery.parse(query), async () => undefined, server.clock.now());

  const knownNow = async (query: object): Promise<CachedRows & { selection: RecipeSelection }> => {
    const reader = await readerNow();
    const selection = await selected(reader, query);
    const rows = await findRecipeRows(reader, selection);
    return { revision: reader.scope.libraryRevision, selectionText: '', rows, selection };
  };

  async function apply({ kind, which, value }: Change): Promise<void> {
    const by = value % 2 === 0 ? client : other;
    if (kind === 'add') return void (await by.cook(`${titles[value]} ${(count += 1)}`));
    const { items } = await client.list({ perPage: -1, orderBy: 'slug' });
    const recipe = items[which % items.length];
    if (kind === 'restore' || kind === 'purge') return changeTrashed(kind);
    if (kind.endsWith(' tag')) return changeTag(kind, which, value);
    if (recipe === undefined) return;
    const path = `/api/recipes/${recipe.slug}`;
    const tags = value === 0 ? [] : [titles[value], titles[5 - value], ...(value > 3 ? ['sweet'] : [])];
    if (kind === 'rename') await client.patch(path, { name: `${titles[value]} ${(count += 1)}` });
    if (kind === 'tag') await client.patch(path, { tags });
    if (kind === 'cook')
      await client.patch(`${path}/last-made`, { timestamp: `2024-01-0${value + 1}T00:00:00Z` });
    if (kind === 'rate') await rate(client, recipe.slug ?? '', value);
    if (kind === 'mean') await rate(other, recipe.slug ?? '', value);
    if (kind === 'delete' && items.length > 8) await client.delete(path);
    if (kind === 'comment') await client.post('/api/comments', { recipeId: recipe.id, text: 'Good' });
    if (kind === 'duplicate')
      await client.post(`${path}/duplicate`, { name: `${titles[value]} ${(count += 1)}` });
    const some = [recipe, ...items.slice(0, value)].map(({ slug }) => slug);
    if (kind === 'tag many') await bulk('tag', { recipes: some, tags: await tagsNow() });
    if (kind === 'delete many' && items.length > 14) await bulk('delete', { recipes: some });
  }

  async function bulk(action: string, body: object): Promise<void> {
    expect((await client.post(`/api/recipes/bulk-actions/${action}`, body)).status).toBe(200);
  }

  async function changeTrashed(kind: 'restore' | 'purge'): Promise<void> {
    const trashed = (await client.get('/api/recipes/trash/items')).body as { items: { id: string }[] };
    const [first] = trashed.items;
    if (first === undefined) return;
    const path = `/api/recipes/trash/items/${first.id}`;
    await (kind === 'restore' ? client.post(`${path}/restore`) : client.delete(path));
  }

  async function tagsNow(): Promise<{ id: string; name: string }[]> {
    const { items } = (await client.get('/api/organizers/tags?perPage=-1')).body as {
      items: { id: string; name: string }[];
    };
    return items;
  }

  async function changeTag(kind: string, which: number, value: number): Promise<void> {
    const path = '/api/organizers/tags';
    if (kind === 'add tag') return void (await client.post(path, { name: `tag ${(count += 1)}` }));
    const tags = await tagsNow();
    const { id } = tags[which % tags.length] ?? { id: '' };
    if (kind === 'rename tag')
      await client.put(`${path}/${id}`, { name: `${titles[value]} ${(count += 1)}` });
    else await client.delete(`${path}/${id}`);
  }

  async function rate(by: TestClient, slug: string, rating: number): Promise<void> {
    const { id } = (await by.get('/api/users/self')).body as { id: string };
    const answer = await by.post(`/api/users/${id}/ratings/${slug}`, { rating });
    expect(answer.status).toBe(200);
  }

  it(
    'are moved to where sorting anew would put them, whatever has changed',
    { timeout: 120_000 },
    async () => {
      let moves = 0;
      const property = fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
        const before = await Promise.all(queries.map(knownNow));
        for (const one of changes) await apply(one);
        for (const [at, query] of queries.entries()) {
          const now = await knownNow(query);
          const known = before[at];
          if (known === undefined || JSON.stringify(known.selection) !== JSON.stringify(now.selection))
            continue;
          const moved = await moveRows(await readerNow(), now.selection, known, compared);
          const refersToTags = now.selection.order.some(({ path }) => path.length > 0);
          const mustMove = !refersToTags || changes.every(({ kind }) => !kind.endsWith(' tag'));
          expect(moved !== null || !mustMove, JSON.stringify([query, changes])).toBe(true);
          if (moved === null) continue;
          moves += 1;
          expect([...moved], JSON.stringify([query, changes])).toEqual([...now.rows]);
        }
      });
      await fc.assert(property, { numRuns: 40, seed: 7, endOnFailure: true });
      expect(moves).toBeGreaterThan(100);
    },
  );

  it('are sorted again by what recipes refer to when that is renamed', async () => {
    await client.cook('Sweet', { tags: ['sweet'] });
    const byName = await knownNow({ orderBy: 'name' });
    const byTag = await knownNow({ orderBy: 'tags.name' });
    const sweet = (await tagsNow()).find(({ name }) => name === 'sweet');
    await client.put(`/api/organizers/tags/${sweet?.id}`, { name: 'Aaa' });
    expect(await moveRows(await readerNow(), byName.selection, byName)).toEqual(byName.rows);
    expect(await moveRows(await readerNow(), byTag.selection, byTag)).toBeNull();
    await client.put(`/api/organizers/tags/${sweet?.id}`, { name: 'sweet' });
  });

  it('are sorted again when a change does not record what it changes', async () => {
    const known = await knownNow({ orderBy: 'name' });
    await server.platform.database.write(systemScope('test'), (tx) =>
      bumpLibraryRevisionOf(tx, cook.groupId),
    );
    expect(await moveRows(await readerNow(), known.selection, known)).toBeNull();
  });

  it('are sorted again when the library changes while they are moved', async () => {
    const known = await knownNow({ orderBy: 'name' });
    const { slug } = await client.cook('Early');
    const reader = await readerNow();
    await client.patch(`/api/recipes/${slug}`, { description: 'late' });
    expect(await moveRows(reader, known.selection, known)).toBeNull();
  });

  it('are moved to the newest revision, not the requested one', async () => {
    const known = await knownNow({ orderBy: 'name' });
    await client.cook('Asked for');
    const reader = await readerNow();
    await client.cook('And newer');
    const current = await currentRows(reader, known.selection, {
      ...known,
      selectionText: (await currentRows(reader, known.selection, undefined)).selectionText,
    });
    const now = await knownNow({ orderBy: 'name' });
    expect(current).toMatchObject({ revision: now.revision, rows: now.rows });
  });

  it('are sorted again when they are not in the right order', async () => {
    const known = await knownNow({ orderBy: 'name' });
    await client.cook('Middle');
    const rows = known.rows.toReversed();
    expect(await moveRows(await readerNow(), known.selection, { ...known, rows })).toBeNull();
  });

  it('are of no use to another selection', async () => {
    const sweet = await knownNow({ orderBy: 'name', tags: ['sweet'] });
    await client.cook('Anything');
    const all = await knownNow({ orderBy: 'name' });
    const { rows } = await currentRows(await readerNow(), all.selection, sweet);
    expect(rows).toEqual(all.rows);
  });

  it('are those of the tag that a slug has come to mean', async () => {
    const everything = await client.names({ tags: ['newcomer'], perPage: -1 });
    expect(everything.length).toBeGreaterThan(1);
    await client.cook('The only one', { tags: ['newcomer'] });
    expect(await client.names({ tags: ['newcomer'], perPage: -1 })).toEqual(['The only one']);
  });
});
