#!/usr/bin/env node
/**
 * A kitchen to look around in: the built server as a demonstration, on data/demo, with sixty recipes, three people and
 * a planned week. The second start keeps what was changed; every night it returns to what it was. Ctrl-C ends it.
 */
import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { staleTargets } from './build/freshness.mjs';
import { targets } from './build/targets.mjs';
import { DemoClient } from './demo/demo-client.mjs';
import { fillKitchen } from './demo/fill-kitchen.mjs';
import { people } from './demo/people.mjs';
import { installTools } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';

requireNode();
process.chdir(root);
await installTools(root, console.log);
if (staleTargets(root, targets).length > 0) {
  const built = await run(process.execPath, ['tools/build.mjs']);
  if (built !== 0) process.exit(built);
}

const folder = process.env.DATA_DIR ?? join(root, 'data/demo');
const port = process.env.API_PORT ?? '9000';
const address = `http://localhost:${port}`;
/** What a demonstration returns to; it is made last, so that a kitchen without it was never filled. */
const kept = join(folder, 'backups/demo.zip');
if (!existsSync(kept)) rmSync(folder, { recursive: true, force: true });

const server = spawn(process.execPath, ['dist/server/main.js'], {
  env: {
    LOG_LEVEL: 'warn',
    BASE_URL: address,
    ...process.env,
    DATA_DIR: folder,
    API_PORT: port,
    IS_DEMO: 'true',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => server.kill(signal));
server.once('close', (code) => process.exit(code ?? 0));

const code = await waitForServer();
if (!existsSync(kept)) await fill(code);
console.log(`\nHearth’s demo kitchen: ${address}\n`);
for (const { username, password, role } of people)
  console.log(`  ${username.padEnd(6)} ${password}   (${role})`);

/** Waits until the server listens; returns the one-time code of its setup, empty when it is set up. */
function waitForServer() {
  let output = '';
  return new Promise((/** @type {(code: string) => void} */ resolve) => {
    server.stdout.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('Hearth is ready'))
        setTimeout(() => resolve(/code=(\S+)/.exec(output)?.[1] ?? ''), 100);
    });
  });
}

/** @param {string} setupCode */
async function fill(setupCode) {
  console.log('Filling the kitchen, once …');
  const cook = await DemoClient.claim(address, setupCode, people[0]);
  await fillKitchen(cook, address);
  await cook.post('/api/admin/backups');
  const { imports } = await cook.get('/api/admin/backups');
  const made = join(folder, 'backups', imports[0].name);
  for (const end of ['.json', '.zip']) renameSync(made.replace(/\.zip$/, end), kept.replace(/\.zip$/, end));
}
