import { everyone, inPath, type Role, type Row, type Rows } from './row.ts';

const signedIn: readonly Role[] = ['stranger', 'neighbour', 'housemate', 'owner', 'administrator'];
/** The same response for every signed-in user. */
const members = (status: number) => Object.fromEntries(signedIn.map((role) => [role, status]));

/** Members of the matrix have no password that fits. The lock on a name leaves its open sessions their own tries. */
const wrongPassword = { ...members(400), locked: 400 };
const withWrongPassword: Row = { sent: () => ({ body: { password: 'wrong' } }), status: wrongPassword };
const passkey = { name: 'Key', response: { id: 'x' } };

export const wayInRows: Rows = {
  'GET /api/auth/oauth': { sent: () => ({}), status: everyone(404) },
  'GET /api/auth/oauth/callback': { sent: () => ({}), status: everyone(404) },
  'GET /api/auth/oauth/native/config': { sent: () => ({}), status: everyone(404) },
  'POST /api/auth/oauth/native/token': {
    sent: () => ({ body: { code: 'x', code_verifier: 'v'.repeat(43), redirect_uri: 'app:/login' } }),
    status: everyone(404),
  },
  'POST /api/auth/second-step': {
    sent: () => ({ body: { token: 'none', code: '123456' } }),
    status: everyone(401),
  },
  'POST /api/auth/second-step/passkey/options': {
    sent: () => ({ body: { token: 'none' } }),
    status: everyone(400),
  },
  'POST /api/auth/second-step/passkey': {
    sent: () => ({ body: { token: 'none', response: {} } }),
    status: everyone(400),
  },
  'GET /api/auth/confirmation': { sent: () => ({}) },
  'POST /api/auth/confirmation': withWrongPassword,
  'POST /api/auth/confirmation/passkey/options': { sent: () => ({}), status: members(400) },
  'POST /api/auth/confirmation/passkey': {
    sent: () => ({ body: { response: { id: 'x' } } }),
    status: wrongPassword,
  },
  'POST /api/users/api-tokens': { sent: () => ({ body: { name: 'phone' } }) },
  'DELETE /api/users/api-tokens/{token_id}': {
    sent: (own) => ({ params: { token_id: own.apiToken } }),
    status: { stranger: 404, neighbour: 403, housemate: 403, administrator: 403 },
    places: [inPath('token_id', 404, 'apiToken')],
  },
  'GET /api/users/self/sessions': { sent: () => ({}) },
  'DELETE /api/users/self/sessions': { sent: () => ({}) },
  'DELETE /api/users/self/sessions/{session_id}': {
    sent: (own) => ({ params: { session_id: own.sessionId } }),
    status: { stranger: 404, neighbour: 404, housemate: 404, administrator: 404 },
    places: [inPath('session_id', 404, 'sessionId')],
  },
  'GET /api/users/self/second-factor': { sent: () => ({}) },
  'POST /api/users/self/second-factor/totp': withWrongPassword,
  'POST /api/users/self/second-factor/totp/confirm': {
    sent: () => ({ body: { code: '123456' } }),
    status: members(400),
  },
  'POST /api/users/self/second-factor/totp/remove': withWrongPassword,
  'POST /api/users/self/second-factor/recovery-codes': withWrongPassword,
  'POST /api/users/self/second-factor/passkeys/options': withWrongPassword,
  'POST /api/users/self/second-factor/passkeys': {
    sent: () => ({ body: passkey }),
    status: members(400),
  },
  'POST /api/users/self/second-factor/passkeys/{passkey_id}/remove': {
    sent: () => ({ params: { passkey_id: 'none' }, body: { password: 'wrong' } }),
    status: wrongPassword,
  },
};
