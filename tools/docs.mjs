#!/usr/bin/env node
/** Builds the documentation of docs/ as a site, in dist/docs. It can be served by any web server, or opened by one. */
import { join } from 'node:path';
import { root } from './setup/root.mjs';

const { build } = await import('vitepress');
await build(join(root, 'docs'));
