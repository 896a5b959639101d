import { formatTag } from '@hearth/domain/text/locales';
import type { CsvPreview, ReportSummary } from '@hearth/contract';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import { publish } from '../../automation/notifiers/index.ts';
import {
  addEntry,
  beginReport,
  endReport,
  expectEntries,
  getReportSummary,
  type NewEntry,
} from '../reports/index.ts';
import { findBookmarks, importBookmarks } from './import-bookmarks.ts';
import { ArchiveLinks } from '../recipe-imports/index.ts';
import { importMoved } from './import-moved.ts';
import { linkMoved } from './link-moved.ts';
import { type MovedArchive, openMovedArchive } from './moved-archive.ts';
import { type AskedProgram, getFormat, nameProgram, type Program, type TableChoice } from './program.ts';
import { resolveProgram } from './resolve-program.ts';
import { readColumns, readSource } from './read-source.ts';

/** An archive that has arrived, and what is asked of it. */
export interface ArrivedArchive {
  /** Where it lies on the disk. */
  readonly path: string;
  /** Its name, as its sender calls it. */
  readonly fileName: string;
  readonly program: AskedProgram;
  /** Whether each recipe gets a tag with the name of the program. */
  readonly isTagged: boolean;
  /** Whether ingredients become amount, unit and food where they are understood. */
  readonly readsIngredients: boolean;
}

/** An import that is going on. */
interface Run extends Omit<ArrivedArchive, 'path' | 'fileName' | 'program'> {
  readonly program: Program;
  readonly archive: MovedArchive;
  readonly reportId: string;
  readonly locale: Locale;
  readonly links: ArchiveLinks;
}

/**
 * Imports the recipes of another program into the caller's household, one after the other, and returns the finished
 * report. Recipes that are here already are not imported again. It goes on when the caller no longer listens, and ends
 * when the report is deleted.
 * @throws AppError what opening the archive throws; `itemNotFound` if the report was deleted meanwhile
 */
export async function migrate(
  platform: Platform,
  scope: MemberScope,
  { path, fileName, program: asked, ...request }: ArrivedArchive,
  locale: Locale,
): Promise<ReportSummary> {
  const archive = await openMovedArchive(path, fileName);
  try {
    const bookmarks = await findBookmarks(archive);
    if (bookmarks !== null)
      return await importBookmarks(platform, scope, bookmarks, {
        readIngredients: request.readsIngredients,
        locale,
      });
    const { program, sources } = await resolveProgram(archive, asked);
    const reportId = await begin(platform, scope, program, sources.length);
    try {
      const links = new ArchiveLinks();
      const run = { ...request, program, archive, reportId, locale, links };
      await importSources(platform, scope, run, sources);
      await linkMoved(platform, scope, { links, reportId });
    } finally {
      await platform.database.write(scope, (tx) => endReport(tx, reportId));
    }
    return await getReportSummary(platform, scope, reportId);
  } finally {
    await archive.close();
  }
}

/** How many recipes a file has shows when it is read; until then it counts as one. */
async function importSources(
  platform: Platform,
  scope: MemberScope,
  run: Run,
  sources: readonly string[],
): Promise<void> {
  const language = formatTag(run.locale);
  let expected = sources.length;
  for (const name of sources) {
    const found = await readSource(run.archive, { program: run.program, name, language });
    expected += found.length - 1;
    if (found.length !== 1) await expectEntries(platform, scope, run.reportId, expected);
    for (const one of found) {
      await getReportSummary(platform, scope, run.reportId);
      const entry =
        'failure' in one ? { success: false, ...one.failure } : await importOne(platform, scope, run, one);
      await storeEntry(platform, scope, run.reportId, entry);
    }
  }
  if (expected === 0) await storeEntry(platform, scope, run.reportId, nothingFound(run.program));
}

function importOne(
  platform: Platform,
  scope: MemberScope,
  { archive, reportId, isTagged, readsIngredients, program, locale, links }: Run,
  { recipe }: { recipe: Parameters<typeof importMoved>[2]['recipe'] },
): Promise<NewEntry> {
  return importMoved(platform, scope, {
    recipe,
    archive,
    reportId,
    tag: isTagged ? nameProgram(program) : null,
    readsIngredients,
    locale,
    links,
  });
}

function nothingFound(program: Program): NewEntry {
  return {
    success: false,
    message: 'No recipes found',
    exception: `The archive has no recipes as ${nameProgram(program)} exports them`,
  };
}

function begin(
  platform: Platform,
  scope: MemberScope,
  program: Program,
  expectedEntries: number,
): Promise<string> {
  const name = `${formatTitle(nameProgram(program))} Migration`;
  return platform.database.write(scope, async (tx) => {
    const reportId = await beginReport(platform, tx, { name, category: 'migration', expectedEntries });
    await publish(platform, tx, {
      type: 'recipe_created',
      householdId: scope.householdId,
      document: { documentType: 'recipe_bulk_report', operation: 'create', reportId },
    });
    return reportId;
  });
}

function storeEntry(
  platform: Platform,
  scope: MemberScope,
  reportId: string,
  entry: NewEntry,
): Promise<void> {
  return platform.database.write(scope, (tx) => addEntry(platform, tx, reportId, entry));
}

/** As the contract has it: `Mealie_Alpha`. */
function formatTitle(type: string): string {
  return type.replaceAll(/(?:^|_)[a-z]/g, (start: string) => start.toUpperCase());
}

/**
 * The head of a table of recipes that has arrived.
 * @throws AppError `csvUnreadable`, `tableTooLarge`, `archiveTooLarge`
 */
export async function previewCsv(path: string, table: TableChoice): Promise<CsvPreview> {
  const archive = await openMovedArchive(path, 'recipes.csv');
  try {
    const [name] = archive.isOneFile
      ? archive.names
      : getFormat({ type: 'csv', columns: {} }).sourcesAmong(archive.names);
    if (name === undefined) return fail('csvUnreadable');
    const { columns, rows, sheets, extras, ...others } = await readColumns(await archive.read(name), table);
    return {
      ...others,
      columns: [...columns],
      rows: rows.map((row) => [...row]),
      sheets: [...sheets],
      extras: [...extras],
    };
  } finally {
    await archive.close();
  }
}
