import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import { getTexts } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getReport, listReports, removeReport } from './reports.service.ts';

export function reportRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.listReports, ({ scope, query }) =>
    listReports(platform, scope, query.report_type),
  );
  routes.member(operations.getReport, ({ scope, params }) => getReport(platform, scope, params.item_id));
  routes.member(operations.deleteReport, async ({ scope, params, locale }) => {
    await removeReport(platform, scope, params.item_id);
    return { message: getTexts(locale).reportDeleted, error: false };
  });
}
