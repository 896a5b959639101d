import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Operation, operations } from '@hearth/contract';
import { allColumnNames, dumpRows } from '../test-rows.ts';
import { shareOfSuite } from '../../../../../tools/test-run/share-of-suite.ts';
import { type TestAnswer, type TestMember, TestServer } from '../test-server.ts';
import type { Keys, Sent } from '../tenancy/row.ts';
import { rowsOfAll as rows } from '../tenancy/rows.ts';
import { recipePage } from '../outbound/doors.ts';
import { randomName, Stock, stocked } from '../tenancy/stock.ts';
import { type Addition, listAdditions, camelCase, withFields, withoutField } from './added-fields.ts';
import { changedPrivileges, readPrivileges } from './privileges.ts';
import { getShape } from './get-shape.ts';

const formatName = ({ method, path }: Operation) => `${method} ${path}`;
const writes = Object.values(operations)
  .filter(({ method, bodyType, body }) => method !== 'GET' && bodyType === 'json' && takesBody(body))
  .map((operation): [string, Operation] => [formatName(operation), operation]);
const tried = shareOfSuite('fields that a body may not set', writes, 16);
const minuteMs = 60_000;
const nothingAdded: Addition = { name: 'nothing', fields: {} };
/** How often a body is sent again without the fields that were refused: so deep do documents nest. */
const maxTries = 6;

/** Bodies that are accepted, where that of the tenancy matrix is refused to show something else. */
const accepting: Readonly<Record<string, (own: Keys) => Sent>> = {
  'PUT /api/users/{item_id}': (own) => ({ params: { item_id: own.userId }, body: ownName(own) }),
  'PATCH /api/users/{item_id}': (own) => ({ params: { item_id: own.userId }, body: ownName(own) }),
  // The keys know the household by its first name; others set it back to that.
  'PATCH /api/households/self': ({ householdSlug }) => ({ body: { name: householdSlug } }),
  'PUT /api/households/permissions': ({ guestId }) => ({ body: { userId: guestId, ...noRights } }),
  'POST /api/users/register': () => ({ body: newcomer() }),
  'POST /api/recipes/create/html-or-json': () => ({ body: { data: recipePage('') } }),
};

const noRights = { canInvite: false, canManage: false, canManageHousehold: false, canOrganize: false };

function newcomer() {
  const name = randomName();
  const password = 'a password that nobody has';
  const person = { username: name, fullName: name, email: `${name}@example.com` };
  return { group: name, ...person, password, passwordConfirm: password };
}

const ownName = ({ username }: Keys) => ({ username, email: `${username}@example.com`, fullName: 'Renamed' });

function takesBody(body: Operation['body']): boolean {
  return body._zod.def.type !== 'undefined';
}

/** Names of the fields that the operation itself takes at the top of its body. */
function knownFields({ body }: Operation): readonly string[] {
  return Object.keys(getShape(body));
}

// Schemas and services decide which fields are taken, on every database alike.
describe.each(['sqlite'] as const)('fields that a body may not set on %s', (engine) => {
  let server: TestServer;
  let owner: TestMember;
  let housemate: TestMember;
  let admin: TestMember;
  let foreign: Keys;
  let stock: Stock;
  let additions: readonly Addition[];
  let before: string[];
  let sent = 0;
  const accepted = new Set<string>();
  beforeAll(async () => {
    server = await TestServer.start(engine, {
      SECURITY_MAX_LOGIN_ATTEMPTS: '1000',
      ALLOW_SIGNUP: 'true',
    });
    owner = await server.member({ rights: ['canInvite', 'canManage', 'canManageHousehold', 'canOrganize'] });
    housemate = await server.housemate(owner);
    admin = await server.member({ admin: true });
    foreign = await stocked(server, await server.member());
    stock = new Stock(server, owner);
    additions = listAdditions(await allColumnNames(server.platform.database), foreign, admin.id);
    before = await foreignRows();
  });
  afterAll(async () => {
    process.stdout.write(
      `mass assignment on ${engine}: ${sent} requests, ${tried.length} operations, ${accepted.size} accepted\n`,
    );
    await server.stop();
  });
  beforeEach(() => server.clock.advance(minuteMs));

  async function foreignRows(): Promise<string[]> {
    const ids = Object.entries(foreign)
      .filter(([name]) => name.endsWith('Id'))
      .map(([, id]) => id);
    const lines = await dumpRows(server.platform.database, ['jobs', 'deliveries', 'sign_in_failures']);
    return lines.filter((line) => ids.some((id) => line.includes(id)));
  }

  async function send(operation: Operation, { params, body }: Sent, as: TestMember): Promise<TestAnswer> {
    sent += 1;
    return server.request({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? 'x'),
      as,
      remoteAddress: `10.2.${(sent >> 8) & 255}.${sent & 255}`,
      payload: JSON.stringify(body ?? {}),
      headers: { 'content-type': 'application/json' },
    });
  }

  /** Sends a body with more fields; those that the operation knows and refuses are taken out again. */
  async function sendWith(operation: Operation, addition: Addition, as: TestMember): Promise<TestAnswer> {
    const { keys, named } = await stock.watchedKeys();
    const valid = (accepting[formatName(operation)] ?? rows[formatName(operation)]?.sent)?.(keys) ?? {};
    const known = operation.access === 'admin' ? knownFields(operation) : [];
    const fields = Object.fromEntries(
      Object.entries(addition.fields).filter(([name]) => !known.includes(camelCase(name))),
    );
    let body = withFields(valid.body ?? {}, fields);
    let answer = await send(operation, { ...valid, body: Object(body) as object }, as);
    for (let tries = 1; answer.status === 422 && tries < maxTries; tries += 1) {
      const { detail } = Object(answer.body) as { detail: { loc: (string | number)[] }[] | string };
      if (typeof detail === 'string') break;
      for (const { loc } of detail) body = withoutField(body, loc.slice(1));
      answer = await send(operation, { ...valid, body: Object(body) as object }, as);
    }
    if (answer.status < 400) stock.spend(named);
    return answer;
  }

  it.each(tried)(
    'changes no right, no password and no membership by fields in the body of %s',
    async (name, operation) => {
      const callers = operation.access === 'admin' ? [admin] : [housemate, owner];
      for (const as of callers) {
        for (const addition of additions) {
          const changed = await findChanges(async () => {
            const { status } = await sendWith(operation, addition, as);
            if (status < 400) accepted.add(name);
          });
          if (changed.length === 0) continue;
          const meant = await findChanges(() => sendWith(operation, nothingAdded, as));
          expect(
            changed.filter((column) => !meant.includes(column)),
            addition.name,
          ).toEqual([]);
        }
      }
    },
  );

  it('after all this the other group has exactly what it had', async () => {
    expect(before.length).toBeGreaterThan(15);
    expect(await foreignRows()).toEqual(before);
  });

  it('are tried with bodies that are accepted', () => {
    expect(accepted.size).toBeGreaterThan(tried.length / 2);
    expect(additions.map(({ fields }) => Object.keys(fields).length > 20)).toEqual([true, true, true]);
  });

  /** What work does to privileges that were there before; what the stock creates meanwhile is no change. */
  async function findChanges(work: () => Promise<unknown>): Promise<string[]> {
    await stock.keys();
    const atFirst = await readPrivileges(server.platform.database);
    await work();
    return changedPrivileges(atFirst, await readPrivileges(server.platform.database));
  }
});
