import { inBody, inPath, inQuery, type Keys, type Place, type Row, type Rows } from './row.ts';

const everyone: Row = { sent: () => ({}) };
const right = { stranger: 403, neighbour: 403, housemate: 403 } as const;
const managers = { ...right, groupManager: 200 };
const householdManagers = { ...right, householdManager: 200 };
const all = { canManage: true, canManageHousehold: true, canInvite: true, canOrganize: true };

/** Lists that can be filtered by whom and where. */
const members: Row = {
  sent: () => ({}),
  places: [
    inQuery('queryFilter', 200, (other) => `id = "${other.userId}"`),
    inQuery('queryFilter', 200, (other) => `householdId = "${other.householdId}"`),
    inQuery('queryFilter', 200, (other) => `household.slug = "${other.householdSlug}"`),
    inQuery('queryFilter', 200, (other) => `groupId = "${other.groupId}" OR id = "${other.userId}"`),
  ],
};

/** What administrators see of all groups looks alike for all others, existing or not. */
const named = (key: 'groupId' | 'householdId', body: (own: Keys) => object = () => ({})): Place =>
  inPath('item_id', 403, key, (own) => ({ body: body(own) }));
const ofGroup = (own: Keys) => ({ params: { item_id: own.groupId } });
const ofHousehold = (own: Keys) => ({ params: { item_id: own.householdId } });
const groupBody = (own: Keys) => ({ id: own.groupId, name: own.groupSlug });
const householdBody = (own: Keys) => ({
  id: own.householdId,
  groupId: own.groupId,
  name: own.householdSlug,
});

export const placeRows: Rows = {
  'GET /api/groups/members': members,
  'GET /api/groups/members/{username_or_id}': {
    sent: (own) => ({ params: { username_or_id: own.userId } }),
    status: { stranger: 404 },
    places: [inPath('username_or_id', 404, 'userId'), inPath('username_or_id', 404, 'username')],
  },
  'GET /api/groups/preferences': everyone,
  'PUT /api/groups/preferences': {
    sent: (own) => ({ body: { privateGroup: true, groupId: own.groupId } }),
    status: managers,
    places: [inBody('groupId', 200, everyone.sent, (other) => ({ groupId: other.groupId }))],
  },
  'PATCH /api/groups/preferences': {
    sent: () => ({ body: { privateGroup: true } }),
    status: managers,
    places: [inBody('groupId', 200, everyone.sent, (other) => ({ groupId: other.groupId }))],
  },
  'GET /api/groups/storage': everyone,
  'GET /api/households/members': members,
  'GET /api/households/preferences': everyone,
  'PUT /api/households/preferences': {
    sent: () => ({ body: { firstDayOfWeek: 1 } }),
    status: householdManagers,
    places: [inBody('id', 200, everyone.sent, (other) => ({ id: other.householdId }))],
  },
  'PATCH /api/households/preferences': {
    sent: () => ({ body: { firstDayOfWeek: 1 } }),
    status: householdManagers,
    places: [inBody('id', 200, everyone.sent, (other) => ({ householdId: other.householdId }))],
  },
  'PATCH /api/households/self': {
    sent: () => ({ body: { name: crypto.randomUUID() } }),
    status: householdManagers,
    places: [
      inBody('id', 200, everyone.sent, (other) => ({ name: crypto.randomUUID(), id: other.householdId })),
    ],
  },
  'PUT /api/households/permissions': {
    sent: (own) => ({ body: { userId: own.userId, ...all } }),
    status: { ...managers, owner: 403, administrator: 403 },
    places: [inBody('userId', 404, everyone.sent, (other) => ({ userId: other.userId, ...all }))],
  },
  'GET /api/households/statistics': everyone,
  'GET /api/admin/groups': everyone,
  'POST /api/admin/groups': { sent: (own) => ({ body: { name: `New ${own.recipeName}` } }) },
  'GET /api/admin/groups/{item_id}': { sent: ofGroup, places: [named('groupId')] },
  'PUT /api/admin/groups/{item_id}': {
    sent: (own) => ({ ...ofGroup(own), body: groupBody(own) }),
    places: [named('groupId', groupBody)],
  },
  'PATCH /api/admin/groups/{item_id}': {
    sent: (own) => ({ ...ofGroup(own), body: groupBody(own) }),
    places: [named('groupId', groupBody)],
  },
  'DELETE /api/admin/groups/{item_id}': {
    sent: ofGroup,
    status: { administrator: 400 },
    places: [named('groupId')],
  },
  'GET /api/admin/households': everyone,
  'POST /api/admin/households': {
    sent: (own) => ({ body: { name: `New ${own.recipeName}`, groupId: own.groupId } }),
    places: [inBody('groupId', 403, everyone.sent, (other) => ({ name: 'x', groupId: other.groupId }))],
  },
  'GET /api/admin/households/{item_id}': { sent: ofHousehold, places: [named('householdId')] },
  'PUT /api/admin/households/{item_id}': {
    sent: (own) => ({ ...ofHousehold(own), body: householdBody(own) }),
    places: [named('householdId', householdBody)],
  },
  'PATCH /api/admin/households/{item_id}': {
    sent: (own) => ({ ...ofHousehold(own), body: householdBody(own) }),
    places: [named('householdId', householdBody)],
  },
  'DELETE /api/admin/households/{item_id}': {
    sent: ofHousehold,
    status: { administrator: 400 },
    places: [named('householdId')],
  },
};
