#!/usr/bin/env node
/**
 * Development: server and web app start again as sources change, on a database with seeded households in data/dev.
 * The web app is at http://localhost:5173 and talks to the server on port 9000. Ctrl-C ends both.
 */
import { join } from 'node:path';
import { installTools } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';

requireNode();
process.chdir(root);
await installTools(root, console.log);

const env = { DATA_DIR: join(root, 'data/dev'), BASE_URL: 'http://localhost:5173', ...process.env };
const seeded = await run(process.execPath, ['--import', 'tsx', 'tools/dev/seed.ts'], { env });
if (seeded !== 0) process.exit(seeded);

const server = run(join(root, 'node_modules/.bin/tsx'), ['watch', 'packages/server/src/main.ts'], { env });
const web = run(join(root, 'node_modules/.bin/vite'), ['packages/web', '--clearScreen=false'], { env });
process.exitCode = await Promise.race([server, web]);
process.emit('SIGTERM', 'SIGTERM');
await Promise.all([server, web]);
