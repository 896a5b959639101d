import { operations } from '@hearth/contract';
import { findFile, readForm } from '../../../platform/http/input/multipart.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendRecipeFile } from '../images/index.ts';
import { saveTimelineImage, timelineFolder } from './timeline-images.service.ts';
import {
  changeEvent,
  createEvent,
  getEvent,
  getHouseholdRecipe,
  listEvents,
  removeEvent,
} from './timeline.service.ts';

export function timelineRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.listTimelineEvents, ({ scope, query }) => listEvents(platform, scope, query));
  routes.member(operations.createTimelineEvent, ({ scope, body, idempotencyKey }) =>
    createEvent(platform, scope, body, idempotencyKey),
  );
  routes.member(operations.getTimelineEvent, ({ scope, params }) =>
    getEvent(platform, scope, params.item_id),
  );
  for (const operation of [operations.updateTimelineEvent, operations.patchTimelineEvent] as const) {
    routes.member(operation, ({ scope, params, body }) => changeEvent(platform, scope, params.item_id, body));
  }
  routes.member(operations.deleteTimelineEvent, ({ scope, params }) =>
    removeEvent(platform, scope, params.item_id),
  );
  routes.member(operations.uploadTimelineImage, async ({ scope, params, request }) => {
    const picture = findFile(await readForm(request), 'image');
    return saveTimelineImage(platform, scope, params.item_id, picture);
  });
  routes.public(operations.getTimelineImage, ({ params, request, reply }) => {
    const folder = timelineFolder({ recipeId: params.recipe_id, eventId: params.event_id });
    const key = `${folder}/${params.file_name}`;
    return sendRecipeFile(platform, { recipeId: params.recipe_id, key }, request, reply);
  });
  routes.member(operations.getHouseholdRecipe, ({ scope, params }) =>
    getHouseholdRecipe(platform, scope, params.recipe_slug),
  );
}
