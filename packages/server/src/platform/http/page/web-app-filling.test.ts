import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSettings } from '../../../settings.ts';
import { systemRandom } from '../../random/random.ts';
import { createHttpServer } from '../server.ts';
import { type PageContent, serveWebApp } from './web-app.ts';

const page =
  '<html lang="%HEARTH_LANG%"><head><!--hearth-head--></head><body><!--hearth-sight--><i>%HEARTH_BOOT%</i>';
const colours = { fill: '#112233', onFill: '#ffffff' };
const content: PageContent = {
  status: 200,
  head: '<title>%HEARTH_BOOT% %HEARTH_NONCE% &lt;!--hearth-sight--&gt; $& $1</title>',
  boot: { name: '%HEARTH_LANG% <!--hearth-head-->' },
  brand: { light: colours, dark: colours },
  preview: '<p>%HEARTH_BOOT% <!--hearth-answers--></p>',
  preloadedQueries: '',
  isPersonal: false,
};

describe('the web app’s page and files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-web-'));
  let close = async (): Promise<void> => undefined;
  let port: number;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), page);
    writeFileSync(join(folder, 'assets/app.js'), 'app');
    const settings = loadSettings({ DATA_DIR: folder }, () => {
      throw Object.assign(new Error('no file'), { code: 'ENOENT' });
    });
    const app = await createHttpServer(settings, pino({ level: 'silent' }), systemRandom);
    await serveWebApp(
      app,
      folder,
      { random: systemRandom, basePath: '', frameAncestors: [] },
      async () => content,
    );
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
    close = () => app.close();
  });
  afterAll(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Requests a path verbatim; `fetch` would normalise it. */
  function ask(path: string): Promise<{ status: number | undefined; text: string }> {
    return new Promise((resolve, reject) => {
      const clientRequest = request({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode, text }));
      });
      clientRequest.on('error', reject).end();
    });
  }

  it('values inserted into the page are not scanned for placeholders', async () => {
    const { text } = await ask('/g/home');
    expect(text).toBe(
      '<html lang="en-US"><head><title>%HEARTH_BOOT% %HEARTH_NONCE% &lt;!--hearth-sight--&gt; $& $1</title></head>' +
        '<body><p>%HEARTH_BOOT% <!--hearth-answers--></p>' +
        '<i>{"name":"%HEARTH_LANG% \\u003c!--hearth-head-->","locale":"en-US"}</i>',
    );
  });

  it.each([
    ['/assets/app.js', 200],
    ['/assets/none.js', 404],
    ['/robots.txt', 404],
    ['/favicon.ico?v=2', 404],
    ['/manifest.webmanifest', 404],
    ['/g/home/r/cake.txt', 200],
    ['/assets/../index.html', 400],
    ['/assets/..%2findex.html', 404],
    ['/assets/x%00', 400],
    ['/assets/%00', 400],
    ['/assets/', 400],
    ['/g/..\\..\\x/r/y', 200],
    ['/g/a%5c..%5c/r/y', 200],
  ])('%s is answered with %d, never with a server error', async (path, status) => {
    expect((await ask(path)).status).toBe(status);
  });
});
