import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Trials whose promises no other test shows; a machine that cannot run one skips it and says why. */
const trials = [
  'loss of power on sqlite',
  'data folder without',
  'files without space',
  'slow sockets, smuggled requests',
];

describe('the short form of a trial', () => {
  it.each(trials)('%s keeps its promise', async (name) => {
    const args = ['--import', 'tsx', 'proof/trust/main.ts', '--short', '--only', name];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
    console.log(stdout);
    expect(stdout).toMatch(/^(?:passed|skipped) /m);
    expect(stdout).not.toMatch(/^failed /m);
  });
});
