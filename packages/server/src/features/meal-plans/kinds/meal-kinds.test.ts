import { beforeEach, expect, it } from 'vitest';
import { MealKind, ReadPlanEntry } from '@hearth/contract';
import { limits } from '@hearth/contract/kernel/limits';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import type { TestMember } from '../../../testing/test-server.ts';

const root = '/api/households/mealplans';
const day = '2024-03-04';

describeServer('kinds of meals', { env: { TZ: 'Europe/Berlin' } }, ({ server }) => {
  let cook: TestMember;
  let client: TestClient;
  beforeEach(async () => {
    cook = await server.member();
    client = server.as(cook);
  });

  const name = async (fields: object) =>
    MealKind.parse(succeeded(await client.post(`${root}/kinds`, fields)));
  const list = async () => MealKind.array().parse(succeeded(await client.get(`${root}/kinds`)));
  const names = async () => (await list()).map((kind) => kind.name);
  const plan = async (fields: object) =>
    ReadPlanEntry.parse(succeeded(await client.post(root, { date: day, title: 'x', ...fields })));
  const change = async ({ id }: ReadPlanEntry, fields: object) =>
    ReadPlanEntry.parse(succeeded(await client.patch(`${root}/${id}`, fields)));
  const read = async ({ id }: ReadPlanEntry) =>
    ReadPlanEntry.parse(succeeded(await client.get(`${root}/${id}`)));

  it('a household without kinds has none, and the usual ones are named in the language of the reader', async () => {
    expect(await list()).toEqual([]);
    const started = await server.send({
      method: 'POST',
      url: `${root}/kinds/usual`,
      as: cook,
      headers: { 'accept-language': 'de-DE' },
    });
    const kinds = MealKind.array().parse(succeeded(started));
    expect(kinds.map((kind) => kind.name).slice(0, 3)).toEqual(['Frühstück', 'Mittagessen', 'Abendessen']);
    expect(kinds.map((kind) => kind.entryType).slice(-1)).toEqual(['dessert']);
    succeeded(await client.post(`${root}/kinds/usual`));
    expect(await list()).toEqual(kinds);
  });

  it('kinds are stored with all that is said of them, and keep their order', async () => {
    const mate = await server.housemate(cook);
    const supper = await name({ name: ' Supper ', time: '18:30', color: 'teal', eaters: [cook.id, mate.id] });
    expect(supper).toMatchObject({
      name: 'Supper',
      time: '18:30',
      color: 'teal',
      entryType: 'dinner',
      position: 0,
    });
    expect(new Set(supper.eaters)).toEqual(new Set([cook.id, mate.id]));
    await name({ name: 'Lunchbox', entryType: 'lunch' });
    await name({ name: 'Second breakfast', entryType: 'snack', position: 0 });
    expect(await names()).toEqual(['Second breakfast', 'Supper', 'Lunchbox']);
    const moved = { name: 'Lunchbox', entryType: 'lunch', position: 1 };
    const box = (await list()).find((kind) => kind.name === 'Lunchbox');
    succeeded(await client.put(`${root}/kinds/${box?.id}`, moved));
    expect(await names()).toEqual(['Second breakfast', 'Lunchbox', 'Supper']);
    succeeded(await client.delete(`${root}/kinds/${box?.id}`));
    expect((await list()).map((kind) => kind.position)).toEqual([0, 1]);
  });

  it('two cannot have one name, and the refusal is about the name', async () => {
    const [supper, lunch] = [await name({ name: 'Supper' }), await name({ name: 'Lunch' })];
    const refused = { status: 400, body: { code: 'nameTaken', field: 'name' } };
    expect(await client.post(`${root}/kinds`, { name: 'SUPPER' })).toMatchObject(refused);
    expect(await client.put(`${root}/kinds/${lunch.id}`, { name: 'supper' })).toMatchObject(refused);
    succeeded(await client.put(`${root}/kinds/${supper.id}`, { name: 'supper' }));
  });

  it.each([{ time: '24:00' }, { time: '7:30' }, { color: '#123456' }, { name: ' ' }])(
    'refuses %j',
    async (fields) => {
      expect((await client.post(`${root}/kinds`, { name: 'x', ...fields })).status).toBe(422);
    },
  );

  it('a household has a few at most', async () => {
    for (let count = 0; count < limits.mealKinds; count += 1) await name({ name: `Kind ${count}` });
    expect((await client.post(`${root}/kinds`, { name: 'One more' })).status).toBe(400);
  });

  it('an entry of a kind is for the meal that the kind stands for', async () => {
    const box = await name({ name: 'Lunchbox', entryType: 'lunch' });
    const entry = await plan({ entryType: 'dinner', mealKindId: box.id });
    expect(entry).toMatchObject({ entryType: 'lunch', mealKindId: box.id });
    succeeded(await client.put(`${root}/kinds/${box.id}`, { name: 'Lunchbox', entryType: 'snack' }));
    expect(await read(entry)).toMatchObject({ entryType: 'snack', mealKindId: box.id });
  });

  it('a client that knows no kinds leaves it as it is, unless it changes the meal', async () => {
    const box = await name({ name: 'Lunchbox', entryType: 'lunch' });
    const entry = await plan({ mealKindId: box.id });
    const { mealKindId: _, ...known } = entry;
    succeeded(await client.put(`${root}/${entry.id}`, { ...known, title: 'y' }));
    expect(await read(entry)).toMatchObject({ title: 'y', mealKindId: box.id });
    expect(await change(entry, { title: 'z' })).toMatchObject({ entryType: 'lunch', mealKindId: box.id });
    expect(await change(entry, { entryType: 'dinner' })).toMatchObject({
      entryType: 'dinner',
      mealKindId: null,
    });
  });

  it('a kind is taken off an entry by itself', async () => {
    const box = await name({ name: 'Lunchbox', entryType: 'lunch' });
    const entry = await plan({ mealKindId: box.id });
    expect(await change(entry, { mealKindId: null })).toMatchObject({ entryType: 'lunch', mealKindId: null });
  });

  it('entries of a deleted kind stay, for the meal that it stood for', async () => {
    const box = await name({ name: 'Lunchbox', entryType: 'lunch' });
    const entry = await plan({ mealKindId: box.id });
    succeeded(await client.delete(`${root}/kinds/${box.id}`));
    expect(await read(entry)).toMatchObject({ entryType: 'lunch', mealKindId: null });
  });

  it('an entry of someone who moves to another household has no kind there, and is not changed from here', async () => {
    const mate = await server.housemate(cook);
    const box = await name({ name: 'Lunchbox', entryType: 'lunch' });
    const entry = ReadPlanEntry.parse(
      succeeded(await server.as(mate).post(root, { date: day, title: 'x', mealKindId: box.id })),
    );
    const next = await server.household({ groupId: cook.groupId });
    const admin = server.as(await server.member({ admin: true }));
    const user = Object(succeeded(await admin.get(`/api/admin/users/${mate.id}`)));
    succeeded(await admin.put(`/api/admin/users/${mate.id}`, { ...user, household: next.slug }));
    succeeded(await client.put(`${root}/kinds/${box.id}`, { name: 'Lunchbox', entryType: 'snack' }));
    const moved = server.as({ ...mate, token: await server.token(mate.id) });
    const seen = ReadPlanEntry.parse(succeeded(await moved.get(`${root}/${entry.id}`)));
    expect(seen).toMatchObject({ entryType: 'lunch', mealKindId: null });
  });

  it('calendars name the kind, and its hour by the clock of the household', async () => {
    const supper = await name({ name: 'Supper', time: '18:30', entryType: 'dinner' });
    await plan({ mealKindId: supper.id, title: 'Soup', date: server.clock.now().toISOString().slice(0, 10) });
    await plan({ entryType: 'dinner', title: 'Stew', date: '2999-07-01' });
    await plan({ entryType: 'lunch', title: 'Bread', date: '2999-07-02' });
    const { text } = await client.get(`${root}/ical`);
    const lines = text.split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'SUMMARY:Supper: Soup',
        'SUMMARY:Supper: Stew',
        'DTSTART:29990701T163000Z',
        'SUMMARY:Lunch: Bread',
        'DTSTART;VALUE=DATE:29990702',
      ]),
    );
    expect(lines.filter((line) => line.startsWith('DURATION'))).toHaveLength(2);
  });
});
