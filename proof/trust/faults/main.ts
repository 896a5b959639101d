/**
 * Puts faults into copies of the checkout, one at a time, builds the server, and says whether the trial sees each.
 *
 * usage: npm run trust:faults [-- --only TEXT]
 *   --only TEXT   only faults whose name contains the text
 *
 * Ends with 1 when a trial does not see its fault, or when the text that a fault replaces is not in the code any more.
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleServer } from '../../../tools/build/server-bundle.mjs';
import { applyMutation } from '../../mutate/mutation.ts';
import { copySource } from '../../mutate/source-copy.ts';
import { root } from '../../../tools/setup/root.mjs';
import { faults } from './catalogue.ts';
import type { Fault } from './fault.ts';

/** Draws damage of every kind: some keep the server from starting, some do not. */
const seed = '1';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const wanted = faults.filter(({ name }) => name.includes(values.only));
for (const fault of wanted) {
  const isSeen = await isSeenByTrial(fault);
  process.stdout.write(`${isSeen ? 'seen  ' : 'UNSEEN'}  ${fault.trial}: ${fault.name}\n`);
  if (!isSeen) process.exitCode = 1;
}
if (wanted.length === 0) process.exitCode = 1;

async function isSeenByTrial(fault: Fault): Promise<boolean> {
  const copy = copySource(root);
  try {
    const path = join(copy.folder, fault.file);
    writeFileSync(path, applyMutation(readFileSync(path, 'utf8'), { ...fault, tests: [] }));
    await bundleServer(copy.folder, join(copy.folder, 'dist/server'));
    const output = await runTrial(copy.folder, fault.trial);
    const found = /^ +faults: (.*)$/m.exec(output)?.[1] ?? '';
    process.stdout.write(found === '' ? output : `        ${found.slice(0, 300)}\n`);
    return fault.finds.test(found);
  } finally {
    copy.remove();
  }
}

/** What the short form of a trial prints; it fails as it should, so that its exit code says nothing more. */
function runTrial(folder: string, trial: string): Promise<string> {
  const args = ['--import', 'tsx', 'proof/trust/main.ts', '--short', '--seed', seed, '--only', trial];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
}
