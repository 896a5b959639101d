import * as z from 'zod';
import type { GroupRecipeActionOut } from '@hearth/contract';
import { snakeKeys } from '@hearth/domain/text/json-keys';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { MessageRefusedError } from '../../../platform/deliveries/deliveries.ts';
import { hostOf, receiverLane } from '../../../platform/deliveries/receiver-lane.ts';
import { AppError, fail, required } from '../../../platform/errors/app-error.ts';
import { defineDelivery } from '../../../platform/jobs/payload-kind.ts';
import { wireJson } from '../../../platform/http/wire-json.ts';
import { OutboundError } from '../../../platform/net/outbound-errors.ts';
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

/**
 * Has a recipe of the group sent to the address of a post action, after the commit. The recipe travels as it is now,
 * with the keys that programs for the reference know.
 * @throws AppError `itemNotFound` for the action or the recipe, `actionNotTriggered` for a link
 */
export async function triggerAction(
  platform: Platform,
  scope: MemberScope,
  { actionId, slugOrId }: { readonly actionId: string; readonly slugOrId: string },
): Promise<void> {
  const row = required(await findAction(platform.database.read(scope), actionId), 'itemNotFound');
  const action = presentAction(row);
  const recipe = await getRecipe(platform, scope, slugOrId).catch(unknownRecipe);
  if (action.actionType === 'link') fail('actionNotTriggered', { type: action.actionType });
  const payload = { url: action.url, body: bodyOf(action, recipe.text) };
  const receiver = [action.title, hostOf(action.url)].filter((part) => part !== null).join(' · ');
  const delivery = { lane: receiverLane(scope.householdId, action.url), receiver, payload };
  await platform.database.write(scope, (tx) =>
    platform.deliveries.enqueue(tx, sendRecipeDelivery, [delivery]),
  );
}

function unknownRecipe(error: unknown): never {
  if (error instanceof AppError && error.code === 'recipeNotFound') fail('itemNotFound');
  throw error;
}

function bodyOf(action: GroupRecipeActionOut, recipe: string): string {
  const content = JSON.parse(recipe, (_, value: unknown) => withOffset(value)) as unknown;
  return wireJson({ action: snakeKeys(action), content: snakeKeys(content) });
}

/** Instants end with `+00:00` here, not with `Z`. */
function withOffset(value: unknown): unknown {
  const isInstant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
  return isInstant ? value.replace(/Z$/, '+00:00') : value;
}

/**
 * Sends what {@link triggerAction} has put aside. A receiver that will never take it is written in the log.
 * @throws Error if the receiver does not respond, MessageRefusedError if it fails: it is retried
 */
export async function sendRecipe(platform: Platform, { url, body }: Payload): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  try {
    const { status } = await platform.deliveryFetch(url, { method: 'POST', headers, body, timeoutMs });
    platform.log.info({ status }, 'a recipe action was carried out');
    if (isTransientStatus(status))
      throw new MessageRefusedError(`the receiver of a recipe answered ${status}`);
  } catch (error) {
    if (!(error instanceof OutboundError) || isTransientFailure(error)) throw error;
    platform.log.warn({ reason: error.message }, 'a recipe action was not carried out');
  }
}
