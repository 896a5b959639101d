import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getOwnRating, listOwnRatings, listRatings, setRating } from './ratings.service.ts';

const all = { onlyFavorites: false };
const favorites = { onlyFavorites: true };

export function ratingRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.listOwnRatings, ({ scope }) => listOwnRatings(platform, scope, all));
  routes.member(operations.listOwnFavorites, ({ scope }) => listOwnRatings(platform, scope, favorites));
  routes.member(operations.getOwnRating, ({ scope, params }) =>
    getOwnRating(platform, scope, params.recipe_id),
  );
  routes.member(operations.listRatings, ({ scope, params }) => listRatings(platform, scope, params.id, all));
  routes.member(operations.listFavorites, ({ scope, params }) =>
    listRatings(platform, scope, params.id, favorites),
  );
  routes.member(operations.setRating, ({ scope, params, body }) =>
    setRating(platform, scope, { userId: params.id, slugOrId: params.slug }, body),
  );
  routes.member(operations.addFavorite, ({ scope, params }) =>
    setRating(platform, scope, { userId: params.id, slugOrId: params.slug }, { isFavorite: true }),
  );
  routes.member(operations.removeFavorite, ({ scope, params }) =>
    setRating(platform, scope, { userId: params.id, slugOrId: params.slug }, { isFavorite: false }),
  );
}
