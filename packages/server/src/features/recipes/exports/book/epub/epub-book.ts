import type { Readable } from 'node:stream';
import {
  bookRecipe,
  epubFrame,
  epubPackage,
  epubPicture,
  epubRecipe,
  epubRecipePage,
} from '@hearth/domain/recipes/books';
import { type EpubEntry, epubStream } from '../../../../../platform/archive/epub-archive.ts';
import type { MemberScope } from '../../../../../platform/db/scope.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { bookPicture, edges } from '../book-pictures.ts';
import { type BookPlan, emptyRecipe, findPages, recipesInOrder } from '../plan-book.ts';

/** A planned book as an e-book, made while it is read: a few recipes and one picture are in memory. */
export function epubBook(platform: Platform, scope: MemberScope, plan: BookPlan): Readable {
  return epubStream(readEntries(platform, scope, plan), platform.clock.now());
}

async function* readEntries(
  platform: Platform,
  scope: MemberScope,
  plan: BookPlan,
): AsyncGenerator<EpubEntry> {
  const { chapters, language, texts, cover } = plan;
  const pictures: string[] = [];
  const front = cover === null ? null : await bookPicture(platform, cover.id, edges.cover);
  if (front !== null) {
    pictures.push('cover');
    yield { name: epubPicture('cover'), content: front.data };
  }
  for (const { name, text } of epubFrame(plan, front !== null)) yield entry(name, text);
  const planned = chapters.flatMap(({ recipes }) => recipes);
  const findPage = findPages(planned);
  for await (const { planned: one, recipe } of recipesInOrder(platform, scope, planned)) {
    const { key } = one;
    const picture =
      one.hasPicture && recipe !== null ? await bookPicture(platform, one.id, edges.screen) : null;
    if (picture !== null) {
      pictures.push(key);
      yield { name: epubPicture(key), content: picture.data };
    }
    const page = recipe === null ? emptyRecipe(one) : bookRecipe(recipe, { key, language, texts, findPage });
    yield entry(epubRecipe(key), epubRecipePage(page, texts, picture !== null));
  }
  const modified = `${platform.clock.now().toISOString().slice(0, 19)}Z`;
  const { name, text } = epubPackage(plan, { id: platform.random.uuid(), modified, pictures });
  yield entry(name, text);
}

function entry(name: string, text: string): EpubEntry {
  return { name, content: Buffer.from(text) };
}
