import { inBody, inPath, inQuery, type Keys, type Row, type Rows } from './row.ts';

const root = '/api/households/webhooks';
const fields = { name: 'Same', url: 'http://127.0.0.1:9/', scheduledTime: '10:00:00' };
const homes = (other: Keys) => ({ groupId: other.groupId, householdId: other.householdId });
const byId = (own: Keys) => ({ params: { item_id: own.webhookId } });
const changed = (own: Keys) => ({ ...byId(own), body: { ...fields, ...homes(own) } });
/** A webhook belongs to its household. */
const ofHousehold = (status: number) => ({ stranger: status, neighbour: status, administrator: status });

const reading: Row = {
  sent: byId,
  status: ofHousehold(404),
  places: [inPath('item_id', 404, 'webhookId')],
};
const changing: Row = {
  sent: changed,
  status: ofHousehold(404),
  places: [
    inPath('item_id', 404, 'webhookId', changed),
    inBody('groupId, householdId', 200, changed, (other) => ({ ...fields, ...homes(other) })),
  ],
};

export const webhookRows: Rows = {
  [`GET ${root}`]: {
    sent: () => ({}),
    places: [inQuery('queryFilter', 200, (other) => `id = "${other.webhookId}"`)],
  },
  [`POST ${root}`]: { sent: () => ({ body: fields }) },
  [`POST ${root}/rerun`]: { sent: () => ({}) },
  [`GET ${root}/{item_id}`]: reading,
  [`PUT ${root}/{item_id}`]: changing,
  [`PATCH ${root}/{item_id}`]: changing,
  [`DELETE ${root}/{item_id}`]: {
    sent: byId,
    status: ofHousehold(400),
    places: [inPath('item_id', 400, 'webhookId')],
  },
  [`POST ${root}/{item_id}/test`]: reading,
};
