import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  changeLabel,
  createLabel,
  getLabel,
  getLabelUses,
  type LabelListener,
  listLabels,
  removeLabel,
} from './labels.service.ts';

/** Labels: what sorts foods into the aisles of a shop. */
export function labelRoutes(routes: Routes, platform: Platform, listener: LabelListener): void {
  routes.member(operations.listLabels, ({ scope, query }) => listLabels(platform, scope, query));
  routes.member(operations.createLabel, ({ scope, body }) => createLabel(platform, scope, body, listener));
  routes.member(operations.getLabel, ({ scope, params }) => getLabel(platform, scope, params.item_id));
  routes.member(operations.getLabelUses, ({ scope, params }) =>
    getLabelUses(platform, scope, params.item_id),
  );
  routes.member(operations.putLabel, ({ scope, params, body }) =>
    changeLabel(platform, scope, params.item_id, body, listener),
  );
  routes.member(operations.patchLabel, ({ scope, params, body }) =>
    changeLabel(platform, scope, params.item_id, body, listener),
  );
  routes.member(operations.deleteLabel, ({ scope, params }) =>
    removeLabel(platform, scope, params.item_id, listener),
  );
}
