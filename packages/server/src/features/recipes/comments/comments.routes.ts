import { operations } from '@hearth/contract';
import { getTexts } from '../../../platform/i18n/locales.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  changeComment,
  createComment,
  getComment,
  listComments,
  listCommentsOn,
  removeComment,
} from './comments.service.ts';

export function commentRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.listComments, ({ scope, query }) => listComments(platform, scope, query));
  routes.member(operations.createComment, ({ scope, body, idempotencyKey }) =>
    createComment(platform, scope, { slugOrId: body.recipeId, text: body.text }, idempotencyKey),
  );
  routes.member(operations.getComment, ({ scope, params }) => getComment(platform, scope, params.item_id));
  for (const operation of [operations.updateComment, operations.patchComment] as const) {
    routes.member(operation, ({ scope, params, body }) =>
      changeComment(platform, scope, params.item_id, body.text),
    );
  }
  routes.member(operations.deleteComment, async ({ scope, params, locale }) => {
    await removeComment(platform, scope, params.item_id);
    return { message: getTexts(locale).commentDeleted, error: false };
  });
  routes.member(operations.listCommentsOfRecipe, ({ scope, params }) =>
    listCommentsOn(platform, scope, params.slug),
  );
  routes.member(operations.createCommentOfRecipe, ({ scope, params, body, idempotencyKey }) =>
    createComment(platform, scope, { slugOrId: params.slug, text: body.text }, idempotencyKey),
  );
}
