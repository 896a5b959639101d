import * as z from 'zod';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { required } from '../../../platform/errors/app-error.ts';
import { defineJob } from '../../../platform/jobs/payload-kind.ts';
import type { Platform } from '../../../platform/platform.ts';
import { putPictures } from '../images/index.ts';
import { requireStorage } from '../../site/storage-quota/index.ts';
import { recipeFolder } from '../recipe-files/index.ts';
import { findEvent, updateEvent } from './timeline.repository.ts';
import { tellOfEvent } from './timeline-events.ts';
import { requireOwn } from './timeline-rights.ts';

/** The folder of the picture of an event. */
export function timelineFolder({
  recipeId,
  eventId,
}: {
  readonly recipeId: string;
  readonly eventId: string;
}): string {
  return `${recipeFolder(recipeId)}/images/timeline/${eventId}`;
}

/**
 * Stores the picture of an event in its three sizes.
 * @throws AppError as {@link putPictures}, `itemNotFound`, `notOwnEvent`, `householdStorageFull`
 */
export async function saveTimelineImage(
  platform: Platform,
  scope: MemberScope,
  id: string,
  bytes: Buffer,
): Promise<{ image: 'has image' }> {
  const reader = platform.database.read(scope);
  const event = required(await findEvent(reader, id), 'itemNotFound');
  await requireOwn(reader, event);
  await requireStorage(platform, scope, bytes.length);
  await putPictures(platform, timelineFolder({ recipeId: event.recipe_id, eventId: id }), bytes);
  await platform.database.write(scope, async (tx) => {
    await updateEvent(tx, id, { image: 'has image', updated_at: storedInstant(platform.clock.now()) });
    await tellOfEvent(platform, tx, event, 'update');
  });
  return { image: 'has image' };
}

const OfEvent = z.object({ recipeId: z.string(), eventId: z.string() });

/** Removes the picture of a deleted event. */
export const deleteTimelineFilesJob = defineJob('delete-timeline-files', OfEvent);

/** Removes the picture of a deleted event. */
export async function deleteTimelineFiles(
  platform: Platform,
  { recipeId, eventId }: z.output<typeof OfEvent>,
): Promise<void> {
  await platform.files.deletePrefix(timelineFolder({ recipeId, eventId }));
}
