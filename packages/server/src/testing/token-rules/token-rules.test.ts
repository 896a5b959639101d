import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Operation, operations } from '@hearth/contract';
import { isAllowedByToken, type TokenScope, tokenScopes } from '@hearth/domain/people/token-access';
import { observeStatements } from '../../platform/db/statement-observer.ts';
import { multipart } from '../multipart-body.ts';
import { guardScopes } from '../scope-guard/scope-guard.ts';
import type { Keys, Sent } from '../tenancy/row.ts';
import { rowsOfAll } from '../tenancy/rows.ts';
import { Stock } from '../tenancy/stock.ts';
import { shareOfSuite } from '../../../../../tools/test-run/share-of-suite.ts';
import { succeeded, queryText } from '../test-client.ts';
import { account, testPassword } from '../test-account.ts';
import { type TestAnswer, type TestMember, TestServer } from '../test-server.ts';
import { guardedTables, guardedWrites, harmlessTables } from './guarded-tables.ts';
import { apiToken, PlantedSecrets } from './planted-secrets.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const minuteMs = 60_000;
const allRights = ['canInvite', 'canManage', 'canManageHousehold', 'canOrganize'] as const;
/** Archives that the server makes itself are written by a thread. */
const isBackup = (key: string) => /^backups\/.*\.zip$/.test(key);
const formatName = ({ method, path }: Operation) => `${method} ${path}`;
const replacesAll = ({ path }: Operation) => /\/(?:restore|import)$/.test(path) && path.includes('backups');
/** Operations that ask for an account; those that replace all data come last. */
const guarded = Object.values(operations)
  .filter(({ access }) => access !== 'public')
  .toSorted((one, other) => Number(replacesAll(one)) - Number(replacesAll(other)));
const listed = shareOfSuite('token rules', guarded, 12).map((operation): [string, Operation] => [
  formatName(operation),
  operation,
]);

/**
 * Operations that the requests of the matrix do not bring to success for an administrator with all rights, and that do
 * not need a session. They write nothing of what is guarded, as their code says.
 */
const unreached: Readonly<Record<string, string>> = {
  'POST /api/recipes/create/url': 'reads a page',
  'POST /api/recipes/create/html-or-json': 'makes a recipe',
  'POST /api/recipes/create/zip': 'makes a recipe',
  'POST /api/recipes/create/file-text': 'reads a text',
  'POST /api/recipes/create/page': 'makes a recipe',
  'POST /api/recipes/create/image': 'makes a recipe',
  'POST /api/recipes/create/ai': 'makes a recipe',
  'POST /api/admin/debug/openai/{provider_id}': 'asks a service',
  'POST /api/recipes/test-scrape-url': 'reads a page',
  'PUT /api/recipes/{slug}/image': 'stores a picture',
  'POST /api/recipes/{slug}/image': 'stores a picture',
  'PUT /api/recipes/timeline/events/{item_id}/image': 'stores a picture',
  'GET /api/recipes/{slug}/exports/zip': 'asks for the token of another operation',
  'POST /api/admin/jobs/given-up/{id}/retry': 'sends a message again',
  'DELETE /api/admin/jobs/given-up/{id}': 'drops a message',
  'DELETE /api/admin/groups/{item_id}': 'refuses while there are accounts in the group',
  'DELETE /api/admin/households/{item_id}': 'refuses while there are accounts in the household',
  'POST /api/admin/backups/mealie-folder': 'makes a backup',
  'POST /api/admin/doctor/body': 'counts bytes and throws them away',
  'POST /api/households/recipe-actions/{item_id}/trigger/{recipe_slug}': 'sends a recipe',
  'POST /api/groups/migrations': 'makes recipes',
  'POST /api/groups/migrations/csv': 'makes recipes',
  'GET /api/groups/migrations/{item_id}/undo': 'says what an import has made',
  'POST /api/groups/migrations/{item_id}/undo': 'deletes recipes of an import',
};

/** What one call has done. */
interface Observed {
  readonly answer: TestAnswer;
  readonly writes: readonly string[];
  readonly secrets: readonly string[];
}

/**
 * Calls every operation as an administrator with all rights, by session and by API tokens, and compares the statements
 * that it runs and the answers that it gives with what the contract declares.
 */
describe('tokens are only tokens', () => {
  let server: TestServer;
  let owner: TestMember;
  let stock: Stock;
  let secrets: PlantedSecrets;
  let tokens: Readonly<Record<TokenScope, string>>;
  let archive: Buffer;
  let backup: string;
  let writes: string[] = [];
  let storedFiles: () => readonly string[];
  let calls = 0;

  beforeAll(async () => {
    server = await TestServer.start('sqlite');
    owner = await account(server, { admin: true, rights: [...allRights] });
    await server.member({ admin: true });
    secrets = await PlantedSecrets.plant(server, owner);
    stock = new Stock(server, owner);
    tokens = {
      full: await apiToken(server, owner, 'full'),
      'read-only': await apiToken(server, owner, 'read-only'),
      'lists-and-plan': await apiToken(server, owner, 'lists-and-plan'),
      'lists-only': await apiToken(server, owner, 'lists-only'),
    };
    succeeded(await server.as(owner).post('/api/admin/backups'));
    const { imports } = Object(succeeded(await server.as(owner).get('/api/admin/backups')));
    backup = imports[0].name;
    archive = await readFile(join(server.platform.settings.server.dataDir, 'backups', backup));
    const put = vi.spyOn(server.platform.files, 'put');
    storedFiles = () => put.mock.calls.map(([key]) => key);
    observeStatements((_, statement) => void writes.push(...guardedWrites(statement)));
  });
  afterAll(async () => {
    guardScopes();
    await server.stop();
  });

  /** The request of the matrix; a backup and an archive that there are where it names none. */
  function sentFor({ method, path }: Operation, own: Keys): Sent {
    const sent = rowsOfAll[`${method} ${path}`]?.sent(own) ?? {};
    if (path.endsWith('/upload') && path.includes('backups'))
      return { form: multipart({ archive: { file: archive, name: 'uploaded.zip' } }) };
    return path.includes('{file_name}') && path.includes('backups')
      ? { params: { file_name: backup } }
      : sent;
  }

  async function call(operation: Operation, given?: string): Promise<Observed> {
    calls += 1;
    server.clock.advance(minuteMs);
    Object.assign(owner, { token: await server.token(owner.id) });
    if (replacesAll(operation)) stock = new Stock(server, owner);
    const { keys, named } = await stock.watchedKeys();
    await server.platform.files.put(`backups/${backup}`, archive);
    const token = given ?? owner.token;
    const sent = sentFor(operation, keys);
    const path = operation.path.replace(/\{(\w+)\}/g, (_, key: string) => sent.params?.[key] ?? 'absent');
    const payload = sent.form?.payload ?? withPassword(sent.body);
    writes = [];
    const storedBefore = storedFiles().length;
    const answer = await server.request({
      method: operation.method,
      remoteAddress: `10.0.${calls >> 8}.${calls & 255}`,
      url: sent.query === undefined ? path : `${path}?${queryText(sent.query)}`,
      headers: { ...sent.form?.headers, authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });
    const stored = storedFiles().slice(storedBefore).filter(isBackup);
    const written = [...new Set([...writes, ...stored])];
    const observed = { answer, writes: written, secrets: secrets.in(answer.text, keys, token) };
    if (operation.method !== 'GET' && answer.status < 400) stock.spend(named);
    return observed;
  }

  it.each(listed)('%s gives tokens what the contract says', async (_, operation) => {
    const problems: string[] = [];
    for (const scope of tokenScopes) {
      const observed = await call(operation, tokens[scope]);
      problems.push(...tokenProblems(operation, scope, observed));
    }
    expect(problems).toEqual([]);
  });

  it.each(listed)('%s is declared as what it does in a session', async (name, operation) => {
    const readOnly = isAllowedByToken('read-only', operation)
      ? await call(operation, tokens['read-only'])
      : null;
    const observed = await call(operation);
    const isReached = observed.answer.status < 400 || operation.needsSession;
    expect(isReached ? [] : [name], observed.answer.text).toEqual(name in unreached ? [name] : []);
    expect(undeclared(operation, observed, readOnly?.answer.status === operation.status)).toEqual([]);
  });

  it('knows every table that holds a key', async () => {
    const tables = await server.platform.database.schema.introspection.getTables();
    const isKey = /token|secret|password|hash|credential|sealed|fingerprint/;
    const found = tables.filter(({ columns }) => columns.some(({ name }) => isKey.test(name)));
    const known = { ...guardedTables, ...harmlessTables };
    expect(found.map(({ name }) => name).filter((name) => !(name in known))).toEqual([]);
  });
});

/** The matrix confirms with a wrong password. */
function withPassword(body: object | undefined): object | undefined {
  if (body === undefined) return undefined;
  return 'password' in body && body.password === 'wrong' ? { ...body, password: testPassword } : body;
}

/** What a call with a token did that no token of the scope may do. */
function tokenProblems(
  operation: Operation,
  scope: TokenScope,
  { answer, writes, secrets }: Observed,
): string[] {
  const isLetIn = answer.status !== 403 && !isAllowedByToken(scope, operation);
  return [
    ...(isLetIn ? [`${scope} is let in`] : []),
    ...writes.map((written) => `${scope} writes ${written}`),
    ...(scope === 'full' ? [] : secrets.map((secret) => `${scope} reads ${secret}`)),
  ];
}

/** Signing out ends the session that asks; with a token nothing ends, as the calls with tokens show. */
const endsOwnSession = (operation: Operation) => operation.path === '/api/auth/logout';

/**
 * What an operation does in a session without saying so in the contract.
 * @param isNarrowed whether a read-only token gets an answer of its own, in which no secret is
 */
function undeclared(operation: Operation, { writes, secrets }: Observed, isNarrowed: boolean): string[] {
  if (operation.needsSession) return [];
  const isSecretAllowed = operation.readsSecrets || isNarrowed;
  return [
    ...(endsOwnSession(operation) ? [] : writes.map((written) => `writes ${written} without needsSession`)),
    ...(isSecretAllowed ? [] : secrets.map((secret) => `answers ${secret} without readsSecrets`)),
  ];
}
