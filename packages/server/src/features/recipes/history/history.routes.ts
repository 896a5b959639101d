import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { compareStates, listHistory } from './history.service.ts';
import { restoreState } from './restore-state.ts';

export function historyRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.listRecipeHistory, ({ scope, params }) =>
    listHistory(platform, scope, params.slug),
  );
  routes.member(operations.compareRecipeHistory, ({ scope, params, query }) =>
    compareStates(platform, scope, params.slug, query),
  );
  routes.member(operations.restoreRecipeState, ({ scope, params }) =>
    restoreState(platform, scope, { slugOrId: params.slug, stateId: params.state_id }),
  );
}
