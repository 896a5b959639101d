import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { rerunWebhooks, testWebhook } from './due-webhooks.service.ts';
import { changeWebhook, createWebhook, getWebhook, listWebhooks, removeWebhook } from './webhooks.service.ts';

export function webhookRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.listWebhooks, ({ scope, query }) => listWebhooks(platform, scope, query));
  routes.member(operations.createWebhook, ({ scope, body }) => createWebhook(platform, scope, body));
  routes.member(operations.getWebhook, ({ scope, params }) => getWebhook(platform, scope, params.item_id));
  routes.member(operations.putWebhook, ({ scope, params, body }) =>
    changeWebhook(platform, scope, params.item_id, body),
  );
  routes.member(operations.patchWebhook, ({ scope, params, body }) =>
    changeWebhook(platform, scope, params.item_id, body),
  );
  routes.member(operations.deleteWebhook, ({ scope, params }) =>
    removeWebhook(platform, scope, params.item_id),
  );
  routes.member(operations.rerunWebhooks, async ({ scope }) => {
    await rerunWebhooks(platform, scope);
    return null;
  });
  routes.member(operations.testWebhook, async ({ scope, params }) => {
    await testWebhook(platform, scope, params.item_id);
    return null;
  });
}
