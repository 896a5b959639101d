import * as z from 'zod';
import { dateTime, file } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { itemParams, operation } from '../kernel/operation.ts';
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

/** What undoing an import does: how many of its recipes move to the trash, and how many stay. */
export const MigrationUndo = z
  .object({
    /** Recipes that the import has made and that nobody has changed since. */
    removed: z.int(),
    /** Recipes of the import that were changed since. */
    left: z.int(),
    /** Until then the import can be undone. */
    until: dateTime(),
  })
  .meta({ id: 'MigrationUndo' });
export type MigrationUndo = z.output<typeof MigrationUndo>;

const undo = {
  tags: ['Groups: Migrations'],
  access: 'member' as const,
  path: '/api/groups/migrations/{item_id}/undo' as const,
  params: itemParams,
  answer: MigrationUndo,
};

export const migrationOperations = {
  getMigrationUndo: operation({
    ...undo,
    method: 'GET',
    summary: 'What undoing the import of a report would do',
  }),
  undoMigration: operation({
    ...undo,
    method: 'POST',
    summary: 'Move the recipes that an import has made, and that nobody has changed since, to the trash',
  }),
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
