#!/usr/bin/env node
/**
 * Starts Hearth from a checkout: installs and builds what is stale, then runs the server in this process, so that
 * signals reach it and its exit code is ours. Uses nothing but Node until the packages are there.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNode } from './setup/node-version.mjs';

requireNode();
await start();

async function start() {
  const { root } = await import('./setup/root.mjs');
  process.chdir(root);
  await prepare(root);
  await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
}

/**
 * @param {string} root
 */
async function prepare(root) {
  const { installPackages } = await import('./setup/install.mjs');
  const { staleTargets } = await import('./build/freshness.mjs');
  const { targets } = await import('./build/targets.mjs');
  await installPackages(root, say).catch(stop);
  if (staleTargets(root, targets).length === 0) return;
  say('Building …');
  const { run } = await import('./setup/run.mjs');
  const code = await run(process.execPath, [join(root, 'tools/build.mjs')]);
  if (code !== 0) process.exit(code);
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * @param {Error} error
 * @returns {never}
 */
function stop(error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
