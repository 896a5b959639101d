import { limits, type PaperSize } from '@hearth/contract';
import { bookRecipe } from '@hearth/domain/recipes/books';
import { createConcurrencyLimit } from '../../../../../platform/concurrency/concurrency-limit.ts';
import type { MemberScope } from '../../../../../platform/db/scope.ts';
import { fail } from '../../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { runThread } from '../../../../../platform/workers/thread.ts';
import { bookPicture, edges } from '../book-pictures.ts';
import { type BookPlan, recipesInOrder } from '../plan-book.ts';
import type { PdfTask } from './pdf-thread.ts';
import { picturePage } from './picture-page.ts';

/** Setting a book takes memory by its pages: one at a time. */
const press = createConcurrencyLimit({ atOnce: 1, maxWaiting: 5, maxWaitMs: 120_000 });
/** Of the thread's JavaScript, which holds the data and the pictures. */
const threadMegabytes = 512;

/**
 * A planned book as a PDF.
 * @throws AppError `bookTooLong` when its texts are too much for the printer
 * @throws ConcurrencyLimitError when others print
 */
export function printBook(
  platform: Platform,
  scope: MemberScope,
  plan: BookPlan,
  paper: PaperSize,
): Promise<Buffer> {
  return press.run(async () => {
    const input = await pdfTask(platform, scope, plan, paper);
    const pdf = await runThread<PdfTask, never, Uint8Array>({
      path: 'features/recipes/exports/book/pdf/pdf-thread',
      input,
      maxMegabytes: threadMegabytes,
      onNews: () => undefined,
    });
    return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  });
}

/** The data of the template, with the pictures that it names. */
async function pdfTask(
  platform: Platform,
  scope: MemberScope,
  plan: BookPlan,
  paper: PaperSize,
): Promise<PdfTask> {
  const pictures = new Map<string, Uint8Array>();
  const pages = await pagesOf(platform, scope, plan, pictures);
  const cover = plan.cover === null ? null : await bookPicture(platform, plan.cover.id, edges.cover);
  if (cover !== null) pictures.set('cover.pdf', picturePage(cover));
  const { title, description, date, language, direction, texts, index } = plan;
  const chapters = plan.chapters.map((chapter) => ({
    title: chapter.title,
    recipes: chapter.recipes.flatMap(({ key }) => {
      const page = pages.get(key);
      return page === undefined ? [] : [{ ...page, chapter: chapter.title }];
    }),
  }));
  const front = cover === null ? null : 'cover.pdf';
  const book = { title, description, date, language, direction, paper, texts, chapters, index, cover: front };
  return { json: JSON.stringify(book), pictures };
}

async function pagesOf(
  platform: Platform,
  scope: MemberScope,
  { chapters, language, texts }: BookPlan,
  pictures: Map<string, Uint8Array>,
) {
  const pages = new Map<string, object>();
  let length = 0;
  const planned = chapters.flatMap(({ recipes }) => recipes);
  for await (const { planned: one, recipe } of recipesInOrder(platform, scope, planned)) {
    const { key, name } = one;
    if (recipe === null) continue;
    const page = bookRecipe(recipe, { key, language, texts });
    length += JSON.stringify(page).length;
    if (length > limits.printedLength) fail('bookTooLong');
    const picture = one.hasPicture ? await bookPicture(platform, one.id, edges.page) : null;
    if (picture !== null) pictures.set(`${key}.pdf`, picturePage(picture));
    pages.set(key, { ...page, name: page.name || name, picture: picture === null ? null : `${key}.pdf` });
  }
  return pages;
}
