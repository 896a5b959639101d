import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operations } from '@hearth/contract';
import { queryText } from '../test-client.ts';
import { testEngines } from '../test-databases.ts';
import { dumpRows } from '../test-rows.ts';
import { type TestAnswer, TestServer } from '../test-server.ts';
import { accountRows } from './rows-accounts.ts';
import { organizerRows } from './rows-organizers.ts';
import { peopleRows } from './rows-people.ts';
import { publicRows } from './rows-public.ts';
import { recipeRows } from './rows-recipes.ts';
import { type Keys, type Role, roles, type Row, type Rows, type Sent } from './row.ts';
import { buildWorld, missing, stocked, type World } from './world.ts';

const rows: Rows = { ...recipeRows, ...organizerRows, ...peopleRows, ...publicRows, ...accountRows };
const nameOf = ({ method, path }: Operation) => `${method} ${path}`;
const all = Object.values(operations).map((operation): [string, Operation] => [nameOf(operation), operation]);
const minuteMs = 60_000;
/** What work that belongs to nobody writes: sessions, counted failures, jobs. */
const ofNobody = ['sessions', 'sign_in_failures', 'jobs', 'site_settings', 'library_revisions'];

describe.each(testEngines)('the walls between groups on %s', (engine) => {
  let server: TestServer;
  let world: World;
  let before: string[];
  let subject: Keys | undefined;
  let knownRows: string[] | undefined;
  let calls = 0;
  beforeAll(async () => {
    server = await TestServer.start(engine);
    world = await buildWorld(server);
    before = await foreignRows();
  });
  afterAll(async () => {
    process.stdout.write(`tenancy matrix on ${engine}: ${calls} calls over ${all.length} operations\n`);
    await server.stop();
  });

  it('every operation that is served has a row, and every row an operation', () => {
    const served = server.app.operations.map(nameOf).toSorted();
    expect(Object.keys(rows).toSorted()).toEqual(served);
    expect(all.map(([name]) => name).toSorted()).toEqual(served);
  });

  describe.each(all)('%s', (name, operation) => {
    const row: Row = rows[name] ?? { sent: () => ({}) };
    // Each operation begins a new minute, so that no limit of calls a minute is met.
    beforeAll(() => server.clock.advance(minuteMs));
    const own = async () => (row.ofPublicGroup === true ? world.publicGroup : untouched());

    it.each(roles)('asked by %s', async (role) => {
      const keys = await own();
      const token = await tokenFor(role, operation);
      const expected = expectedStatus(operation, row, role);
      const isRefusedWrite = operation.method !== 'GET' && expected >= 400;
      const rowsBefore = isRefusedWrite ? await allRows() : [];
      const answer = await call(operation, row.sent(keys), token);
      expect(answer.status).toBe(expected);
      expect(isRefusedWrite ? await allRows() : []).toEqual(rowsBefore);
    });

    it.each((row.places ?? []).map((place): [string, typeof place] => [place.at, place]))(
      'what is another group’s and what is nobody’s look alike in %s',
      async (_, { sent, unknown }) => {
        const { owner } = world.tokens;
        const nobodys = missing();
        const foreign = await call(operation, sent(await own(), world.foreign), owner);
        const nothing = await call(operation, sent(await own(), nobodys), owner);
        expect(nothing.status).toBe(unknown);
        if (row.open !== undefined) return;
        expect(foreign.status).toBe(unknown);
        expect(comparable(foreign, world.foreign)).toBe(comparable(nothing, nobodys));
      },
    );
  });

  it('after all this the other group has exactly what it had', async () => {
    expect(before.length).toBeGreaterThan(15);
    expect(await foreignRows()).toEqual(before);
  });

  /** Something of the owner's that no earlier call has changed. */
  async function untouched(): Promise<Keys> {
    if (subject === undefined) knownRows = undefined;
    subject ??= await stocked(server, world.owner);
    return subject;
  }

  async function tokenFor(role: Role, { path }: Operation): Promise<string | undefined> {
    const isEnding = path === '/api/auth/logout' && !['nobody', 'signedOut', 'expired'].includes(role);
    return isEnding ? server.token(world.owner.id) : world.tokens[role];
  }

  async function call(operation: Operation, sent: Sent, token: string | undefined): Promise<TestAnswer> {
    calls += 1;
    if (operation.method !== 'GET') knownRows = undefined;
    const path = operation.path.replace(/\{(\w+)\}/g, (_, key: string) => sent.params?.[key] ?? 'absent');
    const answer = await server.request({
      method: operation.method,
      url: sent.query === undefined ? path : `${path}?${queryText(sent.query)}`,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...sent.form?.headers,
      },
      ...(sent.form === undefined ? {} : { payload: sent.form.payload }),
      ...(sent.body === undefined ? {} : { payload: sent.body }),
    });
    if (operation.method !== 'GET' && answer.status < 400) subject = undefined;
    return answer;
  }

  async function allRows(): Promise<string[]> {
    knownRows ??= await dumpRows(server.platform.database, ofNobody);
    return knownRows;
  }

  async function foreignRows(): Promise<string[]> {
    const ids = idsOf(world.foreign);
    return (await allRows()).filter((line) => ids.some((id) => line.includes(id)));
  }
});

function expectedStatus(operation: Operation, row: Row, role: Role): number {
  const listed = row.status?.[role];
  if (operation.access === 'public') return listed ?? operation.status;
  if (['nobody', 'signedOut', 'expired'].includes(role)) return 401;
  if (operation.access === 'admin' && role !== 'administrator') return 403;
  return listed ?? operation.status;
}

function idsOf(keys: Keys): string[] {
  return Object.entries(keys)
    .filter(([name]) => name.endsWith('Id'))
    .map(([, value]) => value);
}

const volatile = new Set(['date', 'x-request-id', 'etag', 'content-length']);

/** Everything that a caller sees of an answer, but for ids and times that are new each time. */
function comparable({ status, headers, text }: TestAnswer, keys: Keys): string {
  const shown = Object.entries(headers)
    .filter(([name]) => !volatile.has(name))
    .toSorted();
  const told = Object.values(keys).reduce((rest, key) => rest.replaceAll(key, '<key>'), text);
  return JSON.stringify([status, shown, told])
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replace(/"version":\d+/g, '"version":0')
    .replace(/zq[0-9a-f]{8}/g, '<name>')
    .replace(/(?:group|household)-\d+/g, '<place>');
}
