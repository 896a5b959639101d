import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCatalogue, type Operation, operations } from '@hearth/contract';
import { digestRows } from '../test-rows.ts';
import { type TestAnswer, type TestMember, TestServer } from '../test-server.ts';
import { shareOfSuite } from '../../../../../tools/test-run/share-of-suite.ts';
import { queryText } from '../test-client.ts';
import type { Keys } from '../tenancy/row.ts';
import { rowsOfAll as rows } from '../tenancy/rows.ts';
import { Stock } from '../tenancy/stock.ts';

const formatName = ({ method, path }: Operation) => `${method} ${path}`;
const named = (operation: Operation): [string, Operation] => [formatName(operation), operation];
const all: readonly Operation[] = Object.values(operations);
/** Public writes open nothing by cookie: they ask for a password, a token or a code in the body. */
const writes = all.filter(({ method, access }) => method !== 'GET' && access !== 'public');
const tried = shareOfSuite('foreign origins', writes, 12);
const reads = all.filter(({ method, access }) => method === 'GET' && access !== 'public');

const own = { origin: 'http://localhost:8080', host: 'localhost:8080' };
/** What a browser says when another site makes it send something, and what old browsers say. */
const foreign: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'of another site': { origin: 'https://evil.example' },
  'of a page without origin': { origin: 'null' },
  'that is not named': {},
  'of a subdomain': { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-site' },
  'of a name that begins alike': { ...own, origin: 'http://localhost:8080.evil.example' },
};
/** What forms of other sites can send without asking first; the empty one is a body without a type. */
const simpleTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
];
/** How programs ask for another method than the one they send. */
const overrides = ['x-http-method-override', 'x-http-method', 'x-method-override'];
const minuteMs = 60_000;
/** What reading may write: a session is prolonged, and the installation gets its id when it is first asked for. */
const ofReading = ['sessions', 'site_settings'];

// Refused before any query but that of the session: one database shows it.
describe.each(['sqlite'] as const)('what another site makes a browser send on %s', (engine) => {
  let server: TestServer;
  let member: TestMember;
  let admin: TestMember;
  let keysOf: Readonly<Record<'member' | 'admin', Keys>>;
  beforeAll(async () => {
    server = await TestServer.start(engine, { TOKEN_TIME: '9000' });
    const rights = ['canInvite', 'canManage', 'canManageHousehold', 'canOrganize'] as const;
    member = await server.member({ rights });
    admin = await server.member({ admin: true });
    keysOf = {
      member: await new Stock(server, member).keys(),
      admin: await new Stock(server, admin).keys(),
    };
  });
  afterAll(() => server.stop());
  beforeEach(() => server.clock.advance(minuteMs));

  function send(operation: Operation, headers: Record<string, string>, method?: 'GET' | 'POST') {
    const { access } = operation;
    const caller = access === 'admin' ? admin : member;
    const { params, query, body, form } = rows[formatName(operation)]?.sent(
      keysOf[access === 'admin' ? 'admin' : 'member'],
    ) ?? { body: {} };
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? 'x');
    const payload = form?.payload ?? (body === undefined ? undefined : JSON.stringify(body));
    const type = form?.headers ?? (body === undefined ? {} : { 'content-type': 'application/json' });
    const isSent = method !== 'GET' && operation.method !== 'GET' && payload !== undefined;
    return server.request({
      method: method ?? operation.method,
      url: query === undefined ? path : `${path}?${queryText(query)}`,
      headers: { cookie: `mealie.access_token=${caller.token}`, ...(isSent ? type : {}), ...headers },
      ...(isSent ? { payload } : {}),
    });
  }

  const isRefusedAsForeign = ({ status, text }: TestAnswer) =>
    status === 403 && text.includes(errorCatalogue.foreignOrigin.text);
  const digest = (without: readonly string[] = []) => digestRows(server.platform.database, without);

  describe.each(tried.map(named))('%s by cookie', (_, operation) => {
    it('is refused with an origin that is not ours, whatever its content type, and changes nothing', async () => {
      const before = await digest();
      const passing: string[] = [];
      for (const [what, headers] of Object.entries(foreign)) {
        for (const type of [undefined, ...simpleTypes]) {
          const answer = await send(
            operation,
            type === undefined ? headers : { ...headers, 'content-type': type },
          );
          if (!isRefusedAsForeign(answer)) passing.push(`${what}, ${type}: ${answer.status}`);
        }
      }
      expect(passing).toEqual([]);
      expect(await digest()).toEqual(before);
    });

    it('is not sent by a GET or a POST that asks for its method', async () => {
      const before = await digest(ofReading);
      for (const override of overrides) {
        const headers = { ...foreign['of another site'], [override]: operation.method };
        await send(operation, headers, 'GET');
        expect((await send(operation, headers, 'POST')).status).toBeGreaterThanOrEqual(400);
      }
      expect(await digest(ofReading)).toEqual(before);
    });
  });

  it.each(shareOfSuite('foreign origins of reads', reads, 12).map(named))(
    '%s by cookie changes nothing',
    async (_, operation) => {
      if (operation.answerType === 'text/event-stream') return;
      const before = await digest(ofReading);
      await send(operation, foreign['of another site'] ?? {});
      expect(await digest(ofReading)).toEqual(before);
    },
  );

  it('is told from what our own page sends', { timeout: 120_000 }, async () => {
    const refused: string[] = [];
    for (const operation of tried.filter(({ path }) => path !== '/api/auth/logout')) {
      if (isRefusedAsForeign(await send(operation, own))) refused.push(formatName(operation));
    }
    expect(refused).toEqual([]);
  });
});
