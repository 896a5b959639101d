import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartError } from '../errors/start-error.ts';
import { systemRandom } from '../random/random.ts';
import { readOrCreateSecret } from './secret-file.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'secret-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('is made once', () => {
  const path = join(folder, 'new', '.secret');
  const secret = readOrCreateSecret(path, systemRandom);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readOrCreateSecret(path, systemRandom)).toBe(secret);
});

it.each(['', '\n', 'short', '               '])('is refused when the file holds %j', (content) => {
  const path = join(folder, '.secret');
  writeFileSync(path, content);
  expect(() => readOrCreateSecret(path, systemRandom)).toThrow(StartError);
  expect(() => readOrCreateSecret(path, systemRandom)).toThrow(/\.secret holds no secret/);
});
