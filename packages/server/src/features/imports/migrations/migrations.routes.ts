import { MigrationFields, operations } from '@hearth/contract';
import { TemporaryFiles } from '../../../platform/files/temporary-files.ts';
import { readFields, receiveForm } from '../../../platform/http/received-form.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { migrate } from './migrations.service.ts';
import { describeUndo, undoMigration } from './undo-migration.ts';

export function migrationRoutes(routes: Routes, platform: Platform): void {
  const files = new TemporaryFiles(platform.settings.server.dataDir, platform.random);
  routes.member(operations.startMigration, async ({ scope, request, locale }) => {
    const { fields, path } = await receiveForm(request, files, 'archive');
    try {
      const { migration_type: type, add_migration_tag: isTagged } = readFields(MigrationFields, fields);
      return await migrate(platform, scope, { path, type, isTagged }, locale);
    } finally {
      await files.remove(path);
    }
  });
  routes.member(operations.getMigrationUndo, ({ scope, params }) =>
    describeUndo(platform, scope, params.item_id),
  );
  routes.member(operations.undoMigration, ({ scope, params }) =>
    undoMigration(platform, scope, params.item_id),
  );
}
