import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Data that is kept beside the project, never in it; absent in most clones. */
const folder = fileURLToPath(new URL('../../../../../../shared/data/', import.meta.url));
const savedPages = join(folder, 'scrape-dev.tar.xz');

/** Whether the saved recipe pages are at hand. */
export const hasSavedPages = existsSync(savedPages);

/** Unpacks the saved pages into a folder of its own. */
export function unpackSavedPages(): { pages: string; remove: () => void } {
  const target = mkdtempSync(join(tmpdir(), 'hearth-pages-'));
  execFileSync('tar', ['-xJf', savedPages, '-C', target]);
  return {
    pages: join(target, 'scrape-dev', 'pages'),
    remove: () => rmSync(target, { recursive: true, force: true }),
  };
}
