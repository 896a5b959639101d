import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TOTP } from 'otpauth';
import { RestoreCheck, type RestoreEffects } from '@hearth/contract';
import { account, form, testPassword } from '../../../testing/test-account.ts';
import { succeeded } from '../../../testing/test-client.ts';
import type { TestEngine } from '../../../testing/test-databases.ts';
import { type TestAnswer, type TestMember, TestServer } from '../../../testing/test-server.ts';

const url = '/api/admin/backups';
const minuteMs = 60_000;
const newPassword = 'battery staple 9';
const sharedSecret = 'the secret of the first server';

/** The effects of a restore that changes nothing about who enters. */
export const noEffects: RestoreEffects = {
  passwords: 0,
  secondFactors: 0,
  returningAccounts: 0,
  missingAccounts: 0,
  endedKeys: 0,
  sealedElsewhere: { authenticators: 0, invitations: 0, calendarAddresses: 0, notifiers: 0, webhooks: 0 },
};

/** A server whose administrator makes backups, and others to restore them on. */
export class RestoreStage {
  readonly server: TestServer;
  readonly admin: TestMember;
  readonly #engine: TestEngine;
  readonly #servers: TestServer[] = [];

  private constructor(engine: TestEngine, server: TestServer, admin: TestMember) {
    this.#engine = engine;
    this.server = server;
    this.admin = admin;
    this.#servers.push(server);
  }

  static async open(engine: TestEngine): Promise<RestoreStage> {
    const server = await TestServer.start(engine, { secret: sharedSecret });
    return new RestoreStage(engine, server, await account(server, { admin: true }));
  }

  async close(): Promise<void> {
    for (const server of this.#servers) await server.stop();
  }

  /** A server with an empty database, and the same `secret` unless another is given. */
  async otherServer(secret = sharedSecret): Promise<TestServer> {
    const server = await TestServer.start(this.#engine, { SECRET: secret });
    this.#servers.push(server);
    return server;
  }

  get secret(): string {
    return sharedSecret;
  }

  /** Makes a backup and returns its name. */
  async backUp(): Promise<string> {
    const client = this.server.as(this.admin);
    succeeded(await client.post(url));
    return String(Object(succeeded(await client.get(url))).imports[0].name);
  }

  /** Where a file of a server's data folder is. */
  pathOf(server: TestServer, ...path: readonly string[]): string {
    return join(server.platform.settings.server.dataDir, ...path);
  }

  /** Copies a file of the data folder to another server. */
  carry(to: TestServer, ...path: readonly string[]): void {
    const target = this.pathOf(to, ...path);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(this.pathOf(this.server, ...path), target);
  }

  async check(name: string, as = this.admin, on = this.server): Promise<RestoreCheck> {
    return RestoreCheck.parse(succeeded(await on.as(as).post(`${url}/${name}/check`)));
  }

  async restore(name: string, as = this.admin, on = this.server): Promise<RestoreEffects> {
    return Object(succeeded(await on.as(as).post(`${url}/${name}/restore`))).effects as RestoreEffects;
  }

  /** Whether a token opens the account that it is of. */
  async opens(token: string, on = this.server): Promise<boolean> {
    const answer = await on.nobody.get('/api/users/self', { authorization: `Bearer ${token}` });
    return answer.status === 200;
  }

  /** Signs in a minute later than the last time. */
  async signIn({ username }: TestMember, password: string, on = this.server): Promise<TestAnswer> {
    on.clock.advance(minuteMs);
    return on.send({ method: 'POST', url: '/api/auth/token', ...form({ username, password }) });
  }

  /** Switches an authenticator on, and returns its secret. */
  async addAuthenticator(cook: TestMember): Promise<string> {
    const root = '/api/users/self/second-factor/totp';
    const { server } = this;
    const { secret } = Object(succeeded(await server.as(cook).post(root, { password: testPassword })));
    const code = generateCode(secret, server);
    succeeded(await server.as(cook).post(`${root}/confirm`, { code }));
    return String(secret);
  }

  /** Joins a household with an invitation. */
  async register(on: TestServer, groupToken: string, username: string): Promise<TestAnswer> {
    const password = newPassword;
    const body = { groupToken, username, fullName: 'New', email: `${username}@example.com`, password };
    return on.nobody.post('/api/users/register', { ...body, passwordConfirm: password });
  }
}

/** What an authenticator shows now. */
export function generateCode(secret: string, { clock }: TestServer): string {
  return new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
}
