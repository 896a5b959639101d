import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendTestMail } from './test-mail.service.ts';

export function testMailRoutes(routes: Routes, platform: Platform): void {
  routes.admin(operations.adminEmailReady, async () => ({ ready: platform.mailer.isReady }));
  routes.admin(operations.adminSendTestMail, ({ body, locale }) =>
    sendTestMail(platform, body.email, locale),
  );
}
