import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillTables } from '../../../packages/server/src/features/site/backups/fill-tables-for-test.ts';
import { openPlatform } from '../../../packages/server/src/open-platform.ts';
import { createLog } from '../../../packages/server/src/platform/log/log.ts';
import type { Platform } from '../../../packages/server/src/platform/platform.ts';
import { systemScope } from '../../../packages/server/src/platform/db/scope.ts';
import { loadSettings } from '../../../packages/server/src/settings.ts';
import { givePictures } from '../../bench/recipe-pictures.ts';
import type { HearthProcess } from '../../../packages/e2e/src/harness/stage/hearth-process.ts';

/** Of the three files of a picture together. */
const pictureBytes = 20_000;

/** Does something with the data of a server that is stopped. */
export async function withData<T>(
  hearth: HearthProcess,
  work: (platform: Platform) => Promise<T>,
): Promise<T> {
  const settings = loadSettings(hearth.environment, (path) => readFileSync(path, 'utf8'));
  const platform = await openPlatform(settings, createLog({ level: 'error' }));
  try {
    return await work(platform);
  } finally {
    await platform.database.close();
  }
}

/** Gives a server recipes with pictures, and rows in every table; it is started again on them. */
export async function fillLibrary(hearth: HearthProcess, recipes: number): Promise<void> {
  await hearth.fill(recipes);
  await hearth.stop();
  await withData(hearth, async (platform) => {
    const reader = platform.database.read(systemScope('trial'));
    const ids = await reader.selectFrom('recipes').select('id').execute();
    givePictures(
      hearth.folder,
      ids.map(({ id }) => id),
      pictureBytes,
    );
    await fillTables(platform);
  });
  await hearth.restart();
}

/** The newest archive that a server has made. */
export function newestBackup({ folder }: HearthProcess): string {
  const names = readdirSync(join(folder, 'backups')).filter((name) => /^hearth_.*\.zip$/.test(name));
  return join(folder, 'backups', names.toSorted().at(-1) ?? '');
}
