import { Readable } from 'node:stream';
import { limits, type PaperSize } from '@hearth/contract';
import { ProcessLimitError, ProcessPool } from '../../../../../platform/child-processes/process-pool.ts';
import type { MemberScope } from '../../../../../platform/db/scope.ts';
import { fail } from '../../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { bookPicture, bookPictureSize, edges } from '../book-pictures.ts';
import { type BookPlan, recipesInOrder } from '../plan-book.ts';
import type { PdfReply, PdfTask, PrintedRecipe } from './pdf-process.ts';
import { type PictureSize, withPictures } from './picture-places.ts';

/** One book at a time, each in a process that ends with it. */
const press = new ProcessPool<PdfTask, PdfReply>({
  path: 'features/recipes/exports/book/pdf/pdf-process',
  maxMs: limits.printMs,
  maxMegabytes: limits.printMegabytes,
  heapMegabytes: 256,
  idleMs: 0,
  maxWaiting: 5,
  maxWaitMs: 120_000,
});

const cover = 'cover.pdf';

/** More text than a book may have, even if nothing else is stored with it. */
const maxStoredLength = 4 * limits.printedLength;

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
  const manuscript = await buildManuscript(platform, scope, plan);
  const { title, description, date, language, direction, texts, index, isSingle } = plan;
  const front = plan.cover === null ? null : await manuscript.addPicture(cover, plan.cover.id);
  const { chapters, pictures, recipeIds } = manuscript;
  const book = { title, description, date, language, direction, texts, index, isSingle };
  const frame = { ...book, paper, cover: front };
  const reply = await press.run({ frame, language, texts, chapters, pictures }).catch((error: unknown) => {
    if (error instanceof ProcessLimitError && error.limit !== 'crash') fail('bookTooLong', {}, error);
    throw error;
  });
  if (reply === null) return fail('bookTooLong');
  const { pdf, places } = reply;
  const find = (name: string) => {
    const id = recipeIds.get(name);
    return id === undefined
      ? Promise.resolve(null)
      : bookPicture(platform, id, name === cover ? edges.cover : edges.page);
  };
  return Readable.from(
    withPictures({ book: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength), places }, find),
  );
}

/** The recipes of a book in its order, and the sizes of their pictures. */
async function buildManuscript(platform: Platform, scope: MemberScope, plan: BookPlan) {
  const pictures = new Map<string, PictureSize>();
  /** The recipe of each picture. */
  const recipeIds = new Map<string, string>();
  const addPicture = async (name: string, recipeId: string): Promise<string | null> => {
    const size = await bookPictureSize(platform, recipeId);
    if (size === null) return null;
    pictures.set(name, size);
    recipeIds.set(name, recipeId);
    return name;
  };
  const found = new Map<string, PrintedRecipe>();
  let length = 0;
  const planned = plan.chapters.flatMap(({ recipes }) => recipes);
  for await (const { planned: one, recipe } of recipesInOrder(platform, scope, planned)) {
    if (recipe === null) continue;
    length += JSON.stringify(recipe).length;
    if (length > maxStoredLength) fail('bookTooLong');
    const picture = one.hasPicture ? await addPicture(`${one.key}.pdf`, one.id) : null;
    found.set(one.key, { key: one.key, recipe, name: one.name, picture });
  }
  const chapters = plan.chapters.map(({ title, recipes }) => ({
    title,
    recipes: recipes.flatMap(({ key }) => found.get(key) ?? []),
  }));
  return { chapters, pictures, recipeIds, addPicture };
}
