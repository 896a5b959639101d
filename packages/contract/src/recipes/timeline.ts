import * as z from 'zod';
import { cookedServings, dateTime, requiredText, slugText, uuid } from '../kernel/fields.ts';
import { itemParams, operation } from '../kernel/operation.ts';
import { PagingQuery, buildPageSchema } from '../kernel/paging.ts';
import { ImageForm, UpdateImageResponse } from './recipe-operations.ts';

export const TimelineEventType = z.enum(['system', 'info', 'comment']).meta({ id: 'TimelineEventType' });
export type TimelineEventType = z.output<typeof TimelineEventType>;
export const TimelineEventImage = z
  .enum(['has image', 'does not have image'])
  .meta({ id: 'TimelineEventImage' });

/** Longer subjects and messages are refused. */
export const maxTimelineSubjectLength = 500;
export const maxTimelineMessageLength = 20_000;
const subject = () => requiredText().max(maxTimelineSubjectLength);
const message = () => z.string().max(maxTimelineMessageLength);

/**
 * The message has two names; `userId` is accepted and is always the caller's. `servings` is for how many it was made,
 * where the client knows.
 */
export const RecipeTimelineEventIn = z
  .object({
    recipeId: uuid(),
    userId: uuid().nullish(),
    subject: subject(),
    eventType: TimelineEventType,
    eventMessage: message().nullish(),
    message: message().nullish(),
    image: TimelineEventImage.nullish(),
    timestamp: dateTime().nullish(),
    servings: cookedServings().nullish(),
  })
  .meta({ id: 'RecipeTimelineEventIn' });

/** Absent and null fields stay unchanged. */
const changes = {
  eventMessage: message().nullish(),
  message: message().nullish(),
  image: TimelineEventImage.nullish(),
};
export const RecipeTimelineEventUpdate = z
  .object({ subject: subject(), ...changes })
  .meta({ id: 'RecipeTimelineEventUpdate' });
export const RecipeTimelineEventPatch = z
  .object({ subject: subject().nullish(), ...changes })
  .meta({ id: 'RecipeTimelineEventPatch' });

/** `user` and `recipe` say in few words who did something with what. */
export const RecipeTimelineEventOut = z
  .object({
    recipeId: uuid(),
    userId: uuid(),
    subject: z.string(),
    eventType: TimelineEventType,
    eventMessage: z.string().nullable(),
    image: TimelineEventImage.nullable(),
    timestamp: dateTime(),
    id: uuid(),
    groupId: uuid(),
    householdId: uuid(),
    createdAt: dateTime(),
    updatedAt: dateTime(),
    user: z
      .object({ id: uuid(), username: z.string().nullable(), fullName: z.string().nullable() })
      .meta({ id: 'TimelineUser' }),
    recipe: z
      .object({ id: uuid(), slug: z.string(), name: z.string(), image: z.string().nullable() })
      .meta({ id: 'TimelineRecipe' }),
  })
  .meta({ id: 'RecipeTimelineEventOut' });
export type RecipeTimelineEventOut = z.output<typeof RecipeTimelineEventOut>;

/** The last words of the household after making a recipe, their author's rating of it, and for how many it was made. */
export const LastTime = z
  .object({
    timestamp: dateTime(),
    message: z.string().nullable(),
    userName: z.string(),
    rating: z.number().nullable(),
    servings: z.number().nullable(),
  })
  .meta({ id: 'LastTime' });
export type LastTime = z.output<typeof LastTime>;

/** `timesMade` counts days on which it was made. */
export const HouseholdRecipe = z
  .object({
    lastMade: dateTime().nullable(),
    recipeId: uuid(),
    timesMade: z.int(),
    lastTime: LastTime.nullable(),
  })
  .meta({ id: 'HouseholdRecipeSummary' });
export type HouseholdRecipe = z.output<typeof HouseholdRecipe>;

const base = { tags: ['Recipe: Timeline'], access: 'member' as const };
const one = { ...base, params: itemParams, answer: RecipeTimelineEventOut };

export const timelineOperations = {
  listTimelineEvents: operation({
    ...base,
    method: 'GET',
    path: '/api/recipes/timeline/events',
    summary: 'What happened with the recipes of the group',
    query: PagingQuery,
    answer: buildPageSchema(RecipeTimelineEventOut).meta({ id: 'RecipeTimelineEventPagination' }),
  }),
  createTimelineEvent: operation({
    ...base,
    method: 'POST',
    path: '/api/recipes/timeline/events',
    summary: 'Say what happened with a recipe',
    takesIdempotencyKey: true,
    body: RecipeTimelineEventIn,
    status: 201,
    answer: RecipeTimelineEventOut,
  }),
  getTimelineEvent: operation({
    ...one,
    method: 'GET',
    path: '/api/recipes/timeline/events/{item_id}',
    summary: 'One event',
  }),
  updateTimelineEvent: operation({
    ...one,
    method: 'PUT',
    path: '/api/recipes/timeline/events/{item_id}',
    summary: 'Change subject, message or picture mark of an event',
    body: RecipeTimelineEventUpdate,
  }),
  patchTimelineEvent: operation({
    ...one,
    method: 'PATCH',
    path: '/api/recipes/timeline/events/{item_id}',
    summary: 'Change the fields sent',
    body: RecipeTimelineEventPatch,
  }),
  deleteTimelineEvent: operation({
    ...one,
    method: 'DELETE',
    path: '/api/recipes/timeline/events/{item_id}',
    summary: 'Delete an event with its picture',
  }),
  uploadTimelineImage: operation({
    ...base,
    method: 'PUT',
    path: '/api/recipes/timeline/events/{item_id}/image',
    summary: 'Upload the picture of an event',
    params: itemParams,
    body: ImageForm,
    bodyType: 'multipart',
    answer: UpdateImageResponse,
  }),
  getHouseholdRecipe: operation({
    tags: ['Households: Self Service'],
    access: 'member',
    method: 'GET',
    path: '/api/households/self/recipes/{recipe_slug}',
    summary: 'When and how the own household made a recipe last',
    params: z.object({ recipe_slug: slugText() }),
    answer: HouseholdRecipe,
  }),
};
