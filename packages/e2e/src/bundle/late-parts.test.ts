import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plain } from '../../../server/src/platform/files/pictures-for-test.ts';
import { ApiClient } from '../harness/stage/api-client.ts';
import { startBucket, type Bucket } from '../harness/services/bucket.ts';
import { directoryEnv, DirectoryServer } from '../harness/services/directory.ts';
import { administrator, HearthProcess } from '../harness/stage/hearth-process.ts';
import { type MailServer, startMailServer } from '../harness/services/mail-server.ts';
import { phonePhoto } from '../harness/data/phone-photo.ts';
import { PostgresDatabase, postgresServer } from '../harness/stage/postgres.ts';
import { onlyWhere } from '../../../../tools/test-run/only-where.ts';

/** Uses each file that is loaded late, or lies outside the bundle, as it is shipped. */

const ben = { uid: 'ben', password: 'open sesame', attributes: { cn: 'Ben', mail: 'ben@example.org' } };

describe('the built server', () => {
  let bucket: Bucket;
  let mail: MailServer;
  let directory: DirectoryServer;
  let hearth: HearthProcess;
  let client: ApiClient;
  let headers: Readonly<Record<string, string>>;
  beforeAll(async () => {
    bucket = await startBucket();
    mail = await startMailServer();
    const found = await DirectoryServer.start([ben]);
    directory = found.directory;
    const env = { ...bucket.env, ...mail.env, ...directoryEnv, LDAP_SERVER_URL: found.url };
    hearth = await HearthProcess.start({ env });
    client = await ApiClient.signedIn(hearth);
    headers = { authorization: `Bearer ${await hearth.signIn()}` };
  });
  afterAll(async () => {
    await hearth.remove();
    await directory.stop();
    await mail.close();
    await bucket.close();
  });

  async function putPicture(slug: string, picture: Uint8Array<ArrayBuffer>, name: string): Promise<number> {
    const form = new FormData();
    form.append('image', new Blob([picture]), name);
    form.append('extension', name.split('.').at(-1) ?? '');
    const answer = await fetch(`${hearth.url}/api/recipes/${slug}/image`, {
      method: 'PUT',
      headers,
      body: form,
    });
    return answer.status;
  }

  async function book(format: string): Promise<string> {
    const answer = await fetch(`${hearth.url}/api/recipes/exports/book?format=${format}`, { headers });
    return Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString('latin1');
  }

  it('copies a backup to a bucket', async () => {
    await client.change('POST', '/api/admin/backups');
    const { body } = await client.get('/api/admin/backups');
    expect(body).toMatchObject({ imports: [{ copyProblem: null, copiedAt: expect.any(String) }] });
    expect(bucket.names()).toHaveLength(1);
  });

  it('sends mail', async () => {
    await client.change('POST', '/api/admin/email', { email: administrator.email });
    expect(await mail.mailTo(administrator.email)).toContain('Subject:');
  });

  it('lets a person of a directory in, and refuses a wrong password', async () => {
    const account = { email: '', username: ben.uid, password: ben.password };
    expect(await hearth.signIn(account)).toEqual(expect.any(String));
    expect(await hearth.signIn({ ...account, password: 'wrong' })).toBeUndefined();
  });

  it('answers an assistant', async () => {
    const made = await fetch(`${hearth.url}/api/users/api-tokens`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'assistant' }),
    });
    const { token } = Object(await made.json());
    const answer = await fetch(`${hearth.url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('what_can_i_cook');
  });

  it('reads a HEIC, an AVIF and a JPEG', async () => {
    const slug = await client.cook('Soup');
    const heic = new Uint8Array(readFileSync(phonePhoto));
    const avif = new Uint8Array(await plain(64, 48).avif().toBuffer());
    const jpeg = new Uint8Array(await plain(64, 48).jpeg().toBuffer());
    expect(await putPicture(slug, heic, 'a.heic')).toBe(200);
    expect(await putPicture(slug, avif, 'a.avif')).toBe(200);
    expect(await putPicture(slug, jpeg, 'a.jpg')).toBe(200);
  });

  it('sets books as PDF and EPUB', async () => {
    expect(await book('pdf')).toBe('%PDF-');
    expect(await book('epub')).toMatch(/^PK/);
  });

  it('reads ingredient lines by the model', async () => {
    const line = { parser: 'nlp', ingredient: '2 cups flour, sifted' };
    const { body } = await client.post('/api/parser/ingredient', line);
    expect(body).toMatchObject({ ingredient: { quantity: 2 } });
  });

  it('keeps its data in PostgreSQL', onlyWhere(postgresServer !== undefined, 'no PostgreSQL'), async () => {
    const database = await PostgresDatabase.create();
    const onPostgres = await HearthProcess.start({ env: database.env });
    try {
      const cook = await ApiClient.signedIn(onPostgres);
      expect(await cook.cook('Soup')).toBe('soup');
    } finally {
      await onPostgres.remove();
      await database.remove();
    }
  });
});
