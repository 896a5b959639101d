import { expect, it } from 'vitest';
import { systemScope } from '../../../platform/db/scope.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { purgeTrash } from './index.ts';

const dayMs = 86_400_000;

describeServer('what is deleted for good', { env: { RECIPE_TRASH_DAYS: '7' } }, ({ server }) => {
  it('is deleted with its files on request', async () => {
    const client = server.as(await server.member());
    const { id, slug } = await client.cook('Short-lived');
    await server.platform.files.put(`recipes/${id}/assets/plan.txt`, Buffer.from('plan'));
    await client.delete(`/api/recipes/${slug}`);
    await server.workOff();
    expect(await server.platform.files.size(`recipes/${id}`)).toBeGreaterThan(0);
    succeeded(await client.delete(`/api/recipes/trash/items/${id}`));
    await server.workOff();
    expect(await server.platform.files.size(`recipes/${id}`)).toBe(0);
    await server.platform.database.write(systemScope('test'), (tx) => tx.deleteFrom('recipes').execute());
  });

  it('is all that has waited long enough, also more than one transaction takes, and no more', async () => {
    const client = server.as(await server.member({ rights: ['canOrganize'] }));
    const slugs: string[] = [];
    const create = async (count: number) =>
      String(succeeded(await client.post('/api/recipes', { name: `Old ${count}` })));
    while (slugs.length < 205)
      slugs.push(...(await Promise.all(Array.from({ length: 41 }, (_, at) => create(slugs.length + at)))));
    succeeded(await client.post('/api/recipes/bulk-actions/delete', { recipes: slugs }));
    const { id } = await client.cook('Young');
    server.clock.advance(8 * dayMs);
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx.updateTable('jobs').set({ run_at: '9999' }).execute(),
    );
    await purgeTrash(server.platform);
    const counts = await server.rowCounts();
    expect([counts['recipe_trash'], counts['recipes']]).toEqual([0, 1]);
    const jobs = await server.platform.database
      .read(systemScope('test'))
      .selectFrom('jobs')
      .select('payload')
      .where('run_at', '<', '9999')
      .execute();
    const named = jobs.map(({ payload }) => payload).join(' ');
    expect(named.match(/[\da-f]{8}-[\da-f-]{27}/g)).toHaveLength(slugs.length);
    expect(named).not.toContain(id);
  });
});
