import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Loopback, startWeb } from '../../../platform/net/loopback-for-test.ts';
import { locatedJpeg, plain, pngHeader } from '../../../platform/files/pictures-for-test.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const html = Buffer.from('<!doctype html><script>alert(1)</script>');

const suite: SuiteOptions = { env: { OUTBOUND_TRUSTED: '127.0.0.1' }, cook: {} };

describeServer('pictures of recipes', suite, ({ server, client }) => {
  let web: Loopback;
  const requests: (string | undefined)[] = [];
  beforeAll(async () => {
    const png = await plain(40, 20).png().toBuffer();
    web = await startWeb((request, response) => {
      requests.push(request.url);
      if (request.url === '/a.png') response.setHeader('content-type', 'image/png').end(png);
      else if (request.url === '/untyped') response.end(png);
      else if (request.url === '/moved') response.writeHead(302, { location: '/a.png' }).end();
      else if (request.url === '/page') response.setHeader('content-type', 'text/html').end('<p>');
      else if (request.url === '/lying') response.setHeader('content-type', 'image/png').end(html);
      else response.writeHead(404, { 'content-type': 'image/png' }).end(png);
    });
  });
  afterAll(async () => {
    await web.close();
  });

  const upload = (slug: string, file: Buffer, extension = 'jpg', as = client) => {
    const { payload, headers } = multipart({
      image: { file, name: `x.${extension}`, type: 'image/jpeg' },
      extension,
    });
    return as.put(`/api/recipes/${slug}/image`, payload, headers);
  };
  const media = (id: string, file = 'original.webp', headers = {}) =>
    server.nobody.get(`/api/media/recipes/${id}/images/${file}`, headers);

  it('an uploaded picture is served in three sizes, without the place it was taken at', async () => {
    const { id, slug } = await client.cook('Uploaded');
    const answer = await upload(slug, await locatedJpeg());
    expect(answer.status).toBe(200);
    expect((await client.recipe(slug)).image).toBe(Object(answer.body).image);
    for (const [file, width, height] of [
      ['original.webp', 40, 20],
      ['min-original.webp', 40, 20],
      ['tiny-original.webp', 300, 300],
    ] as const) {
      const served = await media(id, file);
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
        'content-length': `${served.bytes.length}`,
      });
      expect(String(served.headers['content-security-policy'])).toContain('sandbox');
      expect(await sharp(served.bytes).metadata()).toMatchObject({ format: 'webp', width, height });
      expect(served.bytes.includes('Canary')).toBe(false);
    }
  });

  it('messengers that do not read WebP get a JPEG, on white where the picture is see-through', async () => {
    const { id, slug } = await client.cook('Previewed');
    expect((await media(id, 'preview.jpg')).status).toBe(404);
    const clear = { create: { width: 1500, height: 900, channels: 4 as const, background: '#00000000' } };
    await upload(slug, await sharp(clear).png().toBuffer());
    const served = await media(id, 'preview.jpg?version=x');
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const picture = sharp(served.bytes);
    expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 614 });
    expect((await picture.stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
    const tag = { 'if-none-match': String(served.headers['etag']) };
    expect((await media(id, 'preview.jpg', tag)).status).toBe(304);
    await server.platform.files.put(`recipes/${id}/images/min-original.webp`, Buffer.from('torn'));
    expect((await media(id, 'preview.jpg')).status).toBe(404);
    await client.delete(`/api/recipes/${slug}`);
    expect((await media(id, 'preview.jpg')).status).toBe(404);
  });

  it('each upload gives the picture a new address', async () => {
    const { slug } = await client.cook('Twice');
    const keys = [
      await upload(slug, await plain(9, 9).png().toBuffer()),
      await upload(slug, await plain(8, 8).webp().toBuffer()),
    ];
    expect(Object(keys[0]?.body).image).not.toBe(Object(keys[1]?.body).image);
  });

  it.each([
    ['HTML named .jpg', html],
    ['SVG', svg],
    ['a bomb of 2,500 megapixels', pngHeader(50_000, 50_000)],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('not a picture')],
  ])('%s is refused and nothing is stored', async (name, file) => {
    const { id, slug } = await client.cook(`Refused ${name}`);
    expect((await upload(slug, file)).status).toBe(400);
    expect((await client.recipe(slug)).image).toBeNull();
    expect((await media(id)).status).toBe(404);
  });

  it('refuses a form without a picture, and a body that is no form, with a message', async () => {
    const { slug } = await client.cook('No picture');
    const { payload, headers } = multipart({ extension: 'png' });
    expect((await client.put(`/api/recipes/${slug}/image`, payload, headers)).body).toMatchObject({
      detail: [{ type: 'missing', loc: ['body', 'image'] }],
    });
    const plain = { 'content-type': 'application/x-www-form-urlencoded' };
    const bodies = [[{ image: 'x' }], ['extension=png', plain], ['image=x&extension=png', plain]] as const;
    for (const body of bodies) {
      expect((await client.put(`/api/recipes/${slug}/image`, ...body)).body).toMatchObject({
        detail: [{ type: 'missing', loc: ['body', 'image'] }],
      });
    }
    const torn = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(
      (
        await client.put(
          `/api/recipes/${slug}/image`,
          '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nabc',
          torn,
        )
      ).status,
    ).toBeGreaterThanOrEqual(400);
    expect((await upload(slug, Buffer.alloc(11 * 1024 * 1024))).status).toBe(413);
  });

  it('a picture is fetched from its address', async () => {
    for (const path of ['/a.png', '/untyped', '/moved']) {
      const { id, slug } = await client.cook(`Fetched ${path}`);
      const answer = await client.post(`/api/recipes/${slug}/image`, {
        url: `http://127.0.0.1:${web.port}${path}`,
      });
      expect(answer).toMatchObject({ status: 200, body: null });
      expect((await client.recipe(slug)).image).not.toBeNull();
      expect((await media(id)).status).toBe(200);
    }
  });

  it.each(['/page', '/lying', '/missing', ':1/closed'])('what is at %s is no picture', async (path) => {
    const { slug } = await client.cook(`No picture at ${path}`);
    const url = path.startsWith(':') ? `http://127.0.0.1${path}` : `http://127.0.0.1:${web.port}${path}`;
    expect((await client.post(`/api/recipes/${slug}/image`, { url })).status).toBe(400);
    expect((await client.recipe(slug)).image).toBeNull();
  });

  it.each([
    '',
    'no address',
    'ftp://127.0.0.1/x',
    'file:///etc/passwd',
    'http://10.0.0.1/x.png',
    'http://[::1]/x.png',
    'data:image/png;base64,AA',
  ])('the address “%s” is refused', async (url) => {
    const { slug } = await client.cook(`Address ${url}`);
    expect((await client.post(`/api/recipes/${slug}/image`, { url })).status).toBe(400);
  });

  it('a deleted picture is not served', async () => {
    const { id, slug } = await client.cook('Deleted');
    await upload(slug, await plain(9, 9).png().toBuffer());
    expect(await client.delete(`/api/recipes/${slug}/image`)).toMatchObject({ status: 200, body: null });
    expect((await client.recipe(slug)).image).toBeNull();
    expect((await media(id)).status).toBe(404);
    expect((await client.delete(`/api/recipes/${slug}/image`)).status).toBe(200);
  });

  it('who may not edit the recipe may not touch its picture', async () => {
    const { id, slug, groupId } = await client.cook('Guarded');
    await upload(slug, await plain(7, 7).png().toBuffer());
    const { image } = await client.recipe(slug);
    const { bytes } = await media(id);
    const asked = requests.length;
    const neighbour = server.as(await server.neighbour({ groupId }));
    const stranger = server.as(await server.member());
    const png = await plain(9, 9).png().toBuffer();
    for (const [as, status] of [
      [neighbour, 403],
      [stranger, 404],
    ] as const) {
      expect((await upload(slug, png, 'png', as)).status).toBe(status);
      expect(
        (await as.post(`/api/recipes/${slug}/image`, { url: `http://127.0.0.1:${web.port}/a.png` })).status,
      ).toBe(status);
      expect((await as.delete(`/api/recipes/${slug}/image`)).status).toBe(status);
    }
    expect((await client.recipe(slug)).image).toBe(image);
    expect((await media(id)).bytes).toEqual(bytes);
    expect(requests.length).toBe(asked);
  });

  it('responds with 304 to a current tag, and to a range with its part', async () => {
    const { id, slug } = await client.cook('Ranges');
    await upload(slug, await plain(9, 9).png().toBuffer());
    const whole = await media(id);
    const etag = String(whole.headers['etag']);
    const same = await media(id, 'original.webp', { 'if-none-match': etag });
    expect(same).toMatchObject({ status: 304, text: '' });
    expect(same.headers['etag']).toBe(etag);
    for (const known of [`W/${etag}`, `"x", ${etag}`, '*']) {
      expect((await media(id, 'original.webp', { 'if-none-match': known })).status).toBe(304);
    }
    expect((await media(id, 'original.webp', { 'if-none-match': '"x"' })).status).toBe(200);
    const size = whole.bytes.length;
    const ranges: [range: string, start: number, end: number][] = [
      ['bytes=0-3', 0, 3],
      ['bytes=8-', 8, size - 1],
      ['bytes=-4', size - 4, size - 1],
      [`bytes=4-${size + 100}`, 4, size - 1],
    ];
    for (const [range, start, end] of ranges) {
      const part = await media(id, 'original.webp', { range });
      expect(part).toMatchObject({ status: 206, bytes: whole.bytes.subarray(start, end + 1) });
      expect(part.headers).toMatchObject({
        'content-range': `bytes ${start}-${end}/${size}`,
        'content-length': `${end - start + 1}`,
      });
    }
    for (const range of [
      'bytes=9999999-',
      'bytes=3-1',
      'bytes=',
      'bytes=-',
      'bytes=0-1,3-4',
      'lines=1-2',
      `bytes=${'9'.repeat(400)}-`,
      'bytes=-0',
    ]) {
      expect([200, 416]).toContain((await media(id, 'original.webp', { range })).status);
    }
  });

  it.each([
    '..%2f..%2f.secret',
    '%2e%2e%2f.secret',
    '..%5c.secret',
    'original.webp%00.png',
    'profile.webp',
    '.secret',
    'original.WEBP',
  ])('the file name %s leads nowhere', async (file) => {
    const { id } = await client.cook(`File ${file}`);
    const answer = await media(id, file);
    expect([404, 422]).toContain(answer.status);
  });

  it('asking for what is not there makes no folder', async () => {
    const id = crypto.randomUUID();
    const folder = join(server.platform.settings.server.dataDir, 'recipes');
    expect(await media(id)).toMatchObject({ status: 404, body: { detail: 'Not Found' } });
    expect((await media('no-id')).status).toBe(422);
    expect((await server.nobody.get(`/api/media/users/${id}/profile.webp`)).status).toBe(404);
    expect((await server.nobody.get(`/api/media/users/${id}/other.webp`)).status).toBe(422);
    expect(readdirSync(folder)).not.toContain(id);
  });
});
