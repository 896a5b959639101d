import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../harness/stage/api-client.ts';
import { HearthProcess } from '../harness/stage/hearth-process.ts';

const recipes = 400;
const points = Array.from({ length: 10 }, (_, at) => at + 1);

interface Listed {
  readonly imports: readonly { readonly name: string }[];
}

describe('a server that is killed while it restores a backup', () => {
  let hearth: HearthProcess;
  let backup: string;
  let wholeMs: number;
  const template = () => join(hearth.folder, 'templates/state.md');
  beforeAll(async () => {
    hearth = await HearthProcess.start();
    await hearth.fill(recipes);
    mkdirSync(join(hearth.folder, 'templates'), { recursive: true });
    writeFileSync(template(), 'saved');
    const cook = await ApiClient.signedIn(hearth);
    await cook.cook('Saved');
    await cook.change('POST', '/api/admin/backups');
    backup = ((await cook.get('/api/admin/backups')).body as Listed).imports[0]?.name ?? '';
    await change();
    const started = performance.now();
    await cook.change('POST', `/api/admin/backups/${backup}/restore`);
    wholeMs = performance.now() - started;
  });
  afterAll(() => hearth.remove());

  /** Makes everything differ from the backup. */
  async function change(): Promise<void> {
    const cook = await ApiClient.signedIn(hearth);
    await cook.change('DELETE', '/api/recipes/saved');
    await cook.cook('Changed one');
    await cook.cook('Changed two');
    writeFileSync(template(), 'changed');
  }

  async function state() {
    const cook = await ApiClient.signedIn(hearth);
    const isThere = async (slug: string) => (await cook.get(`/api/recipes/${slug}`)).status === 200;
    const { body } = await cook.get('/api/recipes?perPage=1');
    return {
      hasSaved: await isThere('saved'),
      hasChanged: await isThere('changed-two'),
      total: (body as { total: number }).total,
      file: readFileSync(template(), 'utf8'),
    };
  }

  it.each(points)('has the old data or the new ones, whole, at point %i of ten', async (point) => {
    if ((await state()).hasSaved) await change();
    const before = await state();
    const cook = await ApiClient.signedIn(hearth);
    const answer = cook.post(`/api/admin/backups/${backup}/restore`, {}).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, (wholeMs * point) / (points.length + 0.5)));
    await hearth.killHard();
    await answer;
    await hearth.restart();
    const saved = { hasSaved: true, hasChanged: false, total: recipes + 1, file: 'saved' };
    const after = await state();
    expect(after).toEqual(after.hasSaved ? saved : before);
    expect(existsSync(join(hearth.folder, '.restore'))).toBe(false);
    expect(existsSync(join(hearth.folder, '.backup'))).toBe(false);
  });
});
