/** A process that sets a book: the typesetter's memory is its own, and goes back to the system with it. */
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { limits, type Recipe } from '@hearth/contract';
import { bookRecipe, breakableTexts } from '@hearth/domain/recipes/books';
import type { ExportTexts } from '@hearth/domain/recipes/exports';
import { serveProcess } from '../../../../../platform/child-processes/serve-process.ts';
import { unpackFiles } from '../../../../../platform/files/packed-files.ts';
import { bookFiles } from './book-files.ts';
import { picturePlace, type PicturePlace, type PictureSize, placesIn } from './picture-places.ts';

/** A recipe of the book, with the name of its picture; null where it has none. */
export interface PrintedRecipe {
  readonly key: string;
  readonly recipe: Recipe;
  /** Of the recipe where it has no name. */
  readonly name: string;
  readonly picture: string | null;
}

/** A book to print. */
export interface PdfTask {
  /** What the template reads, but for the chapters. */
  readonly frame: Readonly<Record<string, unknown>>;
  readonly language: string;
  readonly texts: ExportTexts;
  readonly chapters: readonly { readonly title: string | null; readonly recipes: readonly PrintedRecipe[] }[];
  /** How large the pictures are, by their names. */
  readonly pictures: ReadonlyMap<string, PictureSize>;
}

/** A book without its pictures, and their places; null where it has too much text. */
export type PdfReply = { readonly pdf: Uint8Array; readonly places: readonly PicturePlace[] } | null;

serveProcess<PdfTask, PdfReply>((task) => {
  const chapters = divideIntoChapters(task);
  if (chapters === null) return Promise.resolve(null);
  const json = JSON.stringify(breakableTexts({ ...task.frame, chapters }));
  const pdf = setBook(json, task.pictures);
  return Promise.resolve({ pdf, places: placesIn(pdf) });
});

/** What the template reads of the recipes; null if it is too much. */
function divideIntoChapters({ chapters, language, texts }: PdfTask) {
  let length = 0;
  const printed = chapters.flatMap(({ recipes }) => recipes);
  const keys = new Map(printed.map(({ key, recipe }) => [recipe.id, key]));
  const findPage = (recipeId: string) => keys.get(recipeId);
  const read = [];
  for (const { title, recipes } of chapters) {
    const pages = [];
    for (const { key, recipe, name, picture } of recipes) {
      const page = bookRecipe(recipe, { key, language, texts, findPage });
      length += JSON.stringify(page).length;
      if (length > limits.printedLength) return null;
      pages.push({ ...page, name: page.name || name, picture, chapter: title });
    }
    read.push({ title, recipes: pages });
  }
  return read;
}

function setBook(json: string, pictures: PdfTask['pictures']): Buffer {
  const { workspace, template, fonts } = bookFiles(import.meta.url);
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: unpackFiles(fonts) }] });
  compiler.mapShadow(join(workspace, 'book.json'), Buffer.from(json));
  for (const [name, size] of pictures) compiler.mapShadow(join(workspace, name), picturePlace(name, size));
  globalThis.gc?.();
  const compiled = compiler.compile({ mainFilePath: template });
  const { result } = compiled;
  if (result === null)
    throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics ?? 'no document'));
  return compiler.pdf(result);
}
