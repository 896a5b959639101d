import { limits, type ReportSummary } from '@hearth/contract';
import { isBookmarkFile, readBookmarks } from '@hearth/recipe-extractor/migrations';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import { startBulkImport } from '../recipe-imports/index.ts';
import { getReportSummary } from '../reports/index.ts';
import type { MovedArchive } from './moved-archive.ts';

/** The mark of a bookmark file stands in its first thousand letters, which are four bytes at most. */
const headBytes = 4096;

/** Nobody was asked for more than the recipes. */
const plain = { includeTags: false, includeCategories: false, showNutrition: false };

/** The addresses of a browser's bookmark file, each once; null for any other file. */
export async function findBookmarks(archive: MovedArchive): Promise<readonly string[] | null> {
  const [name] = archive.names;
  if (!archive.isOneFile || name === undefined) return null;
  const bytes = await archive.read(name);
  const decoder = new TextDecoder();
  // Most files are something else, and may be large: their beginning tells.
  if (!isBookmarkFile(decoder.decode(bytes.subarray(0, headBytes)))) return null;
  return [...new Set(readBookmarks(decoder.decode(bytes)).map(({ url }) => url))];
}

/**
 * Imports the pages that someone has kept in a browser, as a bulk import does; more than one import takes are several.
 * @returns the report of the first
 * @throws AppError `fileNotRecognized` where there is none
 */
export async function importBookmarks(
  platform: Platform,
  scope: MemberScope,
  urls: readonly string[],
  { readIngredients, locale }: { readonly readIngredients: boolean; readonly locale: Locale },
): Promise<ReportSummary> {
  if (urls.length === 0) return fail('fileNotRecognized');
  const reports: string[] = [];
  for (let at = 0; at < urls.length; at += limits.importPages) {
    const imports = urls.slice(at, at + limits.importPages).map((url) => ({ url }));
    const { reportId } = await startBulkImport(
      platform,
      scope,
      { ...plain, imports, readIngredients },
      locale,
    );
    reports.push(reportId);
  }
  return getReportSummary(platform, scope, reports[0] ?? '');
}
