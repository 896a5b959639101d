import * as z from 'zod';
import type { GroupRecipeActionOut, RecipeActionWaiting } from '@hearth/contract';
import { snakeKeys } from '@hearth/domain/text/json-keys';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { MessageRefusedError, UndeliverableMessageError } from '../../../platform/deliveries/deliveries.ts';
import { readHost, receiverLane } from '../../../platform/deliveries/receiver-lane.ts';
import { AppError, fail, required } from '../../../platform/errors/app-error.ts';
import { defineDelivery } from '../../../platform/jobs/payload-kind.ts';
import { wireJson } from '../../../platform/http/answers/wire-json.ts';
import { OutboundError, OutboundRefusedError } from '../../../platform/net/outbound-errors.ts';
import { isTransientFailure, isTransientStatus } from '../../../platform/net/transient-failures.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getRecipe } from '../documents/index.ts';
import { findAction } from './recipe-actions.repository.ts';
import { presentAction } from './recipe-actions.service.ts';

const Payload = z.object({ url: z.string(), body: z.string() });
type Payload = z.output<typeof Payload>;

/** Sends a recipe to another program. */
export const sendRecipeDelivery = defineDelivery('send-recipe', Payload);

const timeoutMs = 15_000;

/** The action, the recipe, and how many times it is made. */
interface Trigger {
  readonly actionId: string;
  readonly slugOrId: string;
  readonly scale: number;
}

/**
 * Sends a recipe of the group to the address of a post action, as it is now, with the keys that programs for the
 * reference know. If the receiver does not answer or is overloaded, it is sent again later.
 * @returns null if it has arrived, and otherwise that it waits
 * @throws AppError `itemNotFound` for the action or the recipe, `actionNotTriggered` for a link, and if the recipe will
 *   never arrive `outboundRefused`, `recipeRefusedByReceiver`, `receiverNotReached`
 */
export async function triggerAction(
  platform: Platform,
  scope: MemberScope,
  { actionId, slugOrId, scale }: Trigger,
): Promise<RecipeActionWaiting | null> {
  const row = required(await findAction(platform.database.read(scope), actionId), 'itemNotFound');
  const action = presentAction(row);
  const recipe = await getRecipe(platform, scope, slugOrId).catch(unknownRecipe);
  if (action.actionType === 'link') fail('actionNotTriggered', { type: action.actionType });
  const payload = { url: action.url, body: readBody(action, recipe.text, scale) };
  const sent = await trySending(platform, payload);
  if (sent.outcome === 'sent') return null;
  if (sent.outcome === 'failed') return tellFailure(sent);
  const receiver = [action.title, readHost(action.url)].filter((part) => part !== null).join(' · ');
  const delivery = { lane: receiverLane(scope.householdId, action.url), receiver, payload };
  await platform.database.write(scope, (tx) =>
    platform.deliveries.enqueue(tx, sendRecipeDelivery, [delivery]),
  );
  return { status: 'waiting' };
}

function tellFailure({ status, error }: Failure): never {
  if (error instanceof OutboundRefusedError) fail('outboundRefused', { reason: error.message }, error);
  if (error !== null) fail('receiverNotReached', { detail: error.message }, error);
  return fail('recipeRefusedByReceiver', { status });
}

function unknownRecipe(error: unknown): never {
  if (error instanceof AppError && error.code === 'recipeNotFound') fail('itemNotFound');
  throw error;
}

function readBody(action: GroupRecipeActionOut, recipe: string, scale: number): string {
  const content = JSON.parse(recipe, (_, value: unknown) => withOffset(value)) as unknown;
  return wireJson({ action: snakeKeys(action), content: snakeKeys(content), recipe_scale: scale });
}

/** Instants end with `+00:00` here, not with `Z`. */
function withOffset(value: unknown): unknown {
  const isInstant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
  return isInstant ? value.replace(/Z$/, '+00:00') : value;
}

/** Why a recipe did not arrive: the status of the answer, or the error if there was none. */
interface Failure {
  readonly status: number;
  readonly error: OutboundError | null;
}

/** What came of one attempt; a `late` one may succeed later. */
type Attempt = { readonly outcome: 'sent' } | (Failure & { readonly outcome: 'late' | 'failed' });

async function trySending(platform: Platform, { url, body }: Payload): Promise<Attempt> {
  const headers = { 'content-type': 'application/json' };
  try {
    const { status } = await platform.deliveryFetch(url, { method: 'POST', headers, body, timeoutMs });
    platform.log.info({ status }, 'a recipe action was carried out');
    if (status >= 200 && status < 300) return { outcome: 'sent' };
    return { outcome: isTransientStatus(status) ? 'late' : 'failed', status, error: null };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    platform.log.warn({ reason: error.message }, 'a recipe action was not carried out');
    return { outcome: isTransientFailure(error) ? 'late' : 'failed', status: 0, error };
  }
}

/**
 * Sends again what {@link triggerAction} could not.
 * @throws Error if the receiver does not respond, MessageRefusedError if it fails: it is retried;
 *   UndeliverableMessageError if it will never take it
 */
export async function sendRecipe(platform: Platform, payload: Payload): Promise<void> {
  const sent = await trySending(platform, payload);
  if (sent.outcome === 'sent') return;
  const reason = sent.error?.message ?? `the receiver of a recipe answered ${sent.status}`;
  if (sent.outcome === 'failed') throw new UndeliverableMessageError(reason, { cause: sent.error });
  throw sent.error ?? new MessageRefusedError(reason);
}
