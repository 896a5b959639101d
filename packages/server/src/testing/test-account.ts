import type { MemberOptions } from './test-people.ts';
import type { TestMember, TestServer } from './test-server.ts';

export const testPassword = 'correct horse';

/** A member who can sign in with {@link testPassword}; hashed at the cost of the test server. */
export async function account(server: TestServer, options: MemberOptions = {}): Promise<TestMember> {
  return server.member({ ...options, passwordHash: await server.platform.passwords.hash(testPassword) });
}

/** A form as browsers send it. */
export function form(fields: Readonly<Record<string, string>>): {
  payload: string;
  headers: Record<string, string>;
} {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { payload: new URLSearchParams(fields).toString(), headers };
}
