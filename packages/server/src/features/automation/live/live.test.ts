import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openPlatform } from '../../../open-platform.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';
import { followLive, listen, live, patience } from './live-follower-for-test.ts';

const lists = '/api/households/shopping/lists';

describeServer('what changes in a household', { cook: {} }, ({ server, engine, cook, client }) => {
  let port: number;
  beforeAll(async () => {
    port = await listen(server.app.http);
  });

  const follow = (member: TestMember, headers: Record<string, string> = {}, at = port) =>
    followLive(at, member.token, headers);

  /** A follower of a process that hears of the others by now: on PostgreSQL it says so when it begins to listen. */
  async function followed(member: TestMember, at = port) {
    const follower = await follow(member, {}, at);
    const word = engine === 'postgres' ? 'missed' : 'hello';
    await expect.poll(() => follower.text, patience).toContain(`event: ${word}`);
    return follower;
  }

  const newList = async () =>
    succeeded(await client.post(lists, { name: 'Market' })) as { id: string; sequence: number };
  const add = (shoppingListId: string) =>
    client.post('/api/households/shopping/items', { shoppingListId, note: 'milk' });

  it('may have been missed before the process began to listen to the others', async () => {
    (await followed(cook)).leave();
    expect((await client.get(`${live}?wait=false`)).text).toContain('event: hello');
  });

  it('is sent to its users at once, uncompressed, and to no others', async () => {
    const stranger = await server.member();
    const [mine, theirs] = [await follow(cook), await follow(stranger)];
    expect(mine.headers['content-type']).toContain('text/event-stream');
    expect(mine.headers['content-encoding'] ?? 'identity').toBe('identity');
    const { id } = await newList();
    await add(id);
    await expect
      .poll(() => mine.changes, patience)
      .toEqual([
        { topic: 'shopping-list', id, sequence: 0 },
        { topic: 'shopping-list', id, sequence: 1 },
      ]);
    await client.delete(`${lists}/${id}`);
    await expect.poll(() => mine.changes.length, patience).toBe(3);
    expect(theirs.changes).toEqual([]);
    mine.leave();
    theirs.leave();
  });

  it('is sent for the plan as well, once for each request', async () => {
    const follower = await follow(cook);
    const { id } = succeeded(
      await client.post('/api/households/mealplans', { date: '2030-01-01', title: 'Soup' }),
    ) as { id: number };
    await client.patch(`/api/households/mealplans/${id}`, { date: '2030-01-02' });
    await client.delete(`/api/households/mealplans/${id}`);
    const change = { topic: 'meal-plan', id: cook.householdId, sequence: 0 };
    await expect.poll(() => follower.changes, patience).toEqual([change, change, change]);
    follower.leave();
  });

  it('is sent for stores as well', async () => {
    const follower = await follow(cook);
    succeeded(await client.post('/api/households/stores', { name: 'Market' }));
    const change = { topic: 'stores', id: cook.householdId, sequence: 0 };
    await expect.poll(() => follower.changes, patience).toEqual([change]);
    follower.leave();
  });

  it('is sent once for each list that a request changes, with its last number', async () => {
    const { id } = await newList();
    const mine = await follow(cook);
    const change = { id: randomUUID(), kind: 'add', listId: id, items: [{ id: randomUUID(), note: 'tea' }] };
    await client.post('/api/households/shopping/changes', { device: 'phone', changes: [change] });
    const { sequence } = succeeded(await client.get(`${lists}/${id}`)) as { sequence: number };
    await expect.poll(() => mine.changes, patience).toContainEqual({ topic: 'shopping-list', id, sequence });
    expect(mine.changes).toHaveLength(1);
    mine.leave();
  });

  it('is sent again from where a broken stream ended', async () => {
    const first = await follow(cook);
    const { id } = await newList();
    await expect.poll(() => first.changes.length, patience).toBe(1);
    first.leave();
    await add(id);
    await add(id);
    const second = await follow(cook, { 'last-event-id': first.lastId });
    expect(second.changes).toMatchObject([{ sequence: 1 }, { sequence: 2 }]);
    second.leave();
  });

  it('may have been missed when the stream is not known', async () => {
    const lost = await follow(cook, { 'last-event-id': 'of-another-process-7' });
    expect(lost.text).toContain('event: missed');
    lost.leave();
  });

  it('is returned without waiting where proxies hold streams back', async () => {
    const first = await client.get(`${live}?wait=false`);
    const after = /id: (.*)/.exec(first.text)?.[1] ?? '';
    const { id } = await newList();
    await expect
      .poll(async () => (await client.get(`${live}?wait=false&after=${after}`)).text, patience)
      .toContain(`{"topic":"shopping-list","id":"${id}","sequence":0}`);
  });

  it('is sent to as many streams of one user as browsers open', async () => {
    const first = await follow(cook);
    const more = await Promise.all(Array.from({ length: 20 }, () => follow(cook)));
    await expect(first.ended()).resolves.toBeUndefined();
    for (const one of more) one.leave();
  });

  it('does not reach those who are not signed in', async () => {
    expect((await server.nobody.get(live)).status).toBe(401);
  });

  const severalProcesses = engine === 'postgres' ? [engine] : [];
  it.each(severalProcesses)('crosses from one process to another on %s', async () => {
    const opened = await openPlatform(server.platform.settings, server.platform.log);
    const other = await buildApp(opened, null);
    const there = await followed(cook, await listen(other.http));
    const { id } = await newList();
    await expect
      .poll(() => there.changes, patience)
      .toContainEqual({ topic: 'shopping-list', id, sequence: 0 });
    there.leave();
    await other.http.close();
    await opened.jobs.stop();
    await opened.database.close();
  });

  it('ends when the server stops', async () => {
    const another = await TestServer.start(engine);
    const member = await another.member();
    const stream = await follow(member, {}, await listen(another.app.http));
    await another.stop();
    await expect(stream.ended()).resolves.toBeUndefined();
  });
});
