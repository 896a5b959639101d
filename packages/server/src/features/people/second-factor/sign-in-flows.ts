import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { systemScope } from '../../../platform/db/scope.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteExpiredFlows, deleteFlow, findFlowRow, upsertFlow } from './sign-in-flows.repository.ts';

/**
 * Conversations with a browser between two requests: the second step of a sign-in, the making of a passkey, the way to
 * an identity provider and back. The browser holds a secret; the database knows its hash and what belongs to it.
 */

/** What a conversation is about: a secret of one kind opens nothing of another. */
export type FlowKind = 'secondStep' | 'passkeyChallenge' | 'newPasskey' | 'singleSignOn';

export interface Flow {
  readonly userId: string | null;
  /** The data stored at its start. */
  readonly data: unknown;
}

/** The data of a flow that waits for the response of a passkey. */
export const ChallengeFlow = z.object({ challenge: z.string() });

interface NewFlow extends Flow {
  readonly kind: FlowKind;
  readonly lifeMs: number;
}

const maxSecretLength = 200;
const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Begins a conversation and says the secret for the browser. */
export async function beginFlow(platform: Platform, flow: NewFlow): Promise<string> {
  const secret = platform.random.bytes(32).toString('base64url');
  await keepFlow(platform, digest(secret), flow);
  return secret;
}

/** Begins a conversation that `name` alone finds again; an older one of that name is over. */
export async function beginNamedFlow(platform: Platform, name: string, flow: NewFlow): Promise<void> {
  await keepFlow(platform, digest(name), flow);
}

async function keepFlow(platform: Platform, id: string, flow: NewFlow): Promise<void> {
  const expires = new Date(platform.clock.now().getTime() + flow.lifeMs);
  const row = {
    id,
    kind: flow.kind,
    user_id: flow.userId,
    data: JSON.stringify(flow.data),
    expires_at: storedInstant(expires),
  };
  await platform.database.write(systemScope('sign in'), (tx) => upsertFlow(tx, row));
}

/** The conversation of that secret while it lasts. */
export async function findFlow(platform: Platform, kind: FlowKind, secret: string): Promise<Flow | null> {
  if (secret.length > maxSecretLength) return null;
  const now = storedInstant(platform.clock.now());
  const reader = platform.database.read(systemScope('sign in'));
  const row = await findFlowRow(reader, { id: digest(secret), kind, now });
  return row === undefined ? null : { userId: row.user_id, data: JSON.parse(row.data) as unknown };
}

/** Ends the flow; false if another request has ended it before. */
export async function endFlow(tx: Tx<Scope>, kind: FlowKind, secret: string): Promise<boolean> {
  return deleteFlow(tx, { id: digest(secret), kind });
}

/** Takes the flow of that secret, which ends with this: none is taken twice. */
export async function takeFlow(platform: Platform, kind: FlowKind, secret: string): Promise<Flow | null> {
  const flow = await findFlow(platform, kind, secret);
  if (flow === null) return null;
  const taken = await platform.database.write(systemScope('sign in'), (tx) => endFlow(tx, kind, secret));
  return taken ? flow : null;
}

/** Deletes flows that were not continued. Run daily. */
export async function purgeFlows(platform: Platform): Promise<void> {
  const now = storedInstant(platform.clock.now());
  await platform.database.write(systemScope('delete expired sign-ins'), (tx) => deleteExpiredFlows(tx, now));
}
