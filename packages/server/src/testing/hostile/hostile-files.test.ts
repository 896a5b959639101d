import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { multipart } from '../multipart-body.ts';
import type { TestClient } from '../test-client.ts';
import { randomName } from '../tenancy/stock.ts';
import { TestServer } from '../test-server.ts';
import { hostileArchives, slipName } from './archives.ts';
import { hostilePictures, mustNotGetThrough } from './pictures.ts';

const minuteMs = 60_000;

/** What an answer says of a file; anything else is a fault. */
function nameOutcome(status: number): string {
  if (status === 201) return 'imported';
  return [400, 422].includes(status) ? 'refused' : `answered ${status}`;
}

/** Archives and pictures are read alike whatever the database. */
describe('files that mean harm', () => {
  let server: TestServer;
  let client: TestClient;
  let folder: string;
  beforeAll(async () => {
    server = await TestServer.start('sqlite', { TOKEN_TIME: '9000' });
    folder = server.platform.settings.server.dataDir;
    client = server.as(await server.member());
  });
  afterAll(() => server.stop());
  beforeEach(() => server.clock.advance(minuteMs));

  const filesBelow = (root: string) => readdirSync(root, { recursive: true }).map(String);
  /** Where a file would be that left its archive, if it were there. */
  const slipped = () =>
    [folder, join(folder, '..'), tmpdir(), '/', process.cwd()].flatMap((place) =>
      readdirSync(place).filter((name) => name.includes(slipName)),
    );

  it.each(hostileArchives.map((one): [string, typeof one] => [one.name, one]))(
    'an archive: %s',
    async (_, { outcome, make }) => {
      const before = filesBelow(folder).length;
      const { payload, headers } = multipart({ archive: { file: make(), name: 'recipe.zip' } });
      const { status, text } = await client.post('/api/recipes/create/zip', payload, headers);
      expect([nameOutcome(status), status, text]).toEqual([outcome, status, text]);
      expect(slipped()).toEqual([]);
      expect(filesBelow(folder).filter((path) => path.includes(slipName))).toEqual([]);
      expect(filesBelow(folder)).toHaveLength(before);
    },
  );

  const upload = async (file: Buffer) => {
    const recipe = await client.cook(randomName());
    const form = multipart({ image: { file, name: 'x.jpg', type: 'image/jpeg' }, extension: 'jpg' });
    const answer = await client.put(`/api/recipes/${recipe.slug}/image`, form.payload, form.headers);
    return { id: recipe.id, answer };
  };
  const ofOutcome = (outcome: (typeof hostilePictures)[number]['outcome']) =>
    hostilePictures
      .filter((one) => one.outcome === outcome)
      .map((one): [string, typeof one.make] => [one.name, one.make]);

  it.each(ofOutcome('refused'))('%s is refused as a picture, and not stored', async (_, make) => {
    const { id, answer } = await upload(await make());
    expect([answer.status, answer.text]).toEqual([400, answer.text]);
    expect(await server.platform.files.size(`recipes/${id}/images`)).toBe(0);
  });

  it.each(ofOutcome('made anew'))('%s becomes a new picture of pixels alone', async (_, make) => {
    const { id, answer } = await upload(await make());
    expect([answer.status, answer.text]).toEqual([200, answer.text]);
    for (const file of ['original.webp', 'min-original.webp', 'tiny-original.webp']) {
      const { bytes, headers } = await server.nobody.get(`/api/media/recipes/${id}/images/${file}`);
      expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
      expect(String(headers['content-security-policy'])).toContain('sandbox');
      const { format, pages = 1, exif, xmp, iptc } = await sharp(bytes).metadata();
      expect({ format, pages, exif, xmp, iptc }).toEqual({ format: 'webp', pages: 1 });
      expect(mustNotGetThrough.filter((words) => bytes.includes(words))).toEqual([]);
    }
  });

  it('are tried in the numbers that are promised', () => {
    expect(hostileArchives.length).toBeGreaterThanOrEqual(60);
    expect(hostilePictures.length).toBeGreaterThanOrEqual(80);
  });
});
