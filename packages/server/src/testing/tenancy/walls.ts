import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operations } from '@hearth/contract';
import { isAllowedByToken } from '@hearth/domain/people/token-access';
import { shareOfSuite } from '../../../../../tools/test-run/share-of-suite.ts';
import { queryText } from '../test-client.ts';
import type { Engine } from '../../platform/db/dialect.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { testEngines } from '../test-databases.ts';
import { digestRows, dumpRows } from '../test-rows.ts';
import { type TestAnswer, TestServer } from '../test-server.ts';
import { type Cells, checkCells } from '../cells.ts';
import { rowsOfAll } from './rows.ts';
import { type Keys, like, type Place, type Role, roles, type Row, type Sent, tokenScopeOf } from './row.ts';
import { Stock } from './stock.ts';
import { buildWorld, maxLoginAttempts, missing, type World } from './world.ts';
import { onlyWhere } from '../../../../../tools/test-run/only-where.ts';

const formatName = ({ method, path }: Operation) => `${method} ${path}`;
const all = Object.values(operations).map((operation): [string, Operation] => [
  formatName(operation),
  operation,
]);
const minuteMs = 60_000;
/** An operation with many places in its body is asked several hundred times. */
const maxOperationMs = 180_000;
/** Tables that are written without a scope: sessions, counted failures, jobs. */
const ofNobody = [
  'sessions',
  'sign_in_flows',
  'sign_in_failures',
  'jobs',
  'deliveries',
  'delivery_lanes',
  'site_settings',
  'library_revisions',
];

/**
 * The matrix on one database. Each has a file and so a process of its own: side by side they take half the time, and
 * half the memory each.
 */
export function describeWalls(engine: Engine): void {
  const where = onlyWhere(testEngines.includes(engine), `no ${engine}`);
  describe(`the walls between groups on ${engine}`, where, () => {
    testWalls(engine);
  });
}

function testWalls(engine: Engine): void {
  let server: TestServer;
  let world: World;
  let before: string[];
  let stock: Stock;
  /** What of the stock the next request names. */
  let named: ReadonlySet<string> = new Set();
  let calls = 0;
  beforeAll(async () => {
    server = await TestServer.start(engine, {
      SECURITY_MAX_LOGIN_ATTEMPTS: String(maxLoginAttempts),
    });
    world = await buildWorld(server);
    stock = new Stock(server, world.owner);
    before = await foreignRows();
  });
  afterAll(async () => {
    const places = Object.values(rowsOfAll).reduce((sum, row) => sum + (row.places ?? []).length, 0);
    process.stdout.write(
      `tenancy matrix on ${engine}: ${calls} calls, ${all.length} operations × ${roles.length} callers, ` +
        `${places} places × ${roles.length} callers × {foreign, missing}\n`,
    );
    await server.stop();
  });

  it('every operation that is served has a row, and every row an operation', () => {
    const served = server.app.operations.map(formatName).toSorted();
    expect(Object.keys(rowsOfAll).toSorted()).toEqual(served);
    expect(all.map(([name]) => name).toSorted()).toEqual(served);
  });

  it.for(shareOfSuite(`the tenancy matrix on ${engine}`, all, 16))(
    '%s gives every caller its own response',
    { timeout: maxOperationMs },
    (listed, context) =>
      checkCells(context, async (cells) => {
        const [name, operation] = listed;
        const row: Row = rowsOfAll[name] ?? { sent: () => ({}) };
        await allowMoreAttempts();
        await checkRefusals(cells, operation, row);
        for (const role of roles.filter((one) => expectedStatus(operation, row, one) < 400))
          await checkRole(cells, operation, row, role);
        for (const place of row.places ?? [])
          await cells.check(`another group’s and nobody’s look alike in ${place.at}`, () =>
            compareInPlace(operation, row, place),
          );
      }),
  );

  it('after all this the other group has exactly what it had', async () => {
    expect(before.length).toBeGreaterThan(15);
    expect(await foreignRows()).toEqual(before);
  });

  /** Each operation begins a new minute, so that it meets no rate limit, and with all attempts of a password. */
  async function allowMoreAttempts(): Promise<void> {
    server.clock.advance(minuteMs);
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx.deleteFrom('sign_in_failures').where('key', 'like', 'known:%').execute(),
    );
  }

  const ownKeys = async (row: Row) => (row.ofPublicGroup === true ? world.publicGroup : untouched());

  /** Refused callers come first, so that one comparison of all rows shows that none of them changed anything. */
  async function checkRefusals(cells: Cells, operation: Operation, row: Row): Promise<void> {
    const refused = roles.filter((role) => expectedStatus(operation, row, role) >= 400);
    if (refused.length === 0) return;
    await ownKeys(row);
    const isWrite = operation.method !== 'GET';
    const rowsBefore = isWrite ? await digest() : {};
    for (const role of refused) await checkRole(cells, operation, row, role);
    if (!isWrite) return;
    await cells.check('refused callers change nothing', async () =>
      expect(await digest()).toEqual(rowsBefore),
    );
  }

  function checkRole(cells: Cells, operation: Operation, row: Row, role: Role): Promise<void> {
    return cells.check(`asked by ${role}`, async () => {
      const token = await tokenFor(role, operation);
      const { status } = await call(operation, row.sent(await ownKeys(row)), token);
      expect(status).toBe(expectedStatus(operation, row, role));
    });
  }

  /** Compares the responses to a key of another group and to an unknown one, for every caller. */
  async function compareInPlace(operation: Operation, row: Row, { sent, unknown }: Place): Promise<void> {
    // Administrators tend all groups; rows that those routes show them are no secret from them.
    const isTended = operation.access === 'admin' || row.administratorTendsAll === true;
    const callers = roles.filter((role) => !isTended || role !== 'administrator');
    const keys = await ownKeys(row);
    for (const role of callers) {
      const token = world.tokens[role];
      const nobodys = missing();
      const foreign = await call(operation, sent(keys, world.foreign), token);
      const nothing = await call(operation, sent(keys, nobodys), token);
      const status = expectedOfMissing(operation, role, unknown);
      expect([role, nothing.status]).toEqual([role, status ?? nothing.status]);
      if (row.open !== undefined) continue;
      const [seen, expected] = [comparable(foreign, world.foreign), comparable(nothing, nobodys)];
      expect(seen, `for ${role}`).toBe(expected);
    }
  }

  /** Data of the owner that no earlier call has changed; records which of it is used. */
  async function untouched(): Promise<Keys> {
    const watched = await stock.watchedKeys();
    named = watched.named;
    return watched.keys;
  }

  async function tokenFor(role: Role, { path }: Operation): Promise<string | undefined> {
    const isEnding = path === '/api/auth/logout' && !isNobody(role) && tokenScopeOf[role] === undefined;
    return isEnding ? server.token(world.owner.id) : world.tokens[role];
  }

  async function call(operation: Operation, sent: Sent, token: string | undefined): Promise<TestAnswer> {
    calls += 1;
    const path = operation.path.replace(/\{(\w+)\}/g, (_, key: string) => sent.params?.[key] ?? 'absent');
    const answer = await server.request({
      method: operation.method,
      // Many callers fail on purpose: each has an address of its own, or the rate limit would refuse one.
      remoteAddress: `10.0.${(calls >> 8) & 255}.${calls & 255}`,
      url: sent.query === undefined ? path : `${path}?${queryText(sent.query)}`,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...sent.form?.headers,
      },
      ...(sent.form === undefined ? {} : { payload: sent.form.payload }),
      ...(sent.body === undefined ? {} : { payload: sent.body }),
    });
    if (operation.method !== 'GET' && answer.status < 400) stock.spend(named);
    return answer;
  }

  function digest(): Promise<Record<string, string>> {
    return digestRows(server.platform.database, ofNobody);
  }

  async function foreignRows(): Promise<string[]> {
    const ids = listIds(world.foreign);
    const rows = await dumpRows(server.platform.database, ofNobody);
    return rows.filter((line) => ids.some((id) => line.includes(id)));
  }
}

function expectedStatus(operation: Operation, row: Row, role: Role): number {
  const listed = row.status?.[role] ?? row.status?.[like[role] ?? role];
  if (operation.access === 'public') return listed ?? operation.status;
  if (isNobody(role)) return 401;
  if (operation.access === 'admin' && role !== 'administrator') return 403;
  if (isTooNarrow(operation, role)) return 403;
  return listed ?? operation.status;
}

/** Whether the caller's API token does not reach that far. */
function isTooNarrow(operation: Operation, role: Role): boolean {
  const scope = tokenScopeOf[role];
  return scope !== undefined && !isAllowedByToken(scope, operation);
}

/** The response to an unknown key, if the row has one: to the owner, and to anonymous callers. */
function expectedOfMissing({ access }: Operation, role: Role, unknown: number): number | undefined {
  if (isNobody(role) && access !== 'public') return 401;
  return role === 'owner' ? unknown : undefined;
}

function isNobody(role: Role): boolean {
  return ['nobody', 'signedOut', 'expired'].includes(role);
}

function listIds(keys: Keys): string[] {
  return Object.entries(keys)
    .filter(([name]) => name.endsWith('Id'))
    .map(([, value]) => value);
}

const volatile = new Set(['date', 'x-request-id', 'etag', 'content-length']);

/** Everything that a caller sees of a response, except ids and times, which are new each time. */
function comparable(
  { status, headers, text }: TestAnswer,
  { apiToken, planEntry: _small, ...keys }: Keys,
): string {
  const shown = Object.entries(headers)
    .filter(([name]) => !volatile.has(name))
    .toSorted();
  const told = Object.values(keys).reduce(
    (rest, key) => rest.replaceAll(key, '<key>'),
    text.replace(`id '${apiToken}'`, "id '<key>'"),
  );
  return (
    JSON.stringify([status, shown, told])
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
      .replace(/"version":\d+/g, '"version":0')
      // A list counts its own changes: the second of two requests finds it one further.
      .replace(/(sequence\\?":)\d+/g, '$1<number>')
      .replace(/zq[0-9a-f]{32}/g, '<name>')
      .replace(/(?:group|household)-\d+/g, '<place>')
  );
}
