import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies what the thread that prints books reads: its template, and the fonts with their licences.
 * @param {string} root
 * @param {string} folder
 */
export function copyBookFiles(root, folder) {
  const server = join(root, 'packages/server');
  mkdirSync(folder, { recursive: true });
  cpSync(join(server, 'src/features/recipes/exports/book/pdf/book.typ'), join(folder, 'book.typ'));
  cpSync(join(server, 'fonts'), join(folder, 'fonts'), { recursive: true });
}
