import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the template of the book and the fonts are: beside the sources, or in the folder that the build makes. */
export interface BookFiles {
  readonly workspace: string;
  readonly template: string;
  readonly fonts: string;
}

/** @param from the location of the thread's code */
export function bookFiles(from: string): BookFiles {
  const folder = dirname(fileURLToPath(from));
  const isSource = from.endsWith('.ts');
  const workspace = isSource ? folder : join(folder, '../book');
  return {
    workspace,
    template: join(workspace, 'book.typ'),
    fonts: isSource ? join(folder, '../../../../../../fonts') : join(workspace, 'fonts'),
  };
}
