import { multipart } from '../multipart-body.ts';
import { everyone, inBody, inPath, type Keys, type Row, type Rows } from './row.ts';

/** Only the user and an administrator. */
const onlySelf = { stranger: 403, neighbour: 403, housemate: 403 };
/** Only the owner, who has every right, and the administrator may invite. */
const invitersOnly = { stranger: 403, neighbour: 403, housemate: 403 };
const password = 'long enough';
const nothing = (): object => ({});

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const ofSelf = (own: Keys) => ({ params: { item_id: own.userId } });
const ofGuest = (own: Keys) => ({ params: { item_id: own.guestId } });
const buildEmail = (own: Keys) => `${own.recipeName}@example.com`;
const self = (own: Keys) => ({ ...ofSelf(own), body: { email: buildEmail(own) } });

/** The owner's own address waits for the password; an administrator's word is enough. */
const changingSelf: Row = {
  sent: self,
  status: { ...onlySelf, owner: 400 },
  administratorTendsAll: true,
  places: [
    inPath('item_id', 403, 'userId', self),
    inPath('item_id', 403, 'guestId', self),
    inBody('group', 403, self, (other) => ({ email: buildEmail(other), group: other.groupSlug })),
    inBody('household', 403, self, (other) => ({ email: buildEmail(other), household: other.householdSlug })),
  ],
};

const guest = (own: Keys) => ({
  id: own.guestId,
  email: buildEmail(own),
  group: own.groupSlug,
  household: own.householdSlug,
  groupId: own.groupId,
  groupSlug: own.groupSlug,
  householdId: own.householdId,
  householdSlug: own.householdSlug,
  cacheKey: '1234',
});

const newcomer = (own: Keys) => ({
  body: {
    username: own.recipeName,
    fullName: 'New',
    email: buildEmail(own),
    password,
    group: own.groupSlug,
    household: own.householdSlug,
  },
});

const oneUser = (body: (own: Keys) => object = nothing): Row => {
  const sent = (own: Keys) => ({ ...ofGuest(own), ...body(own) });
  return { sent, places: [inPath('item_id', 403, 'guestId', sent), inPath('item_id', 403, 'userId', sent)] };
};

const named = (query: (own: Keys) => Record<string, string>): Row => ({
  sent: (own) => ({ query: query(own) }),
});

export const accountRows: Rows = {
  'POST /api/users/register': {
    sent: (own) => ({
      body: {
        group: own.recipeName,
        username: own.recipeName,
        fullName: 'New',
        email: buildEmail(own),
        password,
        passwordConfirm: password,
      },
    }),
    status: everyone(403),
  },
  'POST /api/users/register/invitation': {
    sent: () => ({ body: { token: 'x' } }),
    status: everyone(400),
  },
  'POST /api/users/forgot-password': { sent: (own) => ({ body: { email: buildEmail(own) } }) },
  'POST /api/users/reset-password': {
    sent: (own) => ({ body: { token: 'x', email: buildEmail(own), password, passwordConfirm: password } }),
    status: everyone(400),
  },
  'POST /api/admin/users/password-reset-token': { sent: (own) => ({ body: { email: own.guestEmail } }) },
  'GET /api/households/invitations': { sent: nothing, status: invitersOnly },
  'POST /api/households/invitations': { sent: () => ({ body: { uses: 1 } }), status: invitersOnly },
  'DELETE /api/households/invitations/{item_id}': {
    sent: (own) => ({ params: { item_id: own.invitationId } }),
    status: invitersOnly,
    places: [inPath('item_id', 404, 'invitationId')],
  },
  'POST /api/households/invitations/email': {
    sent: (own) => ({ body: { email: buildEmail(own), token: 'x' } }),
    status: invitersOnly,
  },
  'PUT /api/users/{item_id}': changingSelf,
  'PATCH /api/users/{item_id}': changingSelf,
  'POST /api/users/{id}/image': {
    sent: (own) => ({
      params: { id: own.userId },
      form: multipart({ profile: { file: onePixel, name: 'a.png' } }),
    }),
    status: onlySelf,
    administratorTendsAll: true,
    places: [
      inPath('id', 403, 'userId', () => ({
        form: multipart({ profile: { file: onePixel, name: 'a.png' } }),
      })),
    ],
  },
  'GET /api/admin/users': { sent: nothing },
  'POST /api/admin/users': { sent: newcomer },
  'GET /api/admin/users/{item_id}': oneUser(),
  'PUT /api/admin/users/{item_id}': oneUser((own) => ({ body: guest(own) })),
  'PATCH /api/admin/users/{item_id}': oneUser(() => ({ body: { fullName: 'Another name' } })),
  'DELETE /api/admin/users/{item_id}': oneUser(),
  'GET /api/admin/users/{item_id}/belongings': oneUser(),
  'GET /api/admin/users/{item_id}/identities': oneUser(),
  'DELETE /api/admin/users/{item_id}/identities': oneUser(),
  // The servers of the matrix have no provider.
  'PUT /api/admin/users/{item_id}/identities': {
    ...oneUser(() => ({ body: { subject: 'someone' } })),
    status: { administrator: 404 },
  },
  'POST /api/admin/users/unlock': { sent: nothing },
  'GET /api/users': { sent: nothing },
  'POST /api/users': { sent: newcomer },
  'GET /api/users/{item_id}': oneUser(),
  'DELETE /api/users/{item_id}': oneUser(),
  'GET /api/validators/group': named((own) => ({ name: own.recipeName })),
  'GET /api/validators/household': named((own) => ({ group_id: own.groupId, name: own.recipeName })),
  'GET /api/validators/user/name': named((own) => ({ name: own.recipeName })),
  'GET /api/validators/user/email': named((own) => ({ email: buildEmail(own) })),
  'POST /api/validators/password': { sent: () => ({ body: { password: 'a password of its own' } }) },
};
