/** A thread that sets a book, so that the thread that answers requests does not. */
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { breakableTexts } from '@hearth/domain/recipes/books';
import { serveThread } from '../../../../../platform/workers/thread.ts';
import { bookFiles } from './book-files.ts';

/** What is printed: the data that the template reads, and the pictures that it names. */
export interface PdfTask {
  readonly json: string;
  /** By their names in the data; each is a PDF of one page. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

serveThread<PdfTask, never, Uint8Array>(async ({ json, pictures }) => {
  const { workspace, template, fontFolders } = bookFiles(import.meta.url);
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [...fontFolders] }] });
  try {
    const printed = JSON.stringify(breakableTexts(JSON.parse(json)));
    compiler.mapShadow(join(workspace, 'book.json'), Buffer.from(printed));
    for (const [name, picture] of pictures) compiler.mapShadow(join(workspace, name), Buffer.from(picture));
    const compiled = compiler.compile({ mainFilePath: template });
    const { result } = compiled;
    if (result === null)
      throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics ?? 'no document'));
    return compiler.pdf(result);
  } finally {
    // What was set is remembered for the whole process.
    compiler.evictCache(0);
  }
});
