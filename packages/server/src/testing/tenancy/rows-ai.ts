import { inBody, inPath, type Keys, type Row, type Rows } from './row.ts';

const managers = { stranger: 403, neighbour: 403, housemate: 403, groupManager: 200 } as const;
const fields = (own: Keys) => ({ name: own.recipeName, model: 'small', baseUrl: 'http://127.0.0.1:9' });
const byId = (own: Keys) => ({ params: { item_id: own.aiProviderId } });
const changed = (own: Keys) => ({ ...byId(own), body: fields(own) });
const inGroup = (own: Keys) => ({ params: { group_id: own.groupId } });
const oneInGroup = (own: Keys) => ({ params: { group_id: own.groupId, item_id: own.aiProviderId } });

const own = '/api/groups/ai-providers';
const any = '/api/admin/groups/{group_id}/ai-providers';
/** What administrators see of all groups looks alike for all others, existing or not. */
const ofAny = (sent: Row['sent']): Row => ({
  sent,
  places: [inPath('group_id', 403, 'groupId', sent)],
});

export const aiRows: Rows = {
  [`GET ${own}/settings`]: { sent: () => ({}) },
  [`PUT ${own}/settings`]: {
    sent: (keys) => ({ body: { defaultProviderId: keys.aiProviderId } }),
    status: managers,
    places: [
      inBody(
        'imageProviderId',
        404,
        () => ({}),
        (other) => ({ imageProviderId: other.aiProviderId }),
      ),
    ],
  },
  [`POST ${own}/providers`]: {
    sent: (keys) => ({ body: fields(keys) }),
    status: managers,
  },
  [`GET ${own}/providers/{item_id}`]: {
    sent: byId,
    status: { stranger: 404 },
    places: [inPath('item_id', 404, 'aiProviderId')],
  },
  [`PUT ${own}/providers/{item_id}`]: {
    sent: changed,
    status: managers,
    places: [inPath('item_id', 404, 'aiProviderId', changed)],
  },
  [`DELETE ${own}/providers/{item_id}`]: {
    sent: byId,
    status: managers,
    places: [inPath('item_id', 404, 'aiProviderId')],
  },
  [`GET ${any}/settings`]: ofAny(inGroup),
  [`PUT ${any}/settings`]: ofAny((keys) => ({
    ...inGroup(keys),
    body: { imageProviderId: keys.aiProviderId },
  })),
  [`POST ${any}/providers`]: ofAny((keys) => ({ ...inGroup(keys), body: fields(keys) })),
  [`GET ${any}/providers/{item_id}`]: ofAny(oneInGroup),
  [`PUT ${any}/providers/{item_id}`]: ofAny((keys) => ({ ...oneInGroup(keys), body: fields(keys) })),
  [`DELETE ${any}/providers/{item_id}`]: ofAny(oneInGroup),
};
