import type { Readable } from 'node:stream';
import { type BookChapters, type BookFormat, limits, type PaperSize } from '@hearth/contract';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { RecipeLists } from '../../library/index.ts';
import { queuedExport } from '../export-queue.ts';
import { epubBook } from './epub/epub-book.ts';
import { printBook } from './pdf/print-book.ts';
import { type BookPlan, planBook } from './plan-book.ts';
import { siteBook } from './site/site-book.ts';

/** What a reader asks for. */
export interface BookRequest {
  readonly format: BookFormat;
  /** Id or slug of a cookbook of the own household; null for all recipes of the group. */
  readonly cookbook: string | null;
  readonly chapters: BookChapters;
  readonly paper: PaperSize;
  readonly locale: Locale;
}

/** A file to be saved. */
export interface MadeBook {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer | Readable;
}

/**
 * Recipes as a book.
 * @param isGone whether the reader has left meanwhile
 * @throws AppError `cookbookNotFound`, `bookEmpty`, `bookTooLarge`, `bookTooLong`, `exportsBusy`
 * @throws ConcurrencyLimitError when others print
 */
export async function makeBook(
  platform: Platform,
  lists: RecipeLists,
  scope: MemberScope,
  { format, cookbook, chapters, paper, locale }: BookRequest,
  isGone: () => boolean,
): Promise<MadeBook> {
  const maxRecipes = format === 'pdf' ? limits.printedRecipes : limits.bookRecipes;
  const planned = () => planBook(platform, lists, scope, { cookbook, chapters, locale, maxRecipes });
  if (format !== 'pdf') {
    let name = '';
    const content = await queuedExport(scope.userId, isGone, async () => {
      const made = streamed(platform, scope, await planned(), format);
      name = made.name;
      return made.content;
    });
    return { name, type: types[format], content };
  }
  const plan = await planned();
  const content = await printBook(platform, scope, plan, paper);
  return { name: `${plan.fileName}.pdf`, type: 'application/pdf', content };
}

/** Books whose pages are made one after another, while they are read. */
function streamed(
  platform: Platform,
  scope: MemberScope,
  plan: BookPlan,
  format: Exclude<BookFormat, 'pdf'>,
): { readonly name: string; readonly content: Readable } {
  if (format === 'site')
    return { name: `${plan.fileName}-website.zip`, content: siteBook(platform, scope, plan) };
  return { name: `${plan.fileName}.epub`, content: epubBook(platform, scope, plan) };
}

const types = { site: 'application/zip', epub: 'application/epub+zip' } as const;
