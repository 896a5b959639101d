import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyWhere } from '../../../../tools/test-run/only-where.ts';
import { HearthProcess } from '../harness/stage/hearth-process.ts';

const page = readFileSync(fileURLToPath(new URL('../../../../docs/guide/api.md', import.meta.url)), 'utf8');
const blocks = [...page.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, block = '']) => block);
const run = promisify(execFile);
/** `--json` came with curl 7.82. */
const hasPrograms = await run('sh', ['-c', 'jq --version && curl --help all | grep -e --json']).then(
  () => true,
  () => false,
);

describe('the guide to the API', onlyWhere(hasPrograms, 'curl 7.82 or jq is not installed'), () => {
  let hearth: HearthProcess;
  beforeAll(async () => {
    hearth = await HearthProcess.start();
  });
  afterAll(() => hearth.remove());

  it('has commands that run from top to bottom and answer what it says', async () => {
    const env = { ...process.env, HEARTH: hearth.url, TOKEN: await hearth.signIn() };
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', blocks.join('\n')], { env });
    expect(stdout.split('\n').filter((line) => /^["\w]/.test(line))).toEqual([
      '"admin"',
      'onion-soup',
      '"onion-soup"',
      '"Onion soup"',
      '"oat milk"',
      '"oat milk"',
      '1',
      '"Onion soup"',
      expect.stringMatching(/^id: /),
      'event: hello',
      'data: {}',
    ]);
  });
});
