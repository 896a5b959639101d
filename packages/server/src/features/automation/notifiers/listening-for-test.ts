import { GroupEventNotifierOptions, GroupEventNotifierOut } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import type { PublishedEvent } from './publish.ts';

const root = '/api/households/events/notifications';
const scope = systemScope('test');

/** Every option there is. */
export const everything = Object.fromEntries(
  Object.keys(GroupEventNotifierOptions.parse({})).map((option) => [option, true]),
);

/** A notifier of the member's household with an address where no server listens. Returns its id. */
export async function listen(as: TestClient, options: object): Promise<string> {
  const made = await as.post(root, { name: 'N', appriseUrl: 'json://127.0.0.1:9/' });
  const { id } = GroupEventNotifierOut.parse(succeeded(made));
  await as.patch(`${root}/${id}`, { options });
  return id;
}

/** Takes away what waits to be delivered. */
export async function forget({ platform }: TestServer): Promise<void> {
  await platform.database.write(scope, (tx) => tx.deleteFrom('deliveries').execute());
}

/** Messages published since the last call, oldest first. */
export async function published(server: TestServer): Promise<PublishedEvent[]> {
  const rows = await server.platform.database
    .read(scope)
    .selectFrom('deliveries')
    .select('payload')
    .orderBy('id')
    .execute();
  await forget(server);
  return rows.map(({ payload }) => JSON.parse(payload) as PublishedEvent);
}

/** {@link published}, without what differs each time. */
export async function told(server: TestServer) {
  return (await published(server)).map(({ type, document, message }) => ({ type, document, message }));
}
