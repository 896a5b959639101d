import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../harness/stage/api-client.ts';
import { HearthProcess } from '../harness/stage/hearth-process.ts';
import { fetchNode } from './other-nodes.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const made = join(root, 'dist/release');
const largest = 110_000_000;

/** The Node of this run is the floor or a newer one; these two are the releases with long-term support after it. */
const nodes = ['22.23.3', '24.21.0'];

describe('a release', () => {
  let folder: string;
  let content: string;
  let hearth: HearthProcess | undefined;
  beforeAll(() => {
    execFileSync(process.execPath, ['tools/release.mjs'], { cwd: root });
    folder = mkdtempSync(join(tmpdir(), 'hearth-release-'));
    const archive = readdirSync(made).find((name) => name.endsWith('.tar.gz')) ?? '';
    execFileSync('tar', ['-xzf', join(made, archive), '-C', folder]);
    content = join(folder, archive.replace('.tar.gz', ''));
  }, 300_000);
  afterEach(() => hearth?.remove());
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has the sums of its files beside it', () => {
    const sums = readFileSync(join(made, 'SHA256SUMS'), 'utf8').trim().split('\n');
    const found = readdirSync(made).filter((name) => name !== 'SHA256SUMS');
    const expected = found.map((name) => {
      const hash = createHash('sha256').update(readFileSync(join(made, name)));
      return `${hash.digest('hex')}  ${name}`;
    });
    expect(sums.toSorted()).toEqual(expected.toSorted());
    expect(sums).toHaveLength(2);
  });

  it('is no larger than 110 MB unpacked', () => {
    const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).map((name) =>
      statSync(join(content, name)),
    );
    const bytes = files.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0);
    expect(bytes).toBeGreaterThan(50_000_000);
    expect(bytes).toBeLessThan(largest);
  });

  it('names every package that it carries or bundles, and its licence, and no tool', () => {
    const { components } = JSON.parse(readFileSync(join(content, 'sbom.cdx.json'), 'utf8')) as {
      components: { name: string; version: string }[];
    };
    const names = new Set(components.map(({ name }) => name));
    for (const name of ['fastify', 'kysely', 'react', 'sharp', 'zod', '@mantine/core'])
      expect(names).toContain(name);
    for (const name of ['vite', 'esbuild', 'vitest', 'typescript', '@aws-sdk/client-s3'])
      expect(names).not.toContain(name);
    const notices = readFileSync(join(content, 'THIRD-PARTY.txt'), 'utf8');
    const installed = components.filter(({ name }) => existsSync(join(root, 'node_modules', name)));
    expect(installed.length).toBeGreaterThan(150);
    for (const { name } of installed) expect(notices).toContain(`\n${name}@`);
    expect(notices).toContain('Tabler Icons');
    expect(existsSync(join(content, 'server/book/fonts/amiri.txt'))).toBe(true);
  });

  const startAndCook = async (node: string) => {
    hearth = await HearthProcess.start({ program: { node, entry: join(content, 'server/main.js') } });
    const client = await ApiClient.signedIn(hearth);
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect((await client.get('/api/app/about')).body).toMatchObject({ hearthVersion: version });
    await client.change('POST', '/api/recipes', { name: 'Leek soup' });
    expect(await (await fetch(hearth.url)).text()).toContain('<div id="root">');
    for (const encoding of ['br', 'gzip', 'identity']) {
      const script = /\/assets\/[\w-]+\.js/.exec(await (await fetch(hearth.url)).text())?.[0] ?? '';
      const asked = await fetch(hearth.url + script, { headers: { 'accept-encoding': encoding } });
      expect({ status: asked.status, text: await asked.text() }).toMatchObject({
        status: 200,
        text: expect.stringContaining('import') as string,
      });
    }
    const headers = { authorization: `Bearer ${await hearth.signIn()}` };
    const book = await fetch(`${hearth.url}/api/recipes/exports/book?format=pdf`, { headers });
    expect((await book.text()).slice(0, 5)).toBe('%PDF-');
    return (await client.get('/api/recipes/leek-soup')).body;
  };

  it('starts from a folder with nothing else, keeps a recipe and prints it', async () => {
    expect(await startAndCook(process.execPath)).toMatchObject({ name: 'Leek soup' });
  });

  it.for(nodes)('starts on Node %s', async (version, { skip, task }) => {
    const node = fetchNode(version);
    if ('reason' in node) {
      task.meta.skipped = node.reason;
      return skip(node.reason);
    }
    expect(await startAndCook(node.path)).toMatchObject({ name: 'Leek soup' });
  });
});
