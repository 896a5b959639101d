import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url));

/** The Node of a version; `reason` says why there is none here. */
export type FetchedNode = { readonly path: string } | { readonly reason: string };

/** A version of Node from the registry, whose packages `node-SYSTEM-PROCESSOR` carry it; kept for the next run. */
export function fetchNode(version: string): FetchedNode {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = join(cache, version);
  const path = join(folder, 'node_modules', name, 'bin', 'node');
  if (!existsSync(path)) {
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--loglevel=error'];
    const install = ['install', '--prefix', folder, ...options, `${name}@${version}`];
    const { status, stderr } = spawnSync('npm', install, { encoding: 'utf8' });
    if (status !== 0)
      return { reason: `npm does not get ${name}@${version}: ${stderr.trim().split('\n')[0]}` };
  }
  const found = execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
  return found === `v${version}` ? { path } : { reason: `${path} is Node ${found}` };
}
