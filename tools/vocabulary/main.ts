/**
 * Checks that no word of our own stands for what has a name already, and that prose reads at once; prints each with
 * what to write instead.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { findWords } from './find-words.ts';
import { findProse } from './prose.ts';

const isRead = /\.(?:ts|tsx|mjs|js|css|html|md)$/;
/** Migrations are frozen, decisions keep their file names, and two lists have the words themselves. */
const isLeftOut = /\/db\/migrat|^docs\/decisions\/|^docs\/(?:next|voice)\.md$|^tools\/vocabulary\//;

const paths = execFileSync('git', ['ls-files', 'packages', 'tools', 'proof', 'docs', '*.md'], { cwd: root })
  .toString()
  .trim()
  .split('\n')
  .filter((path) => isRead.test(path) && !isLeftOut.test(path));
const files = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const findings = [...findWords(files), ...findProse(files)];
for (const finding of findings) console.log(finding);
console.log(`${findings.length} home-made words and turns of phrase in ${paths.length} files`);
if (findings.length > 0) process.exitCode = 1;
