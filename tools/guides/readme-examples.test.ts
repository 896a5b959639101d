import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from '../setup/root.mjs';

const run = promisify(execFile);
const packages = ['ingredients', 'recipe-extractor'];

/** The example of a README, and what it says that the example prints. */
function exampleIn(folder: string): { code: string; printed: string } {
  const [, code = ''] = /```ts\n([^]*?)```/.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? [];
  const printed = [...code.matchAll(/^\/\/> (.*)$/gm)].map(([, line]) => `${line}\n`).join('');
  return { code, printed };
}

describe('the example in the README', () => {
  it.each(packages)('of packages/%s prints what it says', async (name) => {
    const folder = join(root, 'packages', name);
    const { code, printed } = exampleIn(folder);
    const program = ['--import', 'tsx', '--input-type=module', '--eval', code];
    const { stdout } = await run(process.execPath, program, { cwd: folder });
    expect(printed).not.toBe('');
    expect(stdout).toBe(printed);
  });
});
