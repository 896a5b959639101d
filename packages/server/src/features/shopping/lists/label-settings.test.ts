import { beforeAll, expect, it } from 'vitest';
import type { ShoppingListOut } from '@hearth/contract';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { organizer } from '../../../testing/test-people.ts';
import { listCalls, lists, parsedList } from '../testing/lists-for-test.ts';

describeServer('labels of shopping lists', { cook: organizer }, ({ server, cook, client }) => {
  const { create, read, add } = listCalls(() => client);

  const place = (list: ShoppingListOut) =>
    list.labelSettings.map(({ label, position }) => [label.name, position]);
  const label = async (name: string) =>
    String(Object(succeeded(await client.post('/api/groups/labels', { name }))).id);
  let bread: string;
  beforeAll(async () => {
    bread = await label('Bread');
    await label('apples');
    await label('Cheese');
  });

  it('are sorted by name at first, with new ones at the end, in every list of the group', async () => {
    const made = await create();
    const neighbour = server.as(
      await server.member({ household: await server.household({ groupId: cook.groupId }) }),
    );
    const theirs = await create({}, neighbour);
    expect(place(made)).toEqual([
      ['apples', 0],
      ['Bread', 1],
      ['Cheese', 2],
    ]);
    const last = await label('Another');
    expect(place(await read(made.id)).at(-1)).toEqual(['Another', 3]);
    expect(place(parsedList(await neighbour.get(`${lists}/${theirs.id}`))).at(-1)).toEqual(['Another', 3]);
    await add(made.id, { note: 'x', labelId: last });
    await client.delete(`/api/groups/labels/${last}`);
    expect(place(await read(made.id))).toHaveLength(3);
    expect((await read(made.id)).listItems).toMatchObject([{ labelId: null, label: null }]);
  });

  it('move as sent while others stay, and a change of the list moves none', async () => {
    const made = await create();
    const [apples, , cheese] = made.labelSettings;
    const settings = [
      { ...cheese, position: 0 },
      { ...apples, position: 2 },
    ];
    const moved = parsedList(await client.put(`${lists}/${made.id}/label-settings`, settings));
    expect(place(moved)).toEqual([
      ['Cheese', 0],
      ['Bread', 1],
      ['apples', 2],
    ]);
    const put = await client.put(`${lists}/${made.id}`, { ...made, listItems: undefined });
    expect(place(parsedList(put))).toEqual(place(moved));
  });

  it('of another list are refused', async () => {
    const [one, other] = [await create(), await create()];
    const [setting] = other.labelSettings;
    expect(await client.put(`${lists}/${one.id}/label-settings`, [setting])).toMatchObject({
      status: 400,
      body: { detail: `object ${setting?.id} has an invalid shopping list id` },
    });
  });

  it('are added to lists when they are seeded', async () => {
    const settler = server.as(await server.member());
    const made = await create({}, settler);
    await settler.post('/api/groups/seeders/labels', { locale: 'en-US' });
    const labels = parsedList(await settler.get(`${lists}/${made.id}`)).labelSettings;
    expect(labels).toHaveLength(25);
    expect(labels.map(({ position }) => position)).toEqual(Array.from({ length: 25 }, (_, at) => at));
    expect(bread).not.toBe('');
  });
});
