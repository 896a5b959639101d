import { hash } from '@node-rs/bcrypt';
import type { MemberOptions } from './test-people.ts';
import type { TestMember, TestServer } from './test-server.ts';

export const testPassword = 'correct horse';

/** A member who can sign in with {@link testPassword}; hashed cheaply, since many tests sign in. */
export async function account(server: TestServer, options: MemberOptions = {}): Promise<TestMember> {
  return server.member({ ...options, passwordHash: await hash(testPassword, { cost: 4 }) });
}

/** A form as browsers send it. */
export function form(fields: Readonly<Record<string, string>>): {
  payload: string;
  headers: Record<string, string>;
} {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { payload: new URLSearchParams(fields).toString(), headers };
}
