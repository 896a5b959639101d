#!/usr/bin/env node
/**
 * Writes the files of a new server feature, with a test that fails until the feature works.
 *
 * usage: npm run new-feature catalog/foods
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sliceFiles } from './new-feature/slice-files.mjs';
import { readWords } from './new-feature/words.mjs';
import { root } from './setup/root.mjs';

try {
  create(process.argv[2] ?? '');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {string} name */
function create(name) {
  const words = readWords(name);
  const folder = `packages/server/src/features/${words.wing}/${words.folder}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} is there already.`);
  mkdirSync(join(root, folder), { recursive: true });
  for (const [file, text] of Object.entries(sliceFiles(words))) {
    writeFileSync(join(root, folder, file), text);
    console.log(`${folder}/${file}`);
  }
  console.log(`
Next:
  1. describe the operations in packages/contract/src/${words.wing}/${words.folder}.ts and add them to kernel/operations.ts
  2. write the migration of ${words.table} in packages/server/src/platform/db/migrations/versions
  3. register ${words.many}Routes in packages/server/src/app.ts
  4. fill in the rules, and the row of the tenancy matrix
  5. npm run check, npm test`);
}
