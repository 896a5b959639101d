import { randomUUID } from 'node:crypto';
import { type SentShoppingChange, ShoppingChangesOut, type ShoppingListOut } from '@hearth/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { organizer } from '../../../testing/test-people.ts';
import { listCalls, lists } from '../testing/lists-for-test.ts';

const path = '/api/households/shopping/changes';

describeServer('list settings that devices change', { cook: organizer }, ({ server, cook, client }) => {
  let listId: string;
  let labels: string[];
  beforeAll(async () => {
    for (const name of ['Apples', 'Bread', 'Cheese']) await newLabel(name);
  });
  beforeEach(async () => {
    const list = await create();
    listId = list.id;
    labels = listOrder(list);
  });

  const { create, read } = listCalls(() => client);
  const newLabel = async (name: string) =>
    String(Object(succeeded(await client.post('/api/groups/labels', { name }))).id);
  const listOrder = (list: ShoppingListOut) => list.labelSettings.map(({ labelId }) => labelId);
  const orderNow = async () => listOrder(await read(listId));

  type Change = Partial<SentShoppingChange> & Pick<SentShoppingChange, 'kind'>;
  const send = (...changes: Change[]) =>
    client.post(path, {
      device: 'phone',
      changes: changes.map((one) => ({ id: randomUUID(), listId, ...one })),
    });
  const sync = async (...changes: Change[]) =>
    ShoppingChangesOut.parse(succeeded(await send(...changes))).results;

  describe('the owner', () => {
    const give = (ownerId: string, more: Partial<Change> = {}): Change => ({
      kind: 'changeOwner',
      ownerId,
      ...more,
    });
    const owner = async () => (await read(listId)).userId;

    it('is changed once to a member of the household', async () => {
      const household = { id: cook.householdId, groupId: cook.groupId };
      const mate = await server.member({ household });
      const change = give(mate.id, { id: randomUUID() });
      expect(await sync(change)).toMatchObject([{ outcome: 'done' }]);
      expect(await owner()).toBe(mate.id);
      await sync(give(cook.id));
      expect(await sync(change)).toMatchObject([{ outcome: 'repeated' }]);
      expect(await owner()).toBe(cook.id);
    });

    it('cannot be another user, while changes before it are applied', async () => {
      const household = await server.household({ groupId: cook.groupId });
      const neighbour = await server.member({ household });
      for (const ownerId of [neighbour.id, (await server.member()).id, randomUUID()]) {
        const rename: Change = { kind: 'renameList', name: ownerId };
        expect(await send(rename, give(ownerId))).toMatchObject({
          status: 400,
          body: { detail: { message: 'The owner of a list must be a member of the household' } },
        });
        expect(await read(listId)).toMatchObject({ name: ownerId, userId: cook.id });
      }
    });

    it('is ignored if the list is deleted', async () => {
      await sync({ kind: 'removeList', seen: 99 });
      expect(await sync(give(randomUUID()))).toMatchObject([{ outcome: 'done' }]);
      expect(await sync(give(cook.id, { listId: randomUUID() }))).toMatchObject([{ outcome: 'gone' }]);
    });
  });

  describe('the order of labels', () => {
    const order = (labelIds: string[], id: string = randomUUID()) => ({
      kind: 'orderLabels' as const,
      id,
      labelIds,
    });

    it('is that of the last change, applied once', async () => {
      const [first, last] = [order(labels.toReversed()), order([2, 0, 1].map((at) => labels[at] ?? ''))];
      expect(await sync(first, last)).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }]);
      expect(await sync(first)).toMatchObject([{ outcome: 'repeated' }]);
      expect(await orderNow()).toEqual(last.labelIds);
      expect((await read(listId)).labelSettings.map(({ position }) => position)).toEqual([0, 1, 2]);
    });

    it('puts labels that were not sent at the end and ignores foreign ones', async () => {
      const late = await newLabel('Late');
      const stranger = server.as(await server.member({ rights: ['canOrganize'] }));
      const foreign = String(
        Object(succeeded(await stranger.post('/api/groups/labels', { name: 'Foreign' }))).id,
      );
      await sync(order([foreign, ...labels.toReversed(), randomUUID()]));
      expect(await orderNow()).toEqual([...labels.toReversed(), late]);
      succeeded(await client.delete(`/api/groups/labels/${late}`));
    });

    it('increments the sequence and does not restore a deleted list', async () => {
      const [result] = await sync(order(labels.toReversed()));
      expect((await read(listId)).sequence).toBe(result?.sequence);
      await sync({ kind: 'removeList', seen: 99 }, order(labels));
      expect((await client.get(`${lists}/${listId}`)).status).toBe(404);
    });
  });
});
