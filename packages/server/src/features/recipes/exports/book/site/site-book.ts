import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { FreeFileNames, safeFileName } from '@hearth/domain/files/file-names';
import {
  bookRecipe,
  type Site,
  type SiteEntry,
  siteIndex,
  siteIndexPage,
  sitePicture,
  siteRecipe,
  siteRecipePage,
  siteSearch,
  siteStyle,
  siteStyleFile,
  siteThumbnail,
} from '@hearth/domain/recipes/books';
import { type ZipEntry, zipStream } from '../../../../../platform/archive/zip-archive.ts';
import { Turns } from '../../../../../platform/concurrency/turns.ts';
import type { MemberScope } from '../../../../../platform/db/scope.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { recipeFolder } from '../../../recipe-files/index.ts';
import { type BookPlan, emptyRecipe, findPages, recipesInOrder } from '../plan-book.ts';

const scriptHash = `sha256-${createHash('sha256').update(siteSearch).digest('base64')}`;

/** A planned book as a website in an archive, made while it is read. Pictures are those that the app shows. */
export function siteBook(platform: Platform, scope: MemberScope, plan: BookPlan): Readable {
  return zipStream(readEntries(platform, scope, plan), platform.clock.now());
}

async function* readEntries(
  platform: Platform,
  scope: MemberScope,
  plan: BookPlan,
): AsyncGenerator<ZipEntry> {
  const { chapters, language, texts } = plan;
  const site: Site = { ...plan, scriptHash };
  const planned = chapters.flatMap(({ recipes }) => recipes);
  const names = new FreeFileNames([]);
  const files = new Map(planned.map(({ key, slug }) => [key, names.take(safeFileName(slug, key))]));
  const findFile = (key: string) => files.get(key) ?? key;
  const findPage = findPages(planned);
  const small = new Set<string>();
  yield entry(siteStyleFile, siteStyle);
  for await (const { planned: one, recipe } of recipesInOrder(platform, scope, planned)) {
    const file = findFile(one.key);
    const page =
      recipe === null ? emptyRecipe(one) : bookRecipe(recipe, { key: one.key, language, texts, findPage });
    const pictures = recipe === null || !one.hasPicture ? [] : await readPictures(platform, one.id, file);
    try {
      yield* pictures;
    } finally {
      for (const { content } of pictures) content.destroy();
    }
    const stored = new Set(pictures.map(({ name }) => name));
    if (stored.has(siteThumbnail(file))) small.add(one.key);
    const picture = stored.has(sitePicture(file)) ? sitePicture(file) : null;
    yield entry(siteRecipe(file), siteRecipePage(site, page, { picture, findFile }));
  }
  const listed = chapters.map(({ title, recipes }) => ({
    title,
    recipes: recipes.map((one): SiteEntry => {
      const words = [...one.categories, ...one.ingredients];
      return { name: one.name, file: findFile(one.key), words, hasPicture: small.has(one.key) };
    }),
  }));
  yield { name: siteIndex, content: Readable.from(inTurns(siteIndexPage(site, listed))) };
}

async function* inTurns(pieces: Iterable<string>): AsyncGenerator<string> {
  const turns = new Turns();
  for (const piece of pieces) {
    yield piece;
    await turns.give();
  }
}

/** The pictures of a recipe that are there, open. */
async function readPictures({ files }: Platform, recipeId: string, file: string) {
  const stored = [
    ['min-original.webp', sitePicture(file)],
    ['tiny-original.webp', siteThumbnail(file)],
  ] as const;
  const pictures: { name: string; content: Readable }[] = [];
  for (const [key, name] of stored) {
    const found = await files.get(`${recipeFolder(recipeId)}/images/${key}`);
    if (found !== null) pictures.push({ name, content: found.stream });
  }
  return pictures;
}

function entry(name: string, text: string): ZipEntry {
  return { name, content: Buffer.from(text) };
}
