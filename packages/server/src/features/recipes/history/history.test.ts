import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { RecipeComparison, RecipeState } from '@hearth/contract';
import { stateLimits } from '@hearth/domain/recipes/history';
import { systemScope } from '../../../platform/db/scope.ts';
import { plain } from '../../../platform/files/pictures-for-test.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import type { TestMember } from '../../../testing/test-server.ts';

const hourMs = 3_600_000;
const nobodys = '00000000-0000-4000-8000-000000000000';

describeServer('the history of a recipe', { cook: {} }, ({ server, engine, cook }) => {
  let client: TestClient;
  let housemate: TestMember;
  beforeAll(async () => {
    client = server.as(cook);
    housemate = await server.housemate(cook);
  });

  const history = async (slug: string) =>
    succeeded(await client.get(`/api/recipes/${slug}/history`)) as RecipeState[];
  const compare = async (slug: string, from: string, to: string) =>
    succeeded(
      await client.get(`/api/recipes/${slug}/history/compare?from=${from}&to=${to}`),
    ) as RecipeComparison;
  const restore = (slug: string, id: string, as = client) =>
    as.post(`/api/recipes/${slug}/history/${id}/restore`);
  const change = (slug: string, fields: object, as = client) => as.patch(`/api/recipes/${slug}`, fields);
  /** Changes a recipe and waits until the next change is one of its own. */
  const changeAndWait = async (slug: string, fields: object, as = client) => {
    succeeded(await change(slug, fields, as));
    server.clock.advance(hourMs);
  };

  it('a recipe that was never changed has none; the first change keeps what was before', async () => {
    const { slug } = await client.cook('Fresh');
    expect(await history(slug)).toEqual([]);
    await changeAndWait(slug, { description: 'now' }, server.as(housemate));
    const states = await history(slug);
    expect(states).toMatchObject([
      { kind: 'edited', changed: ['description'], user: { id: housemate.id }, isCurrent: true },
      { kind: 'created', changed: [], user: { id: cook.id }, isCurrent: false },
    ]);
    const [now, before] = states;
    expect((await compare(slug, before?.id ?? '', now?.id ?? '')).fields).toEqual([
      { field: 'description', before: '', after: 'now' },
    ]);
    expect((await compare(slug, now?.id ?? '', now?.id ?? '')).fields).toEqual([]);
  });

  it('what changes nothing, ratings, comments and cooking dates leave no state', async () => {
    const recipe = await client.cook('Untouched', { description: 'x' });
    const before = (await history(recipe.slug)).length;
    await change(recipe.slug, { description: 'x' });
    await client.put(`/api/recipes/${recipe.slug}`, recipe);
    await client.post(`/api/users/${cook.id}/ratings/${recipe.slug}`, { rating: 4 });
    await client.post('/api/comments', { recipeId: recipe.id, text: 'x' });
    await client.patch(`/api/recipes/${recipe.slug}/last-made`, { timestamp: '2024-01-01T00:00:00Z' });
    expect(await history(recipe.slug)).toHaveLength(before);
  });

  it('edits of one user within minutes are one state, those of two users two', async () => {
    const { slug } = await client.cook('Merged');
    await change(slug, { description: 'a' });
    server.clock.advance(60_000);
    await change(slug, { description: 'ab', prepTime: '5 min' });
    expect(await history(slug)).toMatchObject([
      { changed: ['description', 'prepTime'], number: 1 },
      { number: 0 },
    ]);
    await change(slug, { description: 'abc' }, server.as(housemate));
    expect(await history(slug)).toHaveLength(3);
    server.clock.advance(11 * 60_000);
    await change(slug, { description: 'abcd' }, server.as(housemate));
    expect(await history(slug)).toHaveLength(4);
  });

  it('a save that joins two devices of one person keeps what it replaces', async () => {
    const { slug } = await client.cook('Joined', { notes: [] });
    await changeAndWait(slug, { description: 'first' });
    await change(slug, { description: 'on the phone' });
    const joined = { ...(await client.recipe(slug)), description: 'on the desk' };
    succeeded(await client.put(`/api/recipes/${slug}?separateState=true`, joined));
    const [now, phone] = await history(slug);
    expect((await compare(slug, phone?.id ?? '', now?.id ?? '')).fields).toEqual([
      { field: 'description', before: 'on the phone', after: 'on the desk' },
    ]);
  });

  it('an edit that is taken back within minutes leaves nothing', async () => {
    const { slug } = await client.cook('Taken back');
    await changeAndWait(slug, { description: 'kept' });
    await change(slug, { description: 'oops' });
    await change(slug, { description: 'kept' });
    expect((await history(slug)).map(({ number }) => number)).toEqual([1, 0]);
  });

  it('an earlier state is restored whole, and that can be undone', async () => {
    const { slug, id } = await client.cook('Bread', {
      recipeIngredient: ['flour', 'water'],
      recipeInstructions: [{ text: 'Knead.' }],
      tags: ['Old'],
      notes: [{ title: 'n', text: 'x' }],
      extras: { key: 'value' },
      nutrition: { calories: '200' },
    });
    server.clock.advance(hourMs);
    const old = await client.recipe(slug);
    await changeAndWait(slug, {
      name: 'Rye bread',
      recipeIngredient: ['rye'],
      recipeInstructions: [],
      tags: ['New'],
      notes: [],
      extras: {},
      nutrition: {},
      settings: { showNutrition: true },
    });
    const [newest, before] = await history(id);
    const tag = old.tags[0];
    await server.as(cook).delete(`/api/organizers/tags/${tag?.id}`);
    const back = await restore(id, before?.id ?? '');
    expect(back).toMatchObject({ status: 200, body: { name: 'Bread', slug: 'bread' } });
    const { recipeIngredient, recipeInstructions, tags, notes, extras, nutrition, settings } =
      await client.recipe(id);
    expect(recipeIngredient.map(({ note }) => note)).toEqual(['flour', 'water']);
    expect(recipeInstructions.map(({ text }) => text)).toEqual(['Knead.']);
    expect(tags.map(({ name }) => name)).toEqual(['Old']);
    expect([notes, extras, nutrition, settings]).toEqual([
      old.notes,
      old.extras,
      old.nutrition,
      old.settings,
    ]);
    expect((await history(id))[0]).toMatchObject({ kind: 'restored', isCurrent: true });
    succeeded(await restore(id, newest?.id ?? ''));
    expect(await client.recipe(id)).toMatchObject({ name: 'Rye bread', tags: [{ name: 'New' }] });
  });

  it('keeps the names of deleted foods as text', async () => {
    const food = await server.food(cook.groupId, { name: 'okra' });
    const { slug } = await client.cook('With okra', {
      settings: { disableAmount: false },
      recipeIngredient: [{ note: 'sliced', quantity: 2, food: { id: food, name: 'okra' } }],
    });
    server.clock.advance(hourMs);
    await changeAndWait(slug, { recipeIngredient: ['nothing'] });
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx.deleteFrom('foods').where('id', '=', food).execute(),
    );
    const states = await history(slug);
    succeeded(await restore(slug, states[1]?.id ?? ''));
    expect((await client.recipe(slug)).recipeIngredient).toMatchObject([
      { quantity: 2, food: null, note: 'okra sliced' },
    ]);
  });

  it('a picture that was replaced comes back', async () => {
    const { slug, id } = await client.cook('Pictured');
    const upload = async (width: number) => {
      const picture = await plain(width, 10).png().toBuffer();
      const form = multipart({ image: { file: picture, name: 'x.png' }, extension: 'png' });
      succeeded(await client.put(`/api/recipes/${slug}/image`, form.payload, form.headers));
      server.clock.advance(hourMs);
    };
    const size = async () => (await server.nobody.get(`/api/media/recipes/${id}/images/original.webp`)).bytes;
    await upload(30);
    const first = await size();
    await upload(50);
    await server.workOff();
    const states = await history(slug);
    expect(states[0]?.changed).toEqual(['image']);
    expect(await size()).not.toEqual(first);
    succeeded(await restore(slug, states[1]?.id ?? ''));
    expect((await size()).subarray(20, 40)).toEqual(first.subarray(20, 40));
    server.clock.advance(hourMs);
    succeeded(await restore(slug, states[2]?.id ?? ''));
    expect((await client.recipe(slug)).image).toBeNull();
  });

  it('only who may edit the recipe restores, and the lock stays as it is', async () => {
    const { slug } = await client.cook('Locked');
    await changeAndWait(slug, { description: 'x' });
    await changeAndWait(slug, { settings: { locked: true } });
    const states = await history(slug);
    const neighbour = server.as(await server.neighbour(cook));
    expect((await restore(slug, states[2]?.id ?? '', neighbour)).status).toBe(403);
    expect((await restore(slug, states[2]?.id ?? '', server.as(housemate))).status).toBe(403);
    succeeded(await restore(slug, states[2]?.id ?? ''));
    expect(await client.recipe(slug)).toMatchObject({ description: '', settings: { locked: true } });
  });

  it('a state of another recipe, of another group and a missing one look alike', async () => {
    const { slug } = await client.cook('Own');
    await changeAndWait(slug, { description: 'x' });
    const other = await client.cook('Other one', { description: 'y' });
    const stranger = server.as(await server.member());
    const foreign = await stranger.cook('Foreign', { description: 'z' });
    const ofOther = (await history(other.slug))[0]?.id ?? '';
    const ofForeign = Object((await stranger.get(`/api/recipes/${foreign.id}/history`)).body)[0].id;
    const missing = await restore(slug, nobodys);
    expect(missing.status).toBe(404);
    for (const id of [ofOther, ofForeign]) expect((await restore(slug, id)).text).toBe(missing.text);
    expect((await client.get(`/api/recipes/${foreign.id}/history`)).status).toBe(404);
  });

  it('keeps the states of a user who has left', async () => {
    const { slug } = await client.cook('Left');
    const gone = await server.housemate(cook);
    await changeAndWait(slug, { description: 'x' }, server.as(gone));
    await server.as(await server.member({ admin: true })).delete(`/api/admin/users/${gone.id}`);
    expect(await history(slug)).toMatchObject([{ user: null, changed: ['description'] }, {}]);
  });

  it('over thousands of edits its past stays bounded', async () => {
    client = server.as({ ...cook, token: await server.token(cook.id) });
    const { slug, id } = await client.cook('Busy');
    const edits = engine === 'sqlite' ? 2000 : 200;
    for (let edit = 0; edit < edits; edit += 1) {
      succeeded(await change(slug, { description: `edit ${edit} ${'x'.repeat(edit % 7)}` }));
      server.clock.advance(hourMs / 2);
      if (edit % 80 === 79) client = server.as({ ...cook, token: await server.token(cook.id) });
    }
    client = server.as({ ...cook, token: await server.token(cook.id) });
    const states = await history(slug);
    expect(states.length).toBeLessThanOrEqual(stateLimits.most);
    expect(states[0]?.number).toBe(edits);
    expect(states.at(-1)?.number).toBe(0);
    const large = 'x'.repeat(400_000);
    for (let edit = 0; edit < 12; edit += 1) {
      await change(slug, { description: `${edit} ${large}` });
      server.clock.advance(hourMs);
    }
    const { rows } = await sql<{ size: number }>`select sum(length(document)) as size
        from recipe_states where recipe_id = ${id}`.execute(server.platform.database.schema);
    expect(Number(rows[0]?.size)).toBeLessThanOrEqual(stateLimits.maxSize);
    expect((await history(slug)).length).toBeGreaterThan(2);
  }, 120_000);
});
