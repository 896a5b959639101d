#!/usr/bin/env node
/**
 * Runs a program of the developers, after installing their tools where only what serves Hearth is installed.
 *
 * usage: node tools/with-tools.mjs FILE [ARGUMENT…]
 */
import { installTools } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';

requireNode();
await installTools(root, console.error);
const [file = '', ...args] = process.argv.slice(2);
const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
process.exitCode = await run(process.execPath, [...loader, file, ...args]);
