import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteForGood, listTrash, restoreTrashed } from './trash.service.ts';

export function trashRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.listTrash, ({ scope, query }) => listTrash(platform, scope, query));
  routes.member(operations.restoreTrash, ({ scope, params }) =>
    restoreTrashed(platform, scope, params.item_id),
  );
  routes.member(operations.deleteTrash, ({ scope, params }) =>
    deleteForGood(platform, scope, params.item_id),
  );
}
