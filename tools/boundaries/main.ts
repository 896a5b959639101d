/** Checks the import rules of the architecture over the checkout; fails when something breaks one. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findViolations } from './find-violations.ts';
import { readTree } from './read-tree.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const tree = readTree(root);
const findings = findViolations(tree);
for (const { message } of findings) console.log(message);
console.log(`${findings.length} violations in ${tree.size} files`);
if (findings.length > 0) process.exitCode = 1;
