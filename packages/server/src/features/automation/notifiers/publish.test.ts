import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { GroupEventNotifierOut } from '@hearth/contract';
import { zipSync } from 'fflate';
import { multipart } from '../../../testing/multipart-body.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { recordMeals } from '../../meal-plans/index.ts';
import { everything, forget, listen, published, told } from './listening-for-test.ts';

const root = '/api/households/events/notifications';

const suite: SuiteOptions = {
  env: { BASE_URL: 'https://hearth.example' },
  cook: { rights: ['canInvite', 'canManage', 'canManageHousehold', 'canOrganize'] },
};

describeServer('events', suite, ({ server, engine, cook, client }) => {
  /** Of another household of the group, which listens to everything as well. */
  let neighbour: TestClient;
  let neighbourMember: TestMember;
  beforeAll(async () => {
    const household = await server.household({ groupId: cook.groupId, locksEdits: false });
    neighbourMember = await server.member({ household });
    neighbour = server.as(neighbourMember);
    for (const one of [client, neighbour]) await listen(one, everything);
  });
  beforeEach(() => forget(server));

  const recipe = (operation: string, slug: string) => ({
    documentType: 'recipe',
    operation,
    recipeSlug: slug,
  });
  const address = (slug: string) => `https://hearth.example/g/${cook.groupSlug}/r/${slug}`;

  it('are published for a recipe from its creation to its deletion', async () => {
    await client.post('/api/recipes', { name: 'Soup' });
    expect(await told(server)).toEqual([
      {
        type: 'recipe_created',
        document: recipe('create', 'soup'),
        message: `Soup has been created, ${address('soup')}`,
      },
    ]);
    await client.patch('/api/recipes/soup', { name: 'Stew' });
    await client.patch('/api/recipes/stew/last-made', { timestamp: '2024-01-01T00:00:00Z' });
    const updated = {
      type: 'recipe_updated',
      document: recipe('update', 'stew'),
      message: `Stew has been updated, ${address('stew')}`,
    };
    expect(await told(server)).toEqual([updated, updated]);
    await client.post('/api/recipes/stew/duplicate', { name: 'Copy' });
    expect(await told(server)).toMatchObject([
      { type: 'recipe_created', document: recipe('create', 'copy'), message: 'Copy has been duplicated' },
    ]);
    await client.delete('/api/recipes/stew');
    expect(await told(server)).toEqual([
      { type: 'recipe_deleted', document: recipe('delete', 'stew'), message: 'Stew has been deleted' },
    ]);
  });

  it('of a bulk import name its report', async () => {
    const imports = [{ url: 'https://pages.example/1' }];
    const { reportId } = succeeded(await client.post('/api/recipes/create/url/bulk', { imports })) as {
      reportId: string;
    };
    expect(await told(server)).toEqual([
      {
        type: 'recipe_created',
        document: { documentType: 'recipe_bulk_report', operation: 'create', reportId },
        message: 'generic',
      },
    ]);
  });

  it('of an archive say nothing but what it is', async () => {
    const archive = Buffer.from(zipSync({ 'a.json': Buffer.from(JSON.stringify({ name: 'Packed' })) }));
    const { payload, headers } = multipart({ archive: { file: archive, name: 'recipe.zip' } });
    succeeded(await client.post('/api/recipes/create/zip', payload, headers));
    expect(await told(server)).toEqual([
      { type: 'recipe_created', document: recipe('create', 'packed'), message: 'generic' },
    ]);
  });

  it('go to the household that owns the recipe, for any author of the change', async () => {
    const theirs = await neighbour.cook('Theirs');
    const ours = await client.cook('Ours');
    await forget(server);
    await client.patch('/api/recipes/theirs/last-made', { timestamp: '2024-01-01T00:00:00Z' });
    const [event, ...others] = await published(server);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ document: recipe('update', 'theirs') });
    const own = await readListeners(neighbour);
    expect(own).toContain(event?.notifierId);
    const sent = [theirs, ours].map(({ id, name }) => ({ id, name, description: 'x' }));
    succeeded(await client.patch('/api/recipes', sent));
    expect((await told(server)).map(({ document }) => document)).toEqual([
      { documentType: 'recipe', operation: 'update', recipeSlugs: ['theirs'] },
      { documentType: 'recipe', operation: 'update', recipeSlugs: ['ours'] },
    ]);
  });

  async function readListeners(as: TestClient): Promise<string[]> {
    const { items } = (await as.get(root)).body as { items: GroupEventNotifierOut[] };
    return items.map(({ id }) => id);
  }

  it('are published for timelines, by hand and in the evening', async () => {
    const pie = await client.cook('Pie');
    await forget(server);
    const events = '/api/recipes/timeline/events';
    const sent = { recipeId: pie.id, subject: 'Nice', eventType: 'comment' };
    const { id } = succeeded(await client.post(events, sent)) as { id: string };
    await client.put(`${events}/${id}`, { subject: 'Very nice' });
    await client.delete(`${events}/${id}`);
    const about = (operation: string) => ({
      type: 'recipe_updated',
      document: {
        documentType: 'recipe_timeline_event',
        operation,
        recipeSlug: 'pie',
        recipeTimelineEventId: id,
      },
      message: `Pie has been updated, ${address('pie')}`,
    });
    expect(await told(server)).toEqual([about('create'), about('update'), about('delete')]);
    await plannedToday(pie.id);
    await forget(server);
    await recordMeals(server.platform);
    expect(await told(server)).toMatchObject([
      { document: { documentType: 'recipe_timeline_event', operation: 'create' }, message: 'generic' },
      { document: recipe('update', 'pie'), message: 'generic' },
    ]);
  });

  async function plannedToday(recipeId: string): Promise<void> {
    const now = server.clock.now();
    for (const days of [-1, 0, 1]) {
      const date = new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
      succeeded(await client.post('/api/households/mealplans', { date, recipeId }));
    }
  }

  it('are published for entries of the plan that are new, changed and deleted', async () => {
    const pie = await client.cook('Plan pie');
    await forget(server);
    const sent = { date: '2024-03-05', entryType: 'lunch', recipeId: pie.id };
    const { id } = succeeded(await client.post('/api/households/mealplans', sent)) as { id: number };
    await client.patch(`/api/households/mealplans/${id}`, { entryType: 'dinner' });
    await client.delete(`/api/households/mealplans/${id}`);
    const document = {
      documentType: 'mealplan',
      mealplanId: id,
      date: '2024-03-05',
      recipeId: pie.id,
      recipeName: 'Plan pie',
      recipeSlug: 'plan-pie',
    };
    expect(await told(server)).toEqual([
      {
        type: 'mealplan_entry_created',
        document: { ...document, operation: 'create' },
        message: 'Mealplan entry created for 2024-03-05 for lunch',
      },
      {
        type: 'mealplan_entry_updated',
        document: { ...document, operation: 'update' },
        message: 'Mealplan entry updated for 2024-03-05 for dinner',
      },
      {
        type: 'mealplan_entry_deleted',
        document: { ...document, operation: 'delete' },
        message: 'Mealplan entry deleted for 2024-03-05 for dinner',
      },
    ]);
  });

  it('are published for cookbooks one by one, or together', async () => {
    const cookbooks = '/api/households/cookbooks';
    const made = succeeded(await client.post(cookbooks, { name: 'Cb 1' })) as { id: string };
    await client.put(`${cookbooks}/${made.id}`, made);
    await client.put(cookbooks, [made]);
    await client.delete(`${cookbooks}/${made.id}`);
    const document = (operation: string) => ({
      documentType: 'cookbook',
      operation,
      cookbookId: made.id,
    });
    expect(await told(server)).toEqual([
      { type: 'cookbook_created', document: document('create'), message: 'Cb 1 was created' },
      { type: 'cookbook_updated', document: document('update'), message: 'Cb 1 was updated' },
      {
        type: 'cookbook_updated',
        document: { documentType: 'cookbook', operation: 'update', cookbookIds: [made.id] },
        message: 'generic',
      },
      { type: 'cookbook_deleted', document: document('delete'), message: 'Cb 1 has been deleted' },
    ]);
  });

  it.each([
    ['category', 'categories'],
    ['tag', 'tags'],
  ])('tell every household of the group of a %s', async (word, kind) => {
    const made = succeeded(await client.post(`/api/organizers/${kind}`, { name: 'Warm' })) as { id: string };
    const both = await published(server);
    expect(new Set(both.map(({ notifierId }) => notifierId)).size).toBe(2);
    expect(new Set(both.map(({ eventId }) => eventId)).size).toBe(1);
    expect(both[0]).toMatchObject({
      type: `${word}_created`,
      document: { documentType: word, operation: 'create', [`${word}Id`]: made.id },
      message: `Warm has been created, https://hearth.example/recipes/${kind}/warm`,
    });
    await client.put(`/api/organizers/${kind}/${made.id}`, { name: 'Hot' });
    await client.delete(`/api/organizers/${kind}/${made.id}`);
    const messages = (await told(server)).map(({ type, message }) => `${type}: ${message}`);
    expect([...new Set(messages)]).toEqual([
      `${word}_updated: Hot has been updated, https://hearth.example/recipes/${kind}/hot`,
      `${word}_deleted: Hot has been deleted`,
    ]);
  });

  it('are published to a household for a user who joins it', async () => {
    const { token } = succeeded(await client.post('/api/households/invitations', { uses: 1 })) as {
      token: string;
    };
    const newcomer = {
      username: `anna${engine}`,
      fullName: 'Anna',
      email: `anna.${engine}@example.com`,
      password: 'a long password of Anna',
      passwordConfirm: 'a long password of Anna',
      groupToken: token,
    };
    succeeded(await server.nobody.post('/api/users/register', newcomer));
    expect(await published(server)).toMatchObject([
      {
        type: 'user_signup',
        title: 'User Signup',
        message: 'generic',
        integrationId: 'registration',
        document: {
          documentType: 'user',
          operation: 'create',
          username: newcomer.username,
          email: newcomer.email,
        },
      },
    ]);
  });

  it('have the language of the request, and name the program of a token', async () => {
    const token = succeeded(
      await client.post('/api/users/api-tokens', { name: 'HA', integrationId: 'home-assistant' }),
    ) as { token: string };
    const headers = { authorization: `Bearer ${token.token}`, 'accept-language': 'de-DE' };
    await server.nobody.post('/api/recipes', { name: 'Kuchen' }, headers);
    expect(await published(server)).toMatchObject([
      {
        title: 'Recipe Created',
        message: `Kuchen wurde angelegt, ${address('kuchen')}`,
        integrationId: 'home-assistant',
      },
    ]);
  });

  it('without a notifier for them are not written', async () => {
    const member = await server.member();
    const quiet = server.as(member);
    const id = await listen(quiet, { recipeDeleted: true });
    await quiet.cook('Alone');
    expect(await published(server)).toEqual([]);
    await quiet.patch(`${root}/${id}`, { enabled: false });
    await quiet.delete('/api/recipes/alone');
    expect(await published(server)).toEqual([]);
    await quiet.patch(`${root}/${id}`, { enabled: true });
    await quiet.cook('Again');
    await quiet.delete('/api/recipes/again');
    expect(await published(server)).toHaveLength(1);
  });

  it('are written in the transaction of the change: a recipe whose event cannot be written is not stored', async () => {
    const enqueue = vi.spyOn(server.platform.deliveries, 'enqueue').mockRejectedValueOnce(new Error('full'));
    const sent = { method: 'POST', url: '/api/recipes', as: cook, payload: { name: 'Untold' } } as const;
    expect((await server.send(sent)).status).toBe(500);
    enqueue.mockRestore();
    expect((await client.get('/api/recipes/untold')).status).toBe(404);
  });

  it('are not written when the change is not', async () => {
    await client.cook('Taken');
    await client.cook('Free');
    await forget(server);
    expect((await client.patch('/api/recipes/free', { name: 'Taken' })).status).toBe(400);
    expect(await published(server)).toEqual([]);
  });
});
