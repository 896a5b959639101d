import { AiProvider, AiProviderSettings } from '@hearth/contract';
import { succeeded } from '../test-client.ts';
import type { TestMember, TestServer } from '../test-server.ts';
import type { Keys } from './row.ts';

/** An AI service of the member's group, which an administrator has added: the member may not. */
export async function aiProvider(
  server: TestServer,
  member: TestMember,
): Promise<Pick<Keys, 'aiProviderId'>> {
  const sent = { name: 'Ours', baseUrl: 'http://127.0.0.1:9', model: 'small', apiKey: 'sk-secret' };
  const admin = server.as(await server.member({ admin: true }));
  const root = `/api/admin/groups/${member.groupId}/ai-providers`;
  // A group has a few at most, and the stock is made anew many times.
  const { providers } = AiProviderSettings.parse(succeeded(await admin.get(`${root}/settings`)));
  for (const { id } of providers) await admin.delete(`${root}/providers/${id}`);
  const answer = await admin.post(`${root}/providers`, sent);
  return { aiProviderId: AiProvider.parse(succeeded(answer)).id };
}
