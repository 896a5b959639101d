import sharp from 'sharp';
import { expect, it } from 'vitest';
import { locatedJpeg } from '../../../platform/files/pictures-for-test.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { describeServer } from '../../../testing/describe-server.ts';

const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const dayMs = 86_400_000;

describeServer('files of recipes', { cook: {} }, ({ server, cook, client }) => {
  const upload = (slug: string, name: string, extension: string, file = html, as = client) => {
    const form = multipart({ name, icon: 'mdi-file', extension, file: { file, name: 'a.txt' } });
    return as.post(`/api/recipes/${slug}/assets`, form.payload, form.headers);
  };
  const fetched = (id: string, file: string) => server.nobody.get(`/api/media/recipes/${id}/assets/${file}`);

  it.each([
    ['My File', 'txt', 'my-file.txt'],
    ['My File Ü', 'tar.gz', 'my-file-u.gz'],
    ['a', '.PDF', 'a.pdf'],
    ['日本語', 'md', 'ri-ben-yu.md'],
    ['<script>alert(1)</script>', 'html', 'script-alert-1-script.html'],
    ['../../etc/passwd', 'svg', 'etc-passwd.svg'],
  ])('%j with the extension %j is stored as %s and only ever downloaded', async (name, extension, file) => {
    const { id, slug } = await client.cook(`Assets ${file}`);
    const answer = await upload(slug, name, extension);
    expect(answer).toMatchObject({ status: 200, body: { name, icon: 'mdi-file', fileName: file } });
    expect((await client.recipe(slug)).assets).toMatchObject([{ name, fileName: file }]);
    const served = await fetched(id, file);
    expect(served.bytes).toEqual(html);
    expect(served.headers['content-disposition']).toBe(`attachment; filename="${file}"`);
    expect(served.headers['x-content-type-options']).toBe('nosniff');
    expect(String(served.headers['content-security-policy'])).toContain('sandbox');
    expect(String(served.headers['content-type'])).not.toMatch(/html|svg|xml|script/);
  });

  it('keeps every file of several that are uploaded to one recipe at once', async () => {
    const { id, slug } = await client.cook('Uploaded at once');
    const names = Array.from({ length: 6 }, (_, index) => `page-${index}`);
    const answers = await Promise.all(
      names.map((name) => upload(slug, name, 'txt', Buffer.from(`the text of ${name}`))),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const { assets } = await client.recipe(slug);
    expect(assets.map(({ name }) => name).toSorted()).toEqual(names);
    const texts = await Promise.all(names.map(async (name) => (await fetched(id, `${name}.txt`)).text));
    expect(texts).toEqual(names.map((name) => `the text of ${name}`));
  });

  it('keeps files of the same name apart if they are uploaded at once', async () => {
    const { slug } = await client.cook('The same name at once');
    const texts = ['first', 'second', 'third'];
    const answers = await Promise.all(texts.map((text) => upload(slug, 'menu', 'txt', Buffer.from(text))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { id, assets } = await client.recipe(slug);
    const kept = await Promise.all(
      assets.map(async ({ fileName }) => (await fetched(id, String(fileName))).text),
    );
    expect(assets.length).toBe(new Set(assets.map(({ fileName }) => fileName)).size);
    expect(texts).toEqual(expect.arrayContaining(kept));
  });

  it.each([
    ['png', 'image/png'],
    ['pdf', 'application/pdf'],
    ['txt', 'text/plain; charset=utf-8'],
    ['svg', 'application/octet-stream'],
    ['html', 'application/octet-stream'],
  ])('a file that ends in %s is called %s', async (ending, type) => {
    const { id, slug } = await client.cook(`Typed ${ending}`);
    await upload(slug, 'typed', ending);
    expect((await fetched(id, `typed.${ending}`)).headers['content-type']).toBe(type);
  });

  it.each(['80 g butter', 'plain'])('a text that begins with %j arrives as it is', async (words) => {
    const { id, slug } = await client.cook(`Begins ${words}`);
    const text = `${words}, in flakes\n`.repeat(200);
    await upload(slug, 'list', 'txt', Buffer.from(text));
    const path = `/api/media/recipes/${id}/assets/list.txt`;
    for (const encoding of ['gzip', 'br', 'identity'])
      expect((await server.nobody.get(path, { 'accept-encoding': encoding })).text).toBe(text);
  });

  it.each([
    ['$', './test.txt'],
    ['', 'txt'],
    ['name', ''],
    ['name', '.'],
    ['x'.repeat(256), 'txt'],
    ['name', 'x/../../y'],
    ['name', 't xt'],
    ['name', 'txt\\y'],
    ['name', 'x'.repeat(21)],
  ])('%j with the extension %j is refused and nothing is stored', async (name, extension) => {
    const { id, slug } = await client.cook('Refused');
    expect((await upload(slug, name, extension)).status).toBe(400);
    expect((await client.recipe(slug)).assets).toEqual([]);
    expect(await server.platform.files.size(`recipes/${id}/assets`)).toBe(0);
  });

  it('a file of the same name takes the place of the first', async () => {
    const { id, slug } = await client.cook('Twice');
    await upload(slug, 'Plan', 'txt', Buffer.from('one'));
    await upload(slug, 'Plan', 'txt', Buffer.from('two'));
    await upload(slug, 'Other', 'txt');
    expect((await client.recipe(slug)).assets.map(({ fileName }) => fileName)).toEqual([
      'plan.txt',
      'other.txt',
    ]);
    expect((await fetched(id, 'plan.txt')).text).toBe('two');
  });

  it('stores a photo without the place it was taken at', async () => {
    const { id, slug } = await client.cook('Photographed');
    const photo = Buffer.from(await locatedJpeg());
    await upload(slug, 'Photo', 'jpg', photo);
    const { bytes } = await fetched(id, 'photo.jpg');
    expect(photo.includes('Canary')).toBe(true);
    expect(bytes.includes('Canary')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 20 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('refuses a file that is too large, or none, with a message', async () => {
    const { slug } = await client.cook('Large');
    expect((await upload(slug, 'Large', 'bin', Buffer.alloc(11 * 1024 * 1024))).status).toBe(413);
    const form = multipart({ name: 'x', icon: 'x', extension: 'txt' });
    const none = await client.post(`/api/recipes/${slug}/assets`, form.payload, form.headers);
    expect(none).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'file'] }] } });
  });

  it('a file that the recipe no longer lists is not served, and goes unless its history names it', async () => {
    const { id, slug } = await client.cook('Cleared');
    await upload(slug, 'Plan', 'txt');
    await server.platform.files.put(`recipes/${id}/assets/stray.txt`, Buffer.from('x'));
    const { assets: _assets, ...rest } = await client.recipe(slug);
    server.clock.advance(dayMs);
    await client.put(`/api/recipes/${slug}`, { ...rest, assets: [] });
    expect((await fetched(id, 'plan.txt')).status).toBe(404);
    await server.workOff();
    expect(await server.platform.files.exists(`recipes/${id}/assets/stray.txt`)).toBe(false);
    expect(await server.platform.files.exists(`recipes/${id}/assets/plan.txt`)).toBe(true);
    const states = Object((await client.get(`/api/recipes/${slug}/history`)).body);
    await client.post(`/api/recipes/${slug}/history/${states[1].id}/restore`);
    expect((await fetched(id, 'plan.txt')).bytes).toEqual(html);
  });

  it('who may not edit the recipe may not add files to it', async () => {
    const { id, slug } = await client.cook('Guarded');
    const nextDoor = await server.household({ groupId: cook.groupId });
    const neighbour = server.as(await server.member({ household: nextDoor }));
    const stranger = server.as(await server.member());
    expect((await upload(slug, 'x', 'txt', html, neighbour)).status).toBe(403);
    expect((await upload(slug, 'x', 'txt', html, stranger)).status).toBe(404);
    expect(await server.platform.files.size(`recipes/${id}/assets`)).toBe(0);
  });

  it.each([
    '..%2f..%2f.secret',
    '%2e%2e%2fimages%2foriginal.webp',
    'a%00.txt',
    'a%5cb.txt',
    '.secret',
    '..%252f..%252f.secret',
    '%2570lan.txt',
  ])('the name %s leads nowhere', async (file) => {
    const { id, slug } = await client.cook(`Traversal ${file}`);
    await upload(slug, 'plan', 'txt');
    expect([404, 422]).toContain((await fetched(id, file)).status);
  });
});
