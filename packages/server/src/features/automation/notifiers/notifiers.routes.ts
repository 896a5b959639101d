import { operations } from '@hearth/contract';
import { RateLimit } from '../../../platform/http/bounds/rate-limit.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  changeNotifier,
  createNotifier,
  getNotifier,
  listNotifiers,
  removeNotifier,
} from './notifiers.service.ts';
import { sendTestMessage } from './test-message.ts';

/** Each request sends a message to the outside. */
const testsAMinute = { calls: 30, windowMs: 60_000 };

export function notifierRoutes(routes: Routes, platform: Platform): void {
  const tests = new RateLimit(platform.clock, testsAMinute);
  routes.member(operations.listNotifiers, ({ scope, query, locale }) =>
    listNotifiers(platform, scope, query, locale),
  );
  routes.member(operations.createNotifier, ({ scope, body, locale }) =>
    createNotifier(platform, scope, body, locale),
  );
  routes.member(operations.getNotifier, ({ scope, params, locale }) =>
    getNotifier(platform, scope, params.item_id, locale),
  );
  routes.member(operations.putNotifier, ({ scope, params, body, locale }) =>
    changeNotifier(platform, scope, params.item_id, body, locale),
  );
  routes.member(operations.patchNotifier, ({ scope, params, body, locale }) =>
    changeNotifier(platform, scope, params.item_id, body, locale),
  );
  routes.member(operations.deleteNotifier, async ({ scope, params }) => {
    await removeNotifier(platform, scope, params.item_id);
  });
  routes.member(operations.testNotifier, async ({ scope, params }) => {
    tests.count(scope.userId);
    await sendTestMessage(platform, scope, params.item_id);
  });
}
