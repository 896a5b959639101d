import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemRandom } from '../../random/random.ts';
import { type PageContent, serveWebApp } from './web-app.ts';

const index = `<html lang="%HEARTH_LANG%" dir="%HEARTH_DIR%"><!--hearth-head-->
<script nonce="%HEARTH_NONCE%"></script><script type="application/json">%HEARTH_BOOT%</script><!--hearth-answers-->`;
const brand = { fill: '#000000', onFill: '#ffffff' };
const content: PageContent = {
  status: 200,
  head: '<title>Soup</title>',
  boot: { name: '</script><b>' },
  brand: { light: brand, dark: brand },
  preview: '',
  preloadedQueries: '<p>answers</p>',
  isPersonal: false,
};

describe('the page of the web app', () => {
  let folder: string;
  let app: FastifyInstance;
  let shown: PageContent = content;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-web-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), index);
    writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
    writeFileSync(join(folder, 'assets/base-1.js'), 'base');
    writeFileSync(join(folder, 'assets/leaf-1.svg'), '<svg/>');
    writeFileSync(join(folder, 'assets/packed-1.js.gz'), gzipSync('packed'));
    app = fastify();
    await app.register(cookie);
    await serveWebApp(
      app,
      folder,
      { random: systemRandom, basePath: '', frameAncestors: [] },
      async () => shown,
    );
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  async function page(overrides: Partial<PageContent> = {}, url = '/recipes') {
    shown = { ...content, ...overrides };
    return app.inject({ url, headers: { 'accept-language': 'ar-SA' } });
  }

  it('is not cached if it is personal', async () => {
    expect((await page({ isPersonal: true })).headers['cache-control']).toBe('no-store');
  });

  it('is revalidated each time if it is not personal', async () => {
    expect((await page()).headers['cache-control']).toBe('no-cache');
  });

  it('cannot be framed, and runs only scripts with the nonce of its response', async () => {
    const [one, two] = [await page(), await page()];
    const readNonce = ({ body }: typeof one) => /nonce="([^"]+)"/.exec(body)?.[1] ?? '';
    expect(readNonce(one).length).toBeGreaterThan(20);
    expect(readNonce(one)).not.toBe(readNonce(two));
    const policy = String(one.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'nonce-${readNonce(one)}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(one.headers['x-frame-options']).toBe('DENY');
  });

  it('is within reach of other sites only where these hand over their pages', async () => {
    const policyAt = async (url: string) => (await page({}, url)).headers['cross-origin-opener-policy'];
    expect(await policyAt('/handover?x=1')).toBe('unsafe-none');
    expect(await policyAt('/recipes?/handover')).toBe('same-origin');
  });

  it('has language and direction, and its data cannot close the script element', async () => {
    const { body, statusCode } = await page({ status: 404 });
    expect(statusCode).toBe(404);
    expect(body).toContain('lang="ar-SA" dir="rtl"');
    expect(body).toContain('<title>Soup</title>');
    expect(body).not.toContain('</script><b>');
  });

  it.each(['/favicon.svg', '/assets/leaf-1.svg', '/assets/none.js'])(
    'comes with files that forbid sniffing and framing: %s',
    async (url) => {
      const { headers } = await page({}, url);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );

  it('comes with scripts that carry no more headers than they need', async () => {
    const { headers } = await page({}, '/assets/base-1.js');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    });
    const { etag: _etag, date: _date, ...rest } = headers;
    expect(JSON.stringify(rest).length).toBeLessThan(300);
  });

  it('is asked for anew where a file has the same name in the next build', async () => {
    expect((await page({}, '/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('is not sent in place of a missing file', async () => {
    expect((await page({}, '/assets/base-0.js')).body).not.toContain('<html');
  });

  it.each([
    ['gzip', { 'accept-encoding': 'gzip' }],
    ['brotli or gzip', { 'accept-encoding': 'gzip, deflate, br' }],
    ['no compressed answers', { 'accept-encoding': 'identity' }],
    ['says nothing of it', {}],
  ])(
    'sends an asset of which there is only a compressed copy to a client that takes %s',
    async (_, asked) => {
      const { statusCode, headers, rawPayload } = await app.inject({
        url: '/assets/packed-1.js',
        headers: asked,
      });
      const content = headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
      expect({ statusCode, content: content.toString() }).toEqual({ statusCode: 200, content: 'packed' });
      expect(headers).toMatchObject({
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    },
  );

  it.each([
    '/assets/../secret.js',
    '/assets/%2e%2e/secret.js',
    '/assets/packed-1.js.gz.js',
    '/assets/none.js',
  ])('has nothing to unpack at %s', async (url) => {
    expect((await app.inject({ url, headers: { 'accept-encoding': 'identity' } })).body).not.toContain(
      'packed',
    );
  });

  it.each(['/assets/', '/assets', '/.vite/', '/.git/config'])('lists no files at %s', async (url) => {
    const { body } = await page({}, url);
    expect(body).not.toContain('base-1.js');
  });
});
