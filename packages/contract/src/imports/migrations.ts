import * as z from 'zod';
import { file } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { operation } from '../kernel/operation.ts';
import { ReportSummary } from './reports.ts';

/** The programs that people move from. */
export const SupportedMigrations = z
  .enum([
    'nextcloud',
    'chowdown',
    'copymethat',
    'paprika',
    'mealie_alpha',
    'tandoor',
    'plantoeat',
    'myrecipebox',
    'recipekeeper',
  ])
  .meta({ id: 'SupportedMigrations' });
export type SupportedMigrations = z.output<typeof SupportedMigrations>;

/** The archive of another program. Names are in snake case, as clients send them. */
const MigrationForm = z
  .object({
    migration_type: SupportedMigrations,
    archive: file(),
    add_migration_tag: z.boolean().default(false),
  })
  .meta({ id: 'MigrationForm' });

/** The fields of the form besides the archive. */
export const MigrationFields = MigrationForm.omit({ archive: true });

export const migrationOperations = {
  startMigration: operation({
    tags: ['Groups: Migrations'],
    access: 'member',
    method: 'POST',
    path: '/api/groups/migrations',
    summary: 'Import the recipes of another program; the report tells of each',
    body: MigrationForm,
    bodyType: 'multipart',
    maxBodyBytes: limits.movedArchiveBytes,
    answer: ReportSummary,
  }),
};
