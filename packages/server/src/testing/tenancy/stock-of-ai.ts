import { AiProvider } from '@hearth/contract';
import { succeeded } from '../test-client.ts';
import type { TestMember, TestServer } from '../test-server.ts';
import type { Keys } from './row.ts';

/** An AI service of the member's group. */
export async function aiProvider(
  server: TestServer,
  member: TestMember,
): Promise<Pick<Keys, 'aiProviderId'>> {
  const sent = { name: 'Ours', baseUrl: 'http://127.0.0.1:9', model: 'small', apiKey: 'sk-secret' };
  const answer = await server.as(member).post('/api/groups/ai-providers/providers', sent);
  return { aiProviderId: AiProvider.parse(succeeded(answer)).id };
}
