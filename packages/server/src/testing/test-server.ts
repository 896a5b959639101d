import type { InjectOptions } from 'fastify';
import { UserOut } from '@hearth/contract';
import type { App } from '../app.ts';
import { systemScope } from '../platform/db/scope.ts';
import { bumpLibraryRevisionOf } from '../platform/db/revisions/library-revision.ts';
import { storedInstant } from '../platform/db/values/stored-instant.ts';
import './scope-guard/guard-all.ts';
import type { Platform } from '../platform/platform.ts';
import { createGroup } from '../features/people/groups/index.ts';
import { createHousehold } from '../features/people/households/index.ts';
import { contractViolation } from './answer-check.ts';
import type { Replaced } from './replaced.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { TestClient } from './test-client.ts';
import type { TestClock } from './test-clock.ts';
import type { HouseholdOptions, MemberOptions, PersonOptions } from './test-people.ts';
import { rowCounts } from './test-rows.ts';
import { unpackedText } from './unpacked-text.ts';
import type { TestEngine } from './test-databases.ts';

/** One response of the server under test. */
export interface TestAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

/** The member that a test acts as. */
export interface TestMember {
  readonly id: string;
  readonly username: string;
  readonly groupId: string;
  readonly groupSlug: string;
  readonly householdId: string;
  readonly householdSlug: string;
  readonly token: string;
}

type TestFood = { name: string; plural_name?: string; label_id?: string };

/** A whole server on a database of its own, with builders for who lives in it. */
export class TestServer {
  #running: RunningServer | undefined;
  #count = 0;

  /** Starts a server; `env` adds to or overrides the environment. */
  static async start(
    engine: TestEngine,
    env: Readonly<Record<string, string>> = {},
    replaced: Replaced = {},
  ): Promise<TestServer> {
    const server = new TestServer();
    await server.start(engine, env, replaced);
    return server;
  }

  /** As the static `start`, for a server that tests name before it runs. */
  async start(
    engine: TestEngine,
    env: Readonly<Record<string, string>> = {},
    replaced: Replaced = {},
  ): Promise<void> {
    this.#running = await startServer(engine, env, replaced);
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
  }

  get platform(): Platform {
    return this.#started.platform;
  }

  get app(): App {
    return this.#started.app;
  }

  get clock(): TestClock {
    return this.#started.clock;
  }

  get #started(): RunningServer {
    if (this.#running === undefined) throw new Error('the server does not run yet: ask in a hook or a test');
    return this.#running;
  }

  /** A member's way of talking to the server. */
  as(member: TestMember): TestClient {
    return new TestClient(this, member);
  }

  /** A caller who is not signed in. */
  get nobody(): TestClient {
    return new TestClient(this);
  }

  /**
   * Sends a request without sign-in, or as a member. Every answer of the API is held against the contract: a success
   * against the schema of its operation, a refusal against the shapes that clients know; a failure of the server
   * fails the test.
   */
  async request(options: InjectOptions & { as?: TestMember }): Promise<TestAnswer> {
    const answer = await this.send(options);
    const violation = contractViolation(this.app.operations, {
      method: options.method ?? 'GET',
      url: String(options.url),
      status: answer.status,
      contentType: String(answer.headers['content-type']),
      body: answer.body,
    });
    if (violation !== null) throw new Error(violation);
    return answer;
  }

  /** As {@link request}, without a check of the response. */
  async send(options: InjectOptions & { as?: TestMember }): Promise<TestAnswer> {
    const { as, ...rest } = options;
    const authorization = as === undefined ? {} : { authorization: `Bearer ${as.token}` };
    const answer = await this.app.http.inject({ ...rest, headers: { ...authorization, ...rest.headers } });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const text = unpackedText(answer.rawPayload, answer.headers['content-encoding']);
    return {
      status: answer.statusCode,
      body: isJson && text !== '' ? (JSON.parse(text) as unknown) : undefined,
      text,
      bytes: answer.rawPayload,
      headers: answer.headers,
    };
  }

  /** A new group. */
  async group(options: { isPrivate?: boolean } = {}): Promise<{ id: string; slug: string }> {
    const name = this.#name('group');
    const id = await this.platform.database.write(systemScope('test'), (tx) =>
      createGroup(this.platform, tx, { name, isPrivate: options.isPrivate ?? true }),
    );
    return { id, slug: name };
  }

  /** A new household, in a new group unless one is given. */
  async household(options: HouseholdOptions = {}): Promise<{ id: string; groupId: string; slug: string }> {
    const groupId = options.groupId ?? (await this.group()).id;
    const name = this.#name('household');
    const id = await this.platform.database.write(systemScope('test'), (tx) =>
      createHousehold(this.platform, tx, { groupId, name, isPrivate: options.isPrivate ?? true }),
    );
    if (options.locksEdits === false) await this.#openEdits(id);
    return { id, groupId, slug: name };
  }

  /** A signed-in member, in a new household unless one is given. */
  async member(options: MemberOptions = {}): Promise<TestMember> {
    const household = options.household ?? (await this.household());
    const id = await this.#insertUser(household, options);
    const token = await this.token(id);
    const self = UserOut.parse(
      (await this.send({ url: '/api/users/self', headers: { authorization: `Bearer ${token}` } })).body,
    );
    const { groupId, groupSlug, householdId, householdSlug } = self;
    return { id, token, username: self.username ?? '', groupId, groupSlug, householdId, householdSlug };
  }

  /** Another member of a member's household. */
  housemate(
    { householdId, groupId }: Pick<TestMember, 'householdId' | 'groupId'>,
    options: PersonOptions = {},
  ): Promise<TestMember> {
    return this.member({ ...options, household: { id: householdId, groupId } });
  }

  /** A member of another, new household of a member's group. */
  async neighbour(
    { groupId }: Pick<TestMember, 'groupId'>,
    options: PersonOptions = {},
  ): Promise<TestMember> {
    return this.member({ ...options, household: await this.household({ groupId }) });
  }

  /** A token of a new session of the member. */
  async token(userId: string): Promise<string> {
    return (await this.app.sessions.start(userId, false, 'test')).answer.access_token;
  }

  /** A recipe of the member, created through the API; returns its slug. */
  async recipe(as: TestMember, name = this.#name('recipe')): Promise<string> {
    const { body } = await this.request({ method: 'POST', url: '/api/recipes', as, payload: { name } });
    return String(body);
  }

  /** A food of a group; returns its id. */
  async food(groupId: string, words: TestFood): Promise<string> {
    const row = { ...this.#word(groupId, words.name), label_id: null, ...words };
    await this.platform.database.write(systemScope('test'), async (tx) => {
      await bumpLibraryRevisionOf(tx, groupId);
      await tx.insertInto('foods').values(row).execute();
    });
    return row.id;
  }

  /** A unit of a group; returns its id. */
  async unit(groupId: string, words: { name: string; plural_name?: string }): Promise<string> {
    const spelling = { abbreviation: '', plural_abbreviation: null, use_abbreviation: 0, fraction: 1 };
    const row = { ...this.#word(groupId, words.name), ...spelling, ...words };
    await this.platform.database.write(systemScope('test'), async (tx) => {
      await bumpLibraryRevisionOf(tx, groupId);
      await tx.insertInto('units').values(row).execute();
    });
    return row.id;
  }

  #word(group_id: string, name: string) {
    const now = storedInstant(this.clock.now());
    const stamps = { id: this.platform.random.uuid(), group_id, created_at: now, updated_at: now };
    return { ...stamps, plural_name: null, description: '', search_text: name.toLowerCase() };
  }

  /** Does every job that is due. */
  async workOff(): Promise<void> {
    await this.platform.jobs.workOff();
  }

  /** How many rows each table has. */
  rowCounts(): Promise<Record<string, number>> {
    return rowCounts(this.platform.database);
  }

  async #openEdits(householdId: string): Promise<void> {
    await this.platform.database.write(systemScope('test'), (tx) =>
      tx
        .updateTable('household_preferences')
        .set({ lock_recipe_edits_from_other_households: 0 })
        .where('household_id', '=', householdId)
        .execute(),
    );
  }

  async #insertUser(
    household: { id: string; groupId: string },
    { admin = false, rights = [], passwordHash = 'not a hash' }: MemberOptions,
  ): Promise<string> {
    const username = this.#name('cook');
    const id = this.platform.random.uuid();
    const now = storedInstant(this.clock.now());
    const flag = admin ? 1 : 0;
    const right = (name: (typeof rights)[number]) => Number(admin || rights.includes(name));
    await this.platform.database.write(systemScope('test'), (tx) =>
      tx
        .insertInto('users')
        .values({
          id,
          group_id: household.groupId,
          household_id: household.id,
          username,
          username_key: username,
          email: `${username}@example.com`,
          full_name: `The ${username}`,
          password: passwordHash,
          auth_method: 'Mealie',
          admin: flag,
          advanced: right('advanced'),
          can_invite: right('canInvite'),
          can_manage: right('canManage'),
          can_manage_household: right('canManageHousehold'),
          can_organize: right('canOrganize'),
          cache_key: '1234',
          last_sign_in_at: null,
          show_announcements: 1,
          last_read_announcement: null,
          created_at: now,
          updated_at: now,
        })
        .execute(),
    );
    return id;
  }

  #name(kind: string): string {
    this.#count += 1;
    return `${kind}-${this.#count}`;
  }
}
