import { inBody, inPath, inQuery, type Keys, type Row, type Rows } from './row.ts';

const root = '/api/households/events/notifications';
const homes = (keys: Keys) => ({ groupId: keys.groupId, householdId: keys.householdId });
const byId = (own: Keys) => ({ params: { item_id: own.notifierId } });
const fields = (own: Keys) => ({ id: own.notifierId, name: own.recipeName, ...homes(own) });
const changed = (own: Keys) => ({ ...byId(own), body: fields(own) });
/** A notifier belongs to its household. */
const ofHousehold = (status: number) => ({ stranger: status, neighbour: status, administrator: status });

const changing: Row = {
  sent: changed,
  status: ofHousehold(404),
  places: [
    inPath('item_id', 404, 'notifierId', changed),
    inBody('id, groupId, householdId', 200, changed, (other) => ({
      id: other.notifierId,
      name: 'Same',
      ...homes(other),
    })),
  ],
};

export const notifierRows: Rows = {
  [`GET ${root}`]: {
    sent: () => ({}),
    places: [inQuery('queryFilter', 200, (other) => `id = "${other.notifierId}"`)],
  },
  [`POST ${root}`]: {
    sent: (own) => ({ body: { name: own.recipeName, appriseUrl: 'json://127.0.0.1:9/' } }),
  },
  [`GET ${root}/{item_id}`]: {
    sent: byId,
    status: ofHousehold(404),
    places: [inPath('item_id', 404, 'notifierId')],
  },
  [`PUT ${root}/{item_id}`]: changing,
  [`PATCH ${root}/{item_id}`]: changing,
  [`DELETE ${root}/{item_id}`]: {
    sent: byId,
    status: ofHousehold(400),
    places: [inPath('item_id', 400, 'notifierId')],
  },
  [`POST ${root}/{item_id}/test`]: {
    sent: byId,
    status: ofHousehold(404),
    places: [inPath('item_id', 404, 'notifierId')],
  },
};
