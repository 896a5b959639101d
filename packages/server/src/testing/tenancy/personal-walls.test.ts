import { beforeAll, expect, it } from 'vitest';
import { removePasskey } from '../../features/people/second-factor/second-factor.service.ts';
import { type MemberScope, systemScope } from '../../platform/db/scope.ts';
import { required } from '../../platform/errors/app-error.ts';
import { succeeded, type TestClient } from '../test-client.ts';
import { describeServer } from '../describe-server.ts';
import { organizer } from '../test-people.ts';
import type { TestMember } from '../test-server.ts';
import type { Keys } from './row.ts';
import { stocked } from './stock.ts';

const reports = '/api/groups/reports';
const archives = '/api/recipes/bulk-actions/export';

describeServer('what belongs to one user or one group', { cook: organizer }, ({ server, cook }) => {
  let mate: TestMember;
  let owner: TestClient;
  let housemate: TestClient;
  let stranger: TestClient;
  let keys: Keys;
  beforeAll(async () => {
    mate = await server.housemate(cook);
    owner = server.as(cook);
    housemate = server.as(mate);
    stranger = server.as(await server.member({ rights: ['canOrganize'] }));
    keys = await stocked(server, cook);
  });

  const text = async (as: TestClient, url: string) => JSON.stringify(succeeded(await as.get(url)));

  it('API tokens are listed to their user only', async () => {
    expect(await text(owner, '/api/users/self')).toContain(`"id":${keys.apiToken}`);
    expect(await text(housemate, '/api/users/self')).toContain('"tokens":[]');
  });

  it('the address of the calendar is shown to its user only', async () => {
    const feed = '/api/households/mealplans/feed';
    expect(await text(owner, feed)).toContain(keys.planToken);
    expect(succeeded(await housemate.get(feed))).toMatchObject({ address: null, path: null });
  });

  it('a passkey is removed by its user only', async () => {
    const row = { id: 'key', user_id: cook.id, name: 'Phone', public_key: '', counter: 0, transports: '[]' };
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx
        .insertInto('passkeys')
        .values({ ...row, created_at: '2026-01-01', last_used_at: null })
        .execute(),
    );
    const fetchScope = async ({ token }: TestMember) =>
      required(await server.app.sessions.scopeOf(token), 'notAuthenticated');
    const remove = async (scope: MemberScope) => removePasskey(server.platform, scope, 'key');
    await expect(remove(await fetchScope(mate))).rejects.toMatchObject({ code: 'passkeyNotFound' });
    expect(await remove(await fetchScope(cook))).toMatchObject({ passkeys: [] });
  });

  it('reports are neither listed, read nor deleted in another group', async () => {
    const list = `${reports}?report_type=bulk_import`;
    expect(await text(stranger, list)).toBe('[]');
    expect((await stranger.get(`${reports}/${keys.reportId}`)).status).toBe(404);
    expect((await stranger.delete(`${reports}/${keys.reportId}`)).status).toBe(400);
    expect(await text(owner, list)).toContain(keys.reportId);
  });

  it('archives of recipes are neither listed nor purged in another group', async () => {
    expect(await text(stranger, archives)).toBe('[]');
    expect(succeeded(await stranger.delete(archives))).toMatchObject({ message: '0 exports deleted' });
    expect(await text(owner, archives)).toContain(keys.exportId);
  });
});
