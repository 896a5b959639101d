#!/usr/bin/env node
/**
 * Builds what is stale: the server into dist/server, the web app into dist/web.
 *
 * usage: node tools/build.mjs [--force]
 */
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rememberBuilt, staleTargets, takeStamp } from './build/freshness.mjs';
import { serverTarget, targets } from './build/targets.mjs';
import { root } from './setup/root.mjs';

const stale = process.argv.includes('--force') ? targets : staleTargets(root, targets);
await Promise.all(stale.map(buildTarget));

/**
 * Builds into a folder beside the old one and then swaps them: a build that fails leaves the last good one in place.
 * @param {import('./build/targets.mjs').Target} target
 */
async function buildTarget(target) {
  const started = performance.now();
  const stamp = takeStamp(root, target);
  const folder = join(root, target.output, '..');
  const fresh = `${folder}.new`;
  const old = `${folder}.old`;
  rmSync(fresh, { recursive: true, force: true });
  rmSync(old, { recursive: true, force: true });
  await make(target, fresh);
  renameIfThere(folder, old);
  renameSync(fresh, folder);
  rmSync(old, { recursive: true, force: true });
  rememberBuilt(root, target, stamp);
  console.log(`Built the ${target.name} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/**
 * The build tools are loaded only when there is something to build.
 * @param {import('./build/targets.mjs').Target} target
 * @param {string} folder
 */
async function make(target, folder) {
  if (target === serverTarget) {
    const { bundleServer } = await import('./build/server-bundle.mjs');
    return bundleServer(root, folder);
  }
  const { buildWebApp } = await import('./build/web-app.mjs');
  return buildWebApp(root, folder);
}

/**
 * @param {string} from
 * @param {string} to
 */
function renameIfThere(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
  }
}
