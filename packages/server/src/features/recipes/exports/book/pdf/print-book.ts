import { Readable } from 'node:stream';
import { limits, type PaperSize } from '@hearth/contract';
import { bookRecipe } from '@hearth/domain/recipes/books';
import { ProcessLimitError, ProcessPool } from '../../../../../platform/child-processes/process-pool.ts';
import type { MemberScope } from '../../../../../platform/db/scope.ts';
import { fail } from '../../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { bookPicture, bookPictureSize, edges } from '../book-pictures.ts';
import { type BookPlan, recipesInOrder } from '../plan-book.ts';
import type { PdfTask } from './pdf-process.ts';
import { type PictureSize, withPictures } from './picture-places.ts';

/** One book at a time, each in a process that ends with it. */
const press = new ProcessPool<PdfTask, Uint8Array>({
  path: 'features/recipes/exports/book/pdf/pdf-process',
  maxMs: limits.printMs,
  maxMegabytes: limits.printMegabytes,
  heapMegabytes: 128,
  idleMs: 0,
  maxWaiting: 5,
  maxWaitMs: 120_000,
});

const cover = 'cover.pdf';

/** A book that is to be set, and whose pictures are added afterwards. */
interface Manuscript extends PdfTask {
  /** The recipe of each picture. */
  readonly recipeIds: ReadonlyMap<string, string>;
}

/**
 * A planned book as a PDF. It is set without pictures, which are added while it is read.
 * @throws AppError `bookTooLong` when its texts are too much for the printer
 * @throws ConcurrencyLimitError when others print
 */
export async function printBook(
  platform: Platform,
  scope: MemberScope,
  plan: BookPlan,
  paper: PaperSize,
): Promise<Readable> {
  const { json, pictures, recipeIds } = await manuscriptOf(platform, scope, plan, paper);
  const pdf = await press.run({ json, pictures }).catch((error: unknown) => {
    if (error instanceof ProcessLimitError && error.limit !== 'crash') fail('bookTooLong', {}, error);
    throw error;
  });
  const find = (name: string) => {
    const id = recipeIds.get(name);
    return id === undefined
      ? Promise.resolve(null)
      : bookPicture(platform, id, name === cover ? edges.cover : edges.page);
  };
  return Readable.from(withPictures(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength), find));
}

/** The data of the template, with the sizes of the pictures that it names. */
async function manuscriptOf(
  platform: Platform,
  scope: MemberScope,
  plan: BookPlan,
  paper: PaperSize,
): Promise<Manuscript> {
  const pictures = new Map<string, PictureSize>();
  const recipeIds = new Map<string, string>();
  const addPicture = async (name: string, recipeId: string) => {
    const size = await bookPictureSize(platform, recipeId);
    if (size === null) return null;
    pictures.set(name, size);
    recipeIds.set(name, recipeId);
    return name;
  };
  const pages = await pagesOf(platform, scope, plan, addPicture);
  const front = plan.cover === null ? null : await addPicture(cover, plan.cover.id);
  const { title, description, date, language, direction, texts, index } = plan;
  const chapters = plan.chapters.map((chapter) => ({
    title: chapter.title,
    recipes: chapter.recipes.flatMap(({ key }) => {
      const page = pages.get(key);
      return page === undefined ? [] : [{ ...page, chapter: chapter.title }];
    }),
  }));
  const book = { title, description, date, language, direction, paper, texts, chapters, index, cover: front };
  return { json: JSON.stringify(book), pictures, recipeIds };
}

async function pagesOf(
  platform: Platform,
  scope: MemberScope,
  { chapters, language, texts }: BookPlan,
  addPicture: (name: string, recipeId: string) => Promise<string | null>,
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
    const picture = one.hasPicture ? await addPicture(`${key}.pdf`, one.id) : null;
    pages.set(key, { ...page, name: page.name || name, picture });
  }
  return pages;
}
