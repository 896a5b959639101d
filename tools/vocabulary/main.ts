/** Checks that no word of our own stands for what has a name already; prints each with the term to use. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { findWords } from './find-words.ts';

const isRead = /\.(?:ts|tsx|mjs|js|css|html|md)$/;
/** Migrations are frozen, decisions keep their file names, and the list itself has the words. */
const isLeftOut = /\/db\/migrat|^docs\/decisions\/|^docs\/next\.md$|^tools\/vocabulary\//;

const paths = execFileSync('git', ['ls-files', 'packages', 'tools', 'proof', 'docs', '*.md'], { cwd: root })
  .toString()
  .trim()
  .split('\n')
  .filter((path) => isRead.test(path) && !isLeftOut.test(path));
const findings = findWords(new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])));
for (const finding of findings) console.log(finding);
console.log(`${findings.length} home-made words in ${paths.length} files`);
if (findings.length > 0) process.exitCode = 1;
