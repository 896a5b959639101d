import type { HttpRequest, OutgoingMatrix } from '@hearth/domain/notifications/apprise';
import * as z from 'zod';
import { NotSentError } from './delivery-failure.ts';

type Send = (request: HttpRequest) => Promise<string>;

const SignedIn = z.object({ access_token: z.string() });
const Joined = z.object({ room_id: z.string() });

/**
 * Sends a message to rooms of a Matrix server: signs in where there is no token, joins each room, writes, signs out.
 * @param transaction the same for the same message: a room takes what it has seen before only once
 * @throws NotSentError, OutboundError
 */
export async function sendToMatrix(send: Send, matrix: OutgoingMatrix, transaction: string): Promise<void> {
  const root = `${matrix.origin}/_matrix/client/v3`;
  const token = matrix.token ?? (await signIn(send, root, matrix));
  const headers = { ...json, authorization: `Bearer ${token}` };
  const call = (method: 'POST' | 'PUT', path: string, body: object) =>
    send({ url: `${root}${path}`, method, headers, body: JSON.stringify(body) });
  for (const room of matrix.rooms) {
    const answer = await call('POST', `/join/${encodeURIComponent(room)}`, {});
    const id = encodeURIComponent(read(Joined, answer).room_id);
    const content = { msgtype: 'm.text', body: matrix.body };
    await call('PUT', `/rooms/${id}/send/m.room.message/${transaction}`, content);
  }
  if (matrix.token === null) await call('POST', '/logout', {});
}

const json = { 'user-agent': 'Apprise', 'content-type': 'application/json' };

async function signIn(send: Send, root: string, { user, password }: OutgoingMatrix): Promise<string> {
  const identifier = { type: 'm.id.user', user };
  const body = JSON.stringify({ type: 'm.login.password', identifier, password });
  return read(SignedIn, await send({ url: `${root}/login`, method: 'POST', headers: json, body }))
    .access_token;
}

function read<T>(schema: z.ZodType<T>, text: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new NotSentError({ code: 'other', detail: 'Matrix' }, error);
  }
}
