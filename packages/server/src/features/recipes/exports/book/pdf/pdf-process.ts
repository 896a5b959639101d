/** A process that sets a book: the typesetter's memory is its own, and goes back to the system with it. */
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { breakableTexts } from '@hearth/domain/recipes/books';
import { serveProcess } from '../../../../../platform/child-processes/serve-process.ts';
import { bookFiles } from './book-files.ts';
import { picturePlace, type PictureSize } from './picture-places.ts';

/** What is printed: the data that the template reads, and how large its pictures are, by the names in the data. */
export interface PdfTask {
  readonly json: string;
  readonly pictures: ReadonlyMap<string, PictureSize>;
}

serveProcess<PdfTask, Uint8Array>(({ json, pictures }) => {
  const { workspace, template, fontFolders } = bookFiles(import.meta.url);
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [...fontFolders] }] });
  const printed = JSON.stringify(breakableTexts(JSON.parse(json)));
  compiler.mapShadow(join(workspace, 'book.json'), Buffer.from(printed));
  for (const [name, size] of pictures) compiler.mapShadow(join(workspace, name), picturePlace(name, size));
  globalThis.gc?.();
  const compiled = compiler.compile({ mainFilePath: template });
  const { result } = compiled;
  if (result === null)
    throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics ?? 'no document'));
  return Promise.resolve(compiler.pdf(result));
});
