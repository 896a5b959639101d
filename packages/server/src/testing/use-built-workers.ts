import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { useBundledWorkers } from '../platform/workers/worker-file.ts';

/** The folder of the built server, in runs that have built it before; else workers run from their sources. */
const folder = process.env['TEST_WORKERS'];

/** Workers that tests bring along are in no bundle. */
function findBuilt(file: string): URL | undefined {
  const url = pathToFileURL(`${folder}/chunks/${file}`);
  return existsSync(url) ? url : undefined;
}

if (folder !== undefined) useBundledWorkers(findBuilt);
