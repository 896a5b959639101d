import { operations } from '@hearth/contract';
import { TemporaryFiles } from '../../../platform/files/temporary-files.ts';
import { receiveForm } from '../../../platform/http/input/received-form.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import { fillIn, type Locale, getTexts } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import { FileTokens } from '../downloads/index.ts';
import type { Backups } from './backups.service.ts';

/** Both families of routes: the contract's, and the one that the specification names. */
export function backupRoutes(routes: Routes, platform: Platform, backups: Backups): void {
  const tokens = new FileTokens(platform.secret);
  const files = new TemporaryFiles(platform.settings.server.dataDir, platform.random);
  const said = (text: string, name = '') => ({ message: fillIn(text, { name }), error: false });
  const texts = (locale: Locale) => getTexts(locale).backups;
  routes.admin(operations.getBackupProgress, async () => backups.progress);
  for (const operation of [operations.listBackups, operations.listBackupsTwin] as const)
    routes.admin(operation, () => backups.list());
  for (const operation of [operations.createBackup, operations.createBackupTwin] as const)
    routes.admin(operation, async ({ locale }) => {
      await backups.create('manual');
      return said(texts(locale).created);
    });
  routes.admin(operations.countMealieLosses, () => backups.countMealieLosses());
  routes.admin(operations.createMealieBackup, async ({ locale }) => {
    await backups.create('manual', 'mealie');
    return said(texts(locale).created);
  });
  routes.admin(operations.createBackupFromMealieFolder, async ({ locale }) => {
    await backups.createFromMealieFolder();
    return said(texts(locale).created);
  });
  for (const operation of [operations.uploadBackup, operations.uploadBackupTwin] as const)
    routes.admin(operation, async ({ request, locale }) => {
      const form = await receiveForm(request, files, 'archive');
      return said(texts(locale).uploaded, await backups.receive(files, form));
    });
  for (const operation of [operations.getBackupToken, operations.getBackupTokenTwin] as const)
    routes.admin(operation, ({ params }) => backups.token(tokens, params.file_name));
  for (const operation of [operations.deleteBackup, operations.deleteBackupTwin] as const)
    routes.admin(operation, async ({ params, locale }) => {
      await backups.remove(params.file_name);
      return said(texts(locale).deleted, params.file_name);
    });
  routes.admin(operations.checkBackup, ({ params }) => backups.check(params.file_name));
  for (const operation of [operations.restoreBackup, operations.restoreBackupTwin] as const)
    routes.admin(operation, async ({ params, scope, request, locale }) => {
      const effects = await backups.restore(params.file_name, scope, request);
      return { ...said(texts(locale).restored), effects };
    });
}
