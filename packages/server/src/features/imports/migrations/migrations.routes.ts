import { CsvColumns, CsvFileFields, CsvMigrationFields, MigrationFields, operations } from '@hearth/contract';
import type * as z from 'zod';
import { TemporaryFiles } from '../../../platform/files/temporary-files.ts';
import { type ReceivedForm, readFields, receiveForm } from '../../../platform/http/input/received-form.ts';
import { validationError } from '../../../platform/http/input/validation.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { migrate, previewCsv } from './migrations.service.ts';
import type { TableChoice } from './program.ts';
import { describeUndo, undoMigration } from './undo-migration.ts';

export function migrationRoutes(routes: Routes, platform: Platform): void {
  const files = new TemporaryFiles(platform.settings.server.dataDir, platform.random);
  type Received = Parameters<typeof receiveForm>[0];
  const withForm = async <T>(request: Received, handle: (form: ReceivedForm) => Promise<T>): Promise<T> => {
    const form = await receiveForm(request, files, 'archive');
    try {
      return await handle(form);
    } finally {
      await files.remove(form.path);
    }
  };
  routes.member(operations.startMigration, ({ scope, request, locale }) =>
    withForm(request, ({ fields, path, fileName }) => {
      const { migration_type: type, ...options } = readFields(MigrationFields, fields);
      return migrate(
        platform,
        scope,
        { path, fileName, program: type === 'auto' ? { type } : { type }, ...readOptions(options) },
        locale,
      );
    }),
  );
  routes.member(operations.startCsvMigration, ({ scope, request, locale }) =>
    withForm(request, ({ fields, path, fileName }) => {
      const { columns: text, ...options } = readFields(CsvMigrationFields, fields);
      const program = { type: 'csv' as const, columns: columnsIn(text), table: readTableChoice(options) };
      return migrate(platform, scope, { path, fileName, program, ...readOptions(options) }, locale);
    }),
  );
  routes.member(operations.previewCsv, ({ request }) =>
    withForm(request, ({ fields, path }) =>
      previewCsv(path, readTableChoice(readFields(CsvFileFields, fields))),
    ),
  );
  routes.member(operations.getMigrationUndo, ({ scope, params }) =>
    describeUndo(platform, scope, params.item_id),
  );
  routes.member(operations.undoMigration, ({ scope, params }) =>
    undoMigration(platform, scope, params.item_id),
  );
}

function readOptions(options: { readonly add_migration_tag: boolean; readonly read_ingredients: boolean }) {
  return { isTagged: options.add_migration_tag, readsIngredients: options.read_ingredients };
}

function readTableChoice(options: z.output<typeof CsvFileFields>): TableChoice {
  return { encoding: options.encoding, hasHeadingRow: options.has_heading_row, sheet: options.sheet };
}

/** @throws ValidationError for what is no JSON, or names no column for the name */
function columnsIn(text: string): CsvColumns {
  const parsed = CsvColumns.safeParse(jsonIn(text));
  if (parsed.success) return parsed.data;
  throw validationError('body', parsed.error, CsvColumns);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
