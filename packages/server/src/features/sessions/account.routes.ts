import { operations } from '@hearth/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { textsOf } from '../../platform/i18n/locales.ts';
import type { Platform } from '../../platform/platform.ts';
import { getSelf } from '../users/index.ts';
import { changeOwnPassword } from './account.service.ts';

/** What a signed-in person does with the own account. */
export function accountRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.getSelf, ({ scope }) => getSelf(platform, scope));
  routes.member(operations.changePassword, async ({ scope, body, locale, request }) => {
    await changeOwnPassword(platform, scope, body, request.ip);
    return { message: textsOf(locale).passwordUpdated, error: false };
  });
}
