import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Operation, operations } from '@hearth/contract';
import { startMailServer } from '../../platform/mail/mail-server-for-test.ts';
import { shareOfSuite } from '../../../../../tools/test-run/share-of-suite.ts';
import { queryText } from '../test-client.ts';
import { type TestAnswer, type TestMember, TestServer } from '../test-server.ts';
import { rowsOfAll as rows } from '../tenancy/rows.ts';
import { Stock } from '../tenancy/stock.ts';

const formatName = ({ method, path }: Operation) => `${method} ${path}`;
const all = Object.values(operations).map((operation): [string, Operation] => [
  formatName(operation),
  operation,
]);
const share = shareOfSuite('forged hosts', all, 12);
const evil = 'evil.example';
/** Everything by which a request can say that it went to another name; the machine itself counts as a proxy. */
const forged = {
  host: evil,
  'x-forwarded-host': evil,
  'x-forwarded-server': evil,
  'x-forwarded-proto': 'http',
  'x-forwarded-port': '8081',
  'x-forwarded-prefix': `//${evil}`,
  'x-forwarded-for': '198.51.100.7',
  'x-host': evil,
  'x-original-host': evil,
  'x-original-url': `//${evil}/`,
  'x-rewrite-url': `//${evil}/`,
  forwarded: `for=198.51.100.7;host=${evil};proto=http`,
  referer: `https://${evil}/`,
};
const minuteMs = 60_000;

// About the text of responses, which no database changes.
describe.each(['sqlite'] as const)('a request that says it went to another server, on %s', (engine) => {
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let server: TestServer;
  let owner: TestMember;
  let admin: TestMember;
  let stocks: Readonly<Record<'owner' | 'admin', Stock>>;
  let calls = 0;
  beforeAll(async () => {
    mail = await startMailServer();
    const settings = { BASE_URL: 'https://kitchen.example', TOKEN_TIME: '9000', HOST_IP: '127.0.0.1' };
    server = await TestServer.start(engine, {
      ...settings,
      SECURITY_MAX_LOGIN_ATTEMPTS: '1000',
      ...mail.env,
    });
    owner = await server.member({ rights: ['canInvite', 'canManage', 'canManageHousehold', 'canOrganize'] });
    admin = await server.member({ admin: true });
    stocks = { owner: new Stock(server, owner), admin: new Stock(server, admin) };
  });
  afterAll(async () => {
    await server.stop();
    await mail.close();
  });
  beforeEach(() => server.clock.advance(minuteMs));

  async function send(operation: Operation): Promise<TestAnswer> {
    calls += 1;
    const role = operation.access === 'admin' ? 'admin' : 'owner';
    const { keys, named } = await stocks[role].watchedKeys();
    const { params, query, body, form } = rows[formatName(operation)]?.sent(keys) ?? {};
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? 'x');
    const as = role === 'admin' ? admin : owner;
    const isEnding = operation.path === '/api/auth/logout';
    const token = isEnding ? await server.token(as.id) : as.token;
    const answer = await server.request({
      method: operation.method,
      url: query === undefined ? path : `${path}?${queryText(query)}`,
      headers: {
        ...forged,
        'x-forwarded-for': `198.51.${calls >> 8}.${calls & 255}`,
        authorization: `Bearer ${token}`,
        ...form?.headers,
      },
      ...(form === undefined ? {} : { payload: form.payload }),
      ...(body === undefined ? {} : { payload: body }),
    });
    if (operation.method !== 'GET' && answer.status < 400) stocks[role].spend(named);
    return answer;
  }

  it.each(share)('%s answers without that name', async (_, operation) => {
    const { text, headers } = await send(operation);
    expect(text).not.toContain(evil);
    expect(JSON.stringify(headers)).not.toContain(evil);
  });

  it.each(share.filter(([, { method }]) => method === 'GET'))(
    '%s links its pages by paths alone',
    async (_, operation) => {
      const { body } = await send(operation);
      const { next = null, previous = null } = Object(body) as { next?: unknown; previous?: unknown };
      const links = [next, previous].filter((link) => typeof link === 'string');
      expect(links.filter((link) => !/^\/(?!\/)/.test(link))).toEqual([]);
    },
  );

  it('sends mails whose links lead to BASE_URL', async () => {
    const before = mail.taken.length;
    const nobody = server.nobody;
    await nobody.post('/api/users/forgot-password', { email: `${owner.username}@example.com` }, forged);
    const invitation = { uses: 1, token: undefined };
    const made = await server.as(owner).post('/api/households/invitations', invitation, forged);
    const invited = { email: 'guest@example.com', token: String(Object(made.body).token) };
    await server.as(owner).post('/api/households/invitations/email', invited, forged);
    await server.workOff();
    const contents = mail.taken.slice(before).map(({ content }) => content.replaceAll(/=\r?\n/g, ''));
    expect(contents).toHaveLength(2);
    for (const content of contents) {
      expect(content).toContain('https://kitchen.example/');
      expect(content).not.toContain(evil);
    }
  });
});
