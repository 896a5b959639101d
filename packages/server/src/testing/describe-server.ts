import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { Replaced } from './replaced.ts';
import type { TestClient } from './test-client.ts';
import { type TestEngine, testEngines } from './test-databases.ts';
import type { MemberOptions } from './test-people.ts';
import { type TestMember, TestServer } from './test-server.ts';

/** How the server of a suite starts, and who lives on it. */
export interface SuiteOptions {
  /** Adds to or overrides the environment. */
  readonly env?: Readonly<Record<string, string>>;
  readonly replaced?: Replaced;
  /** Who the cook is; without it, the server has no users. */
  readonly cook?: MemberOptions;
  /** Whether each test has a server of its own. */
  readonly perTest?: boolean;
  /** What `onlyWhere` says of a suite that some machines cannot run. */
  readonly where?: { readonly skip?: true; readonly meta?: { readonly skipped: string } };
}

/** What the tests of a suite share. It is there when their hooks and tests run, not while they are declared. */
export interface Suite {
  readonly server: TestServer;
  readonly engine: TestEngine;
  /** A member of a household of their own. */
  readonly cook: TestMember;
  /** The cook's way of talking to the server. */
  readonly client: TestClient;
}

type DeclareTests = (suite: Suite) => void;

/** A suite on each database, with one server for all of its tests: it starts before them and stops after them. */
export function describeServer(
  name: string,
  ...given: [declareTests: DeclareTests] | [options: SuiteOptions, declareTests: DeclareTests]
): void {
  const [options, declareTests] = given.length === 1 ? [{}, given[0]] : given;
  describe.each(testEngines)(`${name} on %s`, options.where ?? {}, (engine) => {
    const server = new TestServer();
    const made: { cook?: TestMember } = {};
    const cook = memberMadeLater(() => made.cook);
    const [before, after] = options.perTest === true ? [beforeEach, afterEach] : [beforeAll, afterAll];
    before(async () => {
      await server.start(engine, options.env, options.replaced);
      if (options.cook !== undefined) made.cook = await server.member(options.cook);
    });
    after(() => server.stop());
    declareTests({ server, engine, cook, client: server.as(cook) });
  });
}

/** A member whom tests can name before they exist. */
function memberMadeLater(findMember: () => TestMember | undefined): TestMember {
  const found = () => {
    const member = findMember();
    if (member === undefined) throw new Error('the suite has no cook, or not yet');
    return member;
  };
  return {
    get id() {
      return found().id;
    },
    get username() {
      return found().username;
    },
    get groupId() {
      return found().groupId;
    },
    get groupSlug() {
      return found().groupSlug;
    },
    get householdId() {
      return found().householdId;
    },
    get householdSlug() {
      return found().householdSlug;
    },
    get token() {
      return found().token;
    },
  };
}
