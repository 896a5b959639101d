import type {
  BodyOf,
  HouseholdRecipe,
  LastTime,
  operations,
  Page,
  PagingQuery,
  RecipeTimelineEventOut,
  TimelineEventType,
} from '@hearth/contract';
import { listPageLinks } from '@hearth/domain/search/paging';
import { mapInTurns } from '../../../platform/concurrency/map-in-turns.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant, wireInstant } from '../../../platform/db/values/stored-instant.ts';
import { AppError, fail, failAs, required } from '../../../platform/errors/app-error.ts';
import { pageEnvelope } from '../../../platform/paging/page-envelope.ts';
import { createOnce } from '../../../platform/idempotency/create-once.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireRecipe } from '../recipe/index.ts';
import { tellOfEvent } from './timeline-events.ts';
import { requireOwn } from './timeline-rights.ts';
import { deleteTimelineFilesJob } from './timeline-images.service.ts';
import {
  deleteEvent,
  findEvent,
  findEvents,
  findLastMade,
  findLastTime,
  insertEvent,
  type LastTimeRow,
  type TimelineRow,
  updateEvent,
} from './timeline.repository.ts';

/** One page of what happened with the group's recipes. */
export async function listEvents(
  platform: Platform,
  scope: MemberScope,
  query: PagingQuery,
): Promise<Page<RecipeTimelineEventOut>> {
  const reader = platform.database.read(scope);
  const { window, rows } = await findEvents(reader, query, platform.clock.now());
  const events = await mapInTurns(rows, presentEvent);
  return pageEnvelope(window, listPageLinks('/timeline/events', query, window), events);
}

/** @throws AppError `itemNotFound` */
export async function getEvent(
  platform: Platform,
  scope: MemberScope,
  id: string,
): Promise<RecipeTimelineEventOut> {
  return presentEvent(required(await findEvent(platform.database.read(scope), id), 'itemNotFound'));
}

/**
 * Says, in the caller's name, what happened with a recipe of the group.
 * @throws AppError `timelineRecipeNotFound`
 */
export async function createEvent(
  platform: Platform,
  scope: MemberScope,
  given: NewEvent,
  idempotencyKey: string | null = null,
): Promise<RecipeTimelineEventOut> {
  return platform.database.write(scope, async (tx) => {
    const id = await createOnce(platform, tx, idempotencyKey, () => storeEvent(platform, tx, given));
    return presentEvent(required(await findEvent(tx, id), 'itemNotFound'));
  });
}

type NewEvent = BodyOf<typeof operations.createTimelineEvent>;

async function storeEvent(platform: Platform, tx: Tx<MemberScope>, given: NewEvent): Promise<string> {
  const id = platform.random.uuid();
  const recipe = await requireRecipe(tx, given.recipeId).catch(notFoundHere);
  const now = storedInstant(platform.clock.now());
  await insertEvent(tx, {
    id,
    recipe_id: recipe.id,
    user_id: tx.scope.userId,
    subject: given.subject,
    event_type: given.eventType,
    message: given.eventMessage ?? given.message ?? null,
    image: given.image ?? 'does not have image',
    timestamp: given.timestamp ?? now,
    servings: given.servings ?? null,
    created_at: now,
    updated_at: now,
  });
  await tellOfEvent(platform, tx, required(await findEvent(tx, id), 'itemNotFound'), 'create');
  return id;
}

/** The change of an event; fields that are null or absent stay. */
export interface EventChange {
  readonly subject?: string | null | undefined;
  readonly eventMessage?: string | null | undefined;
  readonly message?: string | null | undefined;
  readonly image?: 'has image' | 'does not have image' | null | undefined;
}

/** @throws AppError `itemNotFound`, `notOwnEvent` */
export async function changeEvent(
  platform: Platform,
  scope: MemberScope,
  id: string,
  given: EventChange,
): Promise<RecipeTimelineEventOut> {
  return platform.database.write(scope, async (tx) => {
    const event = required(await findEvent(tx, id), 'itemNotFound');
    await requireOwn(tx, event);
    const change = {
      subject: given.subject ?? event.subject,
      message: given.eventMessage ?? given.message ?? event.message,
      image: given.image ?? event.image,
      updated_at: storedInstant(platform.clock.now()),
    };
    await updateEvent(tx, id, change);
    await tellOfEvent(platform, tx, event, 'update');
    return presentEvent({ ...event, ...change });
  });
}

/**
 * Deletes an event, and its picture after the commit.
 * @throws AppError `eventNotSaved` when there is none, `notOwnEvent`
 */
export async function removeEvent(
  platform: Platform,
  scope: MemberScope,
  id: string,
): Promise<RecipeTimelineEventOut> {
  return platform.database.write(scope, async (tx) => {
    const event = (await findEvent(tx, id)) ?? failAs('eventNotSaved', 'itemGone');
    await requireOwn(tx, event);
    await deleteEvent(tx, id);
    await tellOfEvent(platform, tx, event, 'delete');
    await platform.jobs.enqueue(tx, deleteTimelineFilesJob, { recipeId: event.recipe_id, eventId: id });
    return presentEvent(event);
  });
}

/**
 * When the own household made a recipe last, how often it did, and what was said the last time.
 * @throws AppError `recipeNotFound`
 */
export async function getHouseholdRecipe(
  platform: Platform,
  scope: MemberScope,
  slugOrId: string,
): Promise<HouseholdRecipe> {
  const reader = platform.database.read(scope);
  const { id } = await requireRecipe(reader, slugOrId);
  const [lastMade, last] = await Promise.all([findLastMade(reader, id), findLastTime(reader, id)]);
  return {
    lastMade: lastMade === null ? null : wireInstant(lastMade),
    recipeId: id,
    timesMade: Number(last?.times_made ?? 0),
    lastTime: last === undefined ? null : presentLastTime(last),
  };
}

function presentLastTime(row: LastTimeRow): LastTime {
  const { timestamp, message, servings, full_name: name, username, rating } = row;
  const said = (message ?? '').trim();
  return {
    timestamp: wireInstant(timestamp),
    message: said === '' ? null : said,
    userName: name === '' ? username : name,
    rating: rating === null || rating === 0 ? null : rating,
    servings,
  };
}

/** These routes name a missing recipe in their own words. */
function notFoundHere(error: unknown): never {
  if (error instanceof AppError && error.code === 'recipeNotFound') {
    return fail('timelineRecipeNotFound', {}, error);
  }
  throw error;
}

function presentEvent(row: TimelineRow): RecipeTimelineEventOut {
  return {
    recipeId: row.recipe_id,
    userId: row.user_id,
    subject: row.subject,
    eventType: row.event_type as TimelineEventType,
    eventMessage: row.message,
    image: row.image === 'has image' ? 'has image' : 'does not have image',
    timestamp: wireInstant(row.timestamp),
    id: row.id,
    groupId: row.group_id,
    householdId: row.household_id,
    createdAt: wireInstant(row.created_at),
    updatedAt: wireInstant(row.updated_at),
    user: { id: row.user_id, username: row.username, fullName: row.full_name },
    recipe: { id: row.recipe_id, slug: row.recipe_slug, name: row.recipe_name, image: row.recipe_image },
  };
}
