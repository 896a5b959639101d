import type { UserRatingSummary } from '@hearth/contract';
import { type PendingWrite, readSent } from '../../platform/offline/outbox/pending-write.ts';

/** The own ratings and favorites. */
export interface OwnRatings {
  readonly ratings: readonly UserRatingSummary[];
}

/** The own ratings as they are once the waiting ones are stored. */
export function overlayRatings(own: OwnRatings, writes: readonly PendingWrite[]): OwnRatings {
  const byRecipe = new Map(own.ratings.map((rating) => [rating.recipeId, rating]));
  for (const write of writes) {
    const { topic, recipeId } = write;
    if (topic !== 'rating' || recipeId === null) continue;
    const unrated = { recipeId, rating: null, isFavorite: false };
    const sent = readSent<UserRatingSummary>(write);
    byRecipe.set(recipeId, { ...unrated, ...byRecipe.get(recipeId), ...sent });
  }
  return { ratings: [...byRecipe.values()] };
}
