import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AllBackups, Recipe, RecipeState } from '@hearth/contract';
import {
  type FieldName,
  fieldNames,
  listColumnFields,
  listFieldsWith,
  recipeFields,
} from '@hearth/domain/recipes/fields';
import { pickContent } from '@hearth/domain/recipes/history';
import { filledRecipe } from '@hearth/domain/testing/filled-recipe';
import { succeeded, type TestClient } from '../../../../testing/test-client.ts';
import { testEngines } from '../../../../testing/test-databases.ts';
import { type TestMember, TestServer } from '../../../../testing/test-server.ts';

const hourMs = 3_600_000;
const byClients = fieldNames.filter((name) => recipeFields[name].absent !== 'ignored' && name !== 'userId');

/** What Mealie has no place for: it has the yield in words. */
const withoutPlace = new Set<FieldName>(['recipeServings', 'recipeYieldQuantity', 'recipeYield']);

/** Ids of organizers and steps are the server's. */
const { id: _id, recipeCategory, tags, tools, ...others } = filledRecipe;
const named = (list: readonly { readonly name: string }[]) => list.map(({ name }) => ({ name }));
const sent = { ...others, recipeCategory: named(recipeCategory), tags: named(tags), tools: named(tools) };

/** A field without the ids that the server gives. */
function said(recipe: Recipe, name: FieldName): unknown {
  if (name === 'recipeCategory' || name === 'tags' || name === 'tools') return named(recipe[name]);
  if (name !== 'recipeInstructions') return recipe[name];
  return recipe.recipeInstructions.map((step) => ({ ...step, id: null }));
}

// A restore starts processes of its own.
vi.setConfig({ testTimeout: 120_000 });

describe.each(testEngines)('every field of a recipe on %s', (engine) => {
  let server: TestServer;
  let admin: TestMember;
  let client: TestClient;
  let filled: Recipe;
  let address: string;
  beforeAll(async () => {
    server = await TestServer.start(engine);
    admin = await server.member({ admin: true, rights: ['canOrganize'] });
    client = server.as(admin);
    const { id } = await client.cook('Every field');
    address = `/api/recipes/${id}`;
    succeeded(await client.put(address, sent));
    filled = await client.recipe(id);
  });
  afterAll(() => server.stop());

  it.each(byClients)('%s is stored as it is sent', (name) => {
    expect(said(filled, name)).toEqual(said(filledRecipe, name));
  });

  it.each(listColumnFields())('%s finds the recipe', async (name) => {
    const value = String(filled[name] ?? '').replace(/Z$/, '');
    const { kind, column } = recipeFields[name];
    const queryFilter =
      value === '' ? `${column} IS NULL` : `${column} ${kind === 'text' ? 'LIKE' : '='} "${value}"`;
    expect(await client.names({ queryFilter })).toEqual([filled.name]);
  });

  it('PUT empties what it does not name, or keeps it; the history brings all of it back', async () => {
    server.clock.advance(hourMs);
    succeeded(await client.put(address, { name: filled.name }));
    const emptied = await client.recipe(filled.id);
    const reset = listFieldsWith({ absent: 'reset' });
    expect(
      reset.filter((name) => JSON.stringify(emptied[name]) !== JSON.stringify(recipeFields[name].empty)),
    ).toEqual([]);
    const kept = listFieldsWith({ absent: 'keep' });
    expect(kept.map((name) => emptied[name])).toEqual(kept.map((name) => filled[name]));
    const lists = kept.filter((name) => Array.isArray(recipeFields[name].empty));
    const sent = Object.fromEntries(lists.map((name) => [name, []]));
    succeeded(await client.put(address, { name: filled.name, ...sent }));
    expect(lists.map((name) => [name, (emptied[name] as unknown[]).length > 0])).toEqual(
      lists.map((name) => [name, true]),
    );
    const without = await client.recipe(filled.id);
    expect(lists.map((name) => without[name])).toEqual(lists.map(() => []));
    const [, before] = succeeded(await client.get(`${address}/history`)) as RecipeState[];
    succeeded(await client.post(`${address}/history/${before?.id}/restore`));
    const restored = await client.recipe(filled.id);
    const content = listFieldsWith({ inHistory: true });
    expect(content.map((name) => [name, said(restored, name)])).toEqual(
      content.map((name) => [name, said(filled, name)]),
    );
  });

  it('comes back from a copy', async () => {
    const copy = succeeded(await client.post(`${address}/duplicate`, { name: 'Copy' })) as Recipe;
    const {
      name: _name,
      recipeIngredient: _lines,
      recipeInstructions: _steps,
      ...same
    } = pickContent(filled);
    expect(pickContent(copy)).toMatchObject({ ...same, image: copy.image });
  });

  it.each(['', '/mealie'])('comes back from a backup made by POST /api/admin/backups%s', async (kind) => {
    const before = await client.recipe(filled.id);
    succeeded(await client.post(`/api/admin/backups${kind}`));
    const { imports } = succeeded(await client.get('/api/admin/backups')) as AllBackups;
    const name = imports.find((backup) => backup.name.startsWith('mealie') === (kind !== ''))?.name;
    succeeded(await client.put(address, { name: filled.name }));
    succeeded(await client.post(`/api/admin/backups/${name}/restore`));
    client = server.as({ ...admin, token: await server.token(admin.id) });
    const after = await client.recipe(filled.id);
    const placed = byClients.filter((field) => kind === '' || !withoutPlace.has(field));
    expect(placed.map((field) => [field, said(after, field)])).toEqual(
      placed.map((field) => [field, said(before, field)]),
    );
  });
});
