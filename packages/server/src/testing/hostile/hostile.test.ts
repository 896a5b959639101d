import { beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operations } from '@hearth/contract';
import { shareOfSuite } from '../../../../../tools/test-run/share-of-suite.ts';
import { describeServer, type SuiteOptions } from '../describe-server.ts';
import type { TestAnswer } from '../test-server.ts';
import { rowsOfAll as rows } from '../tenancy/rows.ts';
import type { Keys, Sent } from '../tenancy/row.ts';
import { stocked } from '../tenancy/stock.ts';
import { oddBodies, refusedBodies, wrongPathParts, wrongQueryValues, wrongTypes } from './raw-bodies.ts';
import { wrongDocuments } from './wrong-fields.ts';
import { getShape } from './get-shape.ts';

const formatName = ({ method, path }: Operation) => `${method} ${path}`;
const all = Object.values(operations).map((operation): [string, Operation] => [
  formatName(operation),
  operation,
]);
const share = shareOfSuite('hostile input', all, 16);
const withJson = share.filter(
  ([, { body, bodyType }]) => bodyType === 'json' && body._zod.def.type !== 'undefined',
);
const withPath = share.filter(([, { path }]) => path.includes('{'));
const withQuery = share.filter(([, { query }]) => Object.keys(getShape(query)).length > 0);

/** An unknown user has no ratings: an empty list, not a refusal; a token is made for any name. */
const listsOfNobody = /^\/api\/(?:users\/\{id\}\/(?:ratings|favorites)|recipes\/\{slug\}\/exports)$/;

/** Items that are not there are ignored when they are changed or deleted: two phones may tick off the same one. */
const ignoresNobody = ({ method, path }: Operation) =>
  method !== 'GET' && path === '/api/households/shopping/items/{item_id}';
const nobodysIds = wrongPathParts.filter((part) => /^[0-]+$/.test(part));

/** Whether the operation does without a body, and is sent none. */
function isLeftOut({ body }: Operation, sent: Buffer): boolean {
  return ['', 'null'].includes(sent.toString()) && body.safeParse(undefined).success;
}

/** Whether an address is another one by the time it is sent: two dots climb up. */
function leadsElsewhere(path: string): boolean {
  if (!URL.canParse(`http://x${path}`)) return false;
  return new URL(`http://x${path}`).pathname.split('/').length < path.split('/').length;
}

const suiteOptions: SuiteOptions = { env: { SECURITY_MAX_LOGIN_ATTEMPTS: '1000' }, cook: { admin: true } };

describeServer('hostile input', suiteOptions, ({ server, engine, cook: admin }) => {
  let keys: Keys;
  let sent = 0;
  beforeAll(async () => {
    keys = await stocked(server, admin);
  });

  const getSent = (operation: Operation): Sent => rows[formatName(operation)]?.sent(keys) ?? {};
  const buildPath = (operation: Operation, part?: string) =>
    operation.path.replace(
      /\{(\w+)\}/g,
      (_, name: string) => part ?? getSent(operation).params?.[name] ?? 'x',
    );

  async function send(
    operation: Operation,
    url: string,
    payload?: Buffer | string,
    type?: string,
  ): Promise<TestAnswer> {
    return server.request({
      method: operation.method,
      url,
      as: admin,
      // Wrong passwords are counted by address: no single one sends them all.
      remoteAddress: `10.1.${(sent >> 8) & 255}.${sent++ & 255}`,
      ...(payload === undefined ? {} : { payload }),
      headers: type === undefined ? {} : { 'content-type': type },
    });
  }

  /** How many rows every table has, but for the count of wrong passwords, which grows as it should. */
  async function storedRows(): Promise<Record<string, number>> {
    const { sign_in_failures: _counted, ...stored } = await server.rowCounts();
    return stored;
  }

  /** Does something that must leave every table as it was. */
  async function storingNothing<T>(work: () => Promise<T>): Promise<T> {
    const before = await storedRows();
    const result = await work();
    expect(await storedRows()).toEqual(before);
    return result;
  }

  // Refused before any query, so that one database shows it.
  describe.each(engine === 'sqlite' ? withJson : [])('the body of %s', (_, operation) => {
    it('is refused in words when it is no document of ours, and nothing is stored', async () => {
      await storingNothing(async () => {
        for (const [what, body] of refusedBodies) {
          if (isLeftOut(operation, body)) continue;
          const { status } = await send(operation, buildPath(operation), body, 'application/json');
          const isTooLarge = body.length > operation.maxBodyBytes;
          expect([what, status]).toEqual([what, isTooLarge ? 413 : 422]);
        }
      });
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect(Object({})).not.toHaveProperty('polluted');
    });

    it('is JSON and nothing else', async () => {
      const payload = JSON.stringify(getSent(operation).body);
      await storingNothing(async () => {
        for (const type of wrongTypes) {
          const { status } = await send(operation, buildPath(operation), payload, type);
          expect([type, [400, 415].includes(status)]).toEqual([type, true]);
        }
      });
    });
  });

  describe.each(withJson)('the body of %s', (_, operation) => {
    it('may be odd and breaks nothing', async () => {
      for (const [, body] of oddBodies) await send(operation, buildPath(operation), body, 'application/json');
      expect(Object({})).not.toHaveProperty('polluted');
    });

    it('is refused at the right place when a field is of the wrong kind', async () => {
      const valid = getSent(operation).body;
      const counts = new Map<number, number>();
      const roots = new Set<unknown>();
      for (const document of wrongDocuments(operation.body, valid)) {
        const { status, body } = await send(
          operation,
          buildPath(operation),
          JSON.stringify(document),
          'application/json',
        );
        counts.set(status, (counts.get(status) ?? 0) + 1);
        if (status === 422) roots.add(Object(body).detail[0].loc[0]);
      }
      expect(counts.get(422) ?? 0).toBeGreaterThan(0);
      expect([...roots]).toEqual(['body']);
    });
  });

  it.each(withPath)('%s refuses invalid ids in its path', async (_, operation) => {
    const payload = operation.bodyType === 'json' ? JSON.stringify(getSent(operation).body) : undefined;
    const taken: string[] = [];
    await storingNothing(async () => {
      for (const part of wrongPathParts) {
        if (leadsElsewhere(buildPath(operation, part))) continue;
        const type = payload === undefined ? undefined : 'application/json';
        const { status } = await send(operation, buildPath(operation, part), payload, type);
        if (status < 400) taken.push(part);
      }
    });
    const ignored = ignoresNobody(operation) ? nobodysIds : [];
    const allowed: readonly string[] = listsOfNobody.test(operation.path) ? wrongPathParts : ignored;
    expect(taken.filter((part) => !allowed.includes(part))).toEqual([]);
  });

  it.each(withQuery)('%s refuses an invalid query', async (_, operation) => {
    // A stream that is not told to end would never be answered whole.
    const isStream = operation.answerType === 'text/event-stream';
    const path = `${buildPath(operation)}?${isStream ? 'wait=false&' : ''}`;
    for (const name of Object.keys(getShape(operation.query))) {
      for (const value of wrongQueryValues) await send(operation, `${path}${name}=${value}`);
      await send(operation, `${path}${name}=1&${name}=2`);
      await send(operation, `${path}${name}[]=1&${name}[a]=2`);
      await send(operation, `${path}${name}`);
    }
    const many = Array.from({ length: 10_000 }, (_value, index) => `p${index}=${index}`).join('&');
    await send(operation, `${path}${many}`);
    await send(operation, `${path}${'tags=x&'.repeat(10_000)}`);
    await send(operation, `${path}__proto__[polluted]=1&constructor[prototype][polluted]=1&__proto__=x`);
    expect(Object({})).not.toHaveProperty('polluted');
  });

  it.each(['id', 'name', 'createdAt', 'tags.name', 'rating', 'settings.public'])(
    'a filter by %s of a megabyte is refused',
    async (field) => {
      const filters = [
        `${field} = "${'x'.repeat(1_000_000)}"`,
        `${field} IN [${'a,'.repeat(400_000)}a]`,
        `${field} = 1 OR `.repeat(60_000),
        `${'('.repeat(500_000)}${field} = 1${')'.repeat(500_000)}`,
        `${field} LIKE ${'%a'.repeat(400_000)}`,
      ];
      for (const path of ['/api/recipes', '/api/organizers/tags', '/api/recipes/timeline/events']) {
        for (const filter of filters) {
          const before = performance.now();
          const { status } = await server.as(admin).get(`${path}?queryFilter=${encodeURIComponent(filter)}`);
          expect(status).toBe(422);
          expect(performance.now() - before).toBeLessThan(2000);
        }
      }
    },
  );

  it('headers may hold anything', async () => {
    const odd = [
      'x'.repeat(5000),
      'de-DE;q=',
      '*',
      ',,,,',
      '\u00ff\u00fe',
      '__proto__',
      'constructor',
      '"',
      '../..',
    ];
    const statuses = new Set<number>();
    const { slug } = await server.as(admin).cook('Asked for with odd headers');
    for (const value of odd) {
      for (const name of oddHeaders) {
        const header = { [name]: value };
        statuses.add((await server.as(admin).get('/api/organizers/tags?search=nothing', header)).status);
        statuses.add((await server.as(admin).patch(`/api/recipes/${slug}`, {}, header)).status);
      }
    }
    expect([...statuses].toSorted()).toEqual([200, 412]);
  });
});

const oddHeaders = [
  'accept-language',
  'if-match',
  'if-none-match',
  'range',
  'accept',
  'accept-encoding',
  'cookie',
  'origin',
  'x-forwarded-for',
  'x-forwarded-host',
  'forwarded',
  'x-http-method-override',
  'user-agent',
];
