import { inBody, inPath, type Keys, type Rows } from './row.ts';

const root = '/api/households/stores';
/** Stores belong to a household. */
const ofHousehold = { stranger: 404, neighbour: 404, administrator: 404 };

const store = (own: Keys) => ({ params: { item_id: own.storeId } });
const changed = (own: Keys) => ({ ...store(own), body: { name: own.recipeName } });
const ordered = (own: Keys) => ({ ...store(own), body: { labelIds: [own.labelId] } });
const food = (own: Keys) => ({ params: { item_id: own.foodId } });
const sold = (own: Keys) => ({ ...food(own), body: { storeIds: [own.storeId] } });

export const storeRows: Rows = {
  [`GET ${root}`]: { sent: () => ({}) },
  [`POST ${root}`]: { sent: () => ({ body: { name: crypto.randomUUID() } }) },
  [`PUT ${root}/{item_id}`]: {
    sent: changed,
    status: ofHousehold,
    places: [inPath('item_id', 404, 'storeId', changed)],
  },
  [`DELETE ${root}/{item_id}`]: {
    sent: store,
    status: ofHousehold,
    places: [inPath('item_id', 404, 'storeId')],
  },
  [`PUT ${root}/{item_id}/labels`]: {
    sent: ordered,
    status: ofHousehold,
    places: [
      inPath('item_id', 404, 'storeId', ordered),
      inBody('labelIds', 404, store, (other) => ({ labelIds: [other.labelId] })),
    ],
  },
  [`DELETE ${root}/{item_id}/walks`]: {
    sent: store,
    status: ofHousehold,
    places: [inPath('item_id', 404, 'storeId')],
  },
  // The store of a neighbour is none of the caller's.
  [`PUT /api/foods/{item_id}/stores`]: {
    sent: sold,
    status: ofHousehold,
    places: [
      inPath('item_id', 404, 'foodId', sold),
      inBody('storeIds', 404, food, (other) => ({ storeIds: [other.storeId] })),
    ],
  },
};
