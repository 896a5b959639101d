import { createRequire } from 'node:module';
import type { DatabaseSync } from '@photostructure/sqlite';

const require = createRequire(import.meta.url);

/** The driver is loaded at run time, outside the bundle. */
export function sqliteDriver(): typeof DatabaseSync {
  return (require('@photostructure/sqlite') as { DatabaseSync: typeof DatabaseSync }).DatabaseSync;
}
