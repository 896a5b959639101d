import type { MealieLosses } from '@hearth/contract';
import type { ArchiveWriter } from '../../../../../platform/archive/archive-writer.ts';
import type { BackupSummary } from '../../archive/backup-manifest.ts';
import type { BackupSource, ReportProgress } from '../../archive/write-backup.ts';
import { databaseText } from '../database-text.ts';
import { mealiePaths } from '../mealie-paths.ts';
import { catalogTables } from './catalog-tables.ts';
import { HearthRows, type MealieTable } from './hearth-rows.ts';
import { countChanged, householdTables } from './household-tables.ts';
import { peopleTables } from './people-tables.ts';
import { recipeTables } from './recipe-tables.ts';
import { shoppingTables } from './shopping-tables.ts';

/** The schema of Mealie 2.1; later releases migrate it when they restore. */
const schema = '3897397b4631';

const empty: MealieTable = () => [];

/** All tables of that schema. */
const tables: Readonly<Record<string, MealieTable>> = {
  alembic_version: () => [{ version_num: schema }],
  ...peopleTables,
  ...catalogTables,
  ...recipeTables,
  ...householdTables,
  ...shoppingTables,
  cookbooks_to_categories: empty,
  cookbooks_to_tags: empty,
  cookbooks_to_tools: empty,
  group_data_exports: empty,
  group_to_categories: empty,
  plan_rules_to_categories: empty,
  plan_rules_to_households: empty,
  plan_rules_to_tags: empty,
  server_tasks: empty,
};

/** What Hearth has and Mealie has no place for, cannot be read from a hash, or opens a door here for a few days. */
const withoutPlace = [
  'api_tokens',
  'invite_tokens',
  'passkeys',
  'totp_secrets',
  'recipe_states',
  'recipe_trash',
] as const;

const readme = 'A backup of Hearth in the format of Mealie: restore it there under Admin, Backups.\n';

/**
 * Writes everything that Mealie has a place for as a backup of Mealie 2.1, row after row and file after file.
 * @returns what is in it, and what is not, or goes over changed
 */
export async function writeMealieBackup(
  writer: ArchiveWriter,
  source: BackupSource,
  report: ReportProgress,
): Promise<BackupSummary> {
  const rows = new HearthRows(source.snapshot, source.tables, source.secrets, source.now);
  const counts: Record<string, { rows: number }> = {};
  const written = Object.entries(tables).map(([name, rowsOf]) => ({ name, rows: rowsOf(rows) }));
  await writer.add(
    mealiePaths.database,
    databaseText(written, (name, count) => (counts[name] = { rows: count })),
  );
  await writer.add(`${mealiePaths.files}hearth.txt`, [readme]);
  const files = await writeFiles(writer, source, report);
  writer.finish();
  return {
    version: 'Mealie',
    createdAt: source.now.toISOString(),
    tables: { ...counts, meal_plan_entries: counts['group_meal_plans'] ?? { rows: 0 } },
    files,
    leftOut: await countLosses(rows),
  };
}

/** What such a backup leaves out, by table, and what goes over changed, by table and column. */
export async function countMealieLosses(
  source: Pick<BackupSource, 'snapshot' | 'tables' | 'secrets' | 'now'>,
): Promise<MealieLosses> {
  return {
    leftOut: await countLosses(new HearthRows(source.snapshot, source.tables, source.secrets, source.now)),
  };
}

async function countLosses(rows: HearthRows): Promise<Record<string, number>> {
  return { ...(await countLeftOut(rows)), ...(await countChanged(rows)) };
}

async function writeFiles(
  writer: ArchiveWriter,
  { files, onGone }: BackupSource,
  report: ReportProgress,
): Promise<BackupSummary['files']> {
  let count = 0;
  for await (const key of files.keys()) {
    const content = await files.open(key);
    if (content === null) {
      onGone(key);
      continue;
    }
    await writer.add(`${mealiePaths.files}${key}`, content);
    count += 1;
    if (count % 100 === 0) report(count, 0);
  }
  return { count };
}

async function countLeftOut(rows: HearthRows): Promise<Record<string, number>> {
  const leftOut: Record<string, number> = {};
  for (const table of withoutPlace) {
    const count = await rows.count(table);
    if (count > 0) leftOut[table] = count;
  }
  return leftOut;
}
