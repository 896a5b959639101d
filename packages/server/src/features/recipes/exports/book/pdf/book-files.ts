import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fonts from './fonts.json' with { type: 'json' };

/** Where the template of the book and the fonts are: beside the sources, or in the folder that the build makes. */
export interface BookFiles {
  readonly workspace: string;
  readonly template: string;
  readonly fontFolders: readonly string[];
}

/** @param from the location of the thread's code */
export function bookFiles(from: string): BookFiles {
  const folder = dirname(fileURLToPath(from));
  const isSource = from.endsWith('.ts');
  const workspace = isSource ? folder : join(folder, '../book');
  return {
    workspace,
    template: join(workspace, 'book.typ'),
    fontFolders: isSource ? Object.entries(fonts).flatMap(inPackages) : [join(workspace, 'fonts')],
  };
}

function inPackages([name, styles]: readonly [name: string, styles: readonly string[]]): string[] {
  const folder = dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}/package.json`)));
  return styles.map((style) => join(folder, style));
}
