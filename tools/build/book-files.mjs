import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Copies what the thread that prints books reads: its template, and of each font the styles that a book has, with the
 * licence. The packages of the fonts have many more styles, so they are not among those of a running server.
 * @param {string} root
 * @param {string} folder
 */
export function copyBookFiles(root, folder) {
  const source = join(root, 'packages/server/src/features/recipes/exports/book/pdf');
  const require = createRequire(join(root, 'packages/server/package.json'));
  /** @type {Record<string, string[]>} */
  const fonts = JSON.parse(readFileSync(join(source, 'fonts.json'), 'utf8'));
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  copyFileSync(join(source, 'book.typ'), join(folder, 'book.typ'));
  for (const [name, styles] of Object.entries(fonts)) {
    const font = dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));
    copyFileSync(join(font, 'LICENSE_FONT'), join(folder, 'fonts', `${name}.txt`));
    for (const style of styles) {
      for (const file of readdirSync(join(font, style)).filter((one) => one.endsWith('.ttf'))) {
        copyFileSync(join(font, style, file), join(folder, 'fonts', file));
      }
    }
  }
}
