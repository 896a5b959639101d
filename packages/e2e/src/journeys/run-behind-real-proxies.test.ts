import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyWhere } from '../../../../tools/test-run/only-where.ts';
import {
  findProxyProgram,
  type ProxyName,
  type RealProxy,
  startRealProxy,
} from '../harness/services/real-proxy.ts';
import { HearthProcess } from '../harness/stage/hearth-process.ts';

const page = readFileSync(
  fileURLToPath(new URL('../../../../docs/guide/proxies.md', import.meta.url)),
  'utf8',
);
const languages = { nginx: 'nginx', caddy: 'caddyfile' } as const;

/** The configurations of a program on the page: of a host of its own, and below a path. */
function readConfigurations(name: ProxyName): string[] {
  const blocks = page.matchAll(new RegExp(`^\`\`\`${languages[name]}\\n([^]*?)^\`\`\``, 'gm'));
  return [...blocks].map(([, block = '']) => block);
}

const uploadBytes = 100 * 1024 * 1024;
const pieceBytes = 1024 * 1024;

const cases = (['nginx', 'caddy'] as const).flatMap((name) =>
  ['', '/kitchen'].map((path, at) => ({ name, path, configuration: readConfigurations(name)[at] ?? '' })),
);

describe.each(cases)(
  'behind $name at “$path”, as the documentation shows it',
  ({ name, path, configuration }) => {
    const program = findProxyProgram(name);
    describe('the server', onlyWhere(program !== undefined, `${name} is not installed`), () => {
      let hearth: HearthProcess;
      let proxy: RealProxy;
      let token: string;
      beforeAll(async () => {
        const port = await findFreePort();
        hearth = await HearthProcess.start({ env: { BASE_URL: `https://localhost:${port}${path}` } });
        const upstream = new URL(hearth.url).host;
        proxy = await startRealProxy({ name, program: program ?? '', configuration, port, upstream });
        token = await hearth.signIn();
      });
      afterAll(async () => {
        await proxy.close();
        await hearth.remove();
      });

      const open = (where: string, options: RequestOptions = {}) =>
        request(`${proxy.origin}${path}${where}`, {
          ca: proxy.certificate,
          family: 4,
          ...options,
          headers: { authorization: `Bearer ${token}`, ...options.headers },
        });

      async function ask(
        where: string,
        options: RequestOptions = {},
        body = '',
      ): Promise<{ status: number; body: string }> {
        const asked = open(where, options);
        asked.end(body);
        const [answer] = (await once(asked, 'response')) as [IncomingMessage];
        return { status: answer.statusCode ?? 0, body: await text(answer) };
      }

      it('finds nothing to mend in what arrives', async () => {
        const visited = encodeURIComponent(`${proxy.origin}${path}`);
        const { status, body } = await ask(`/api/admin/doctor?visited=${visited}`);
        const { findings } = JSON.parse(body) as { findings: { code: string }[] };
        expect(status).toBe(200);
        expect(findings.slice(0, 3).map(({ code }) => code)).toEqual([
          'address.fits',
          'proxy.passesOn',
          'tls.encrypted',
        ]);
      });

      it('serves the page, and nothing beside the path', async () => {
        const shown = await ask('/login');
        expect([shown.status, shown.body.includes('<title>')]).toEqual([200, true]);
        expect(shown.body).toContain(`${path}/assets/`);
      });

      it('takes an upload of 100 MB', async () => {
        const boundary = 'hearth-upload';
        const head = `--${boundary}\r\ncontent-disposition: form-data; name="archive"; filename="big.zip"\r\n\r\n`;
        const tail = `\r\n--${boundary}--\r\n`;
        const sending = open('/api/admin/backups/upload', {
          method: 'POST',
          headers: {
            'content-type': `multipart/form-data; boundary=${boundary}`,
            'content-length': head.length + uploadBytes + tail.length,
          },
        });
        const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
        // A proxy that refuses the upload closes the connection in the middle of it.
        await Promise.race([answered, pipeline(makeForm(head, tail), sending).catch(() => undefined)]);
        const [answer] = await answered;
        // It is no backup, which is known once all of it is there; a proxy that cuts it off answers with HTML.
        expect([answer.statusCode, await text(answer)]).toEqual([
          400,
          expect.stringContaining('This is not a zip archive'),
        ]);
      });

      it('hears of a change of a list at once', async () => {
        const following = open('/api/households/live', { headers: { 'accept-encoding': 'gzip' } });
        following.end();
        const [stream] = (await once(following, 'response')) as [IncomingMessage];
        let heard = '';
        stream.setEncoding('utf8').on('data', (some: string) => (heard += some));
        stream.on('error', () => undefined);
        await expect.poll(() => heard, { timeout: 5_000 }).toContain('event: hello');
        const headers = { 'content-type': 'application/json' };
        const made = await ask(
          '/api/households/shopping/lists',
          { method: 'POST', headers },
          JSON.stringify({ name: 'Market' }),
        );
        expect(made.status).toBe(201);
        await expect.poll(() => heard, { timeout: 2_000 }).toContain('event: change');
        following.destroy();
      });

      it('receives the events of the short stream one by one', async () => {
        const following = open('/api/admin/doctor/stream');
        following.end();
        const [stream] = (await once(following, 'response')) as [IncomingMessage];
        const arrivals: number[] = [];
        stream.on('data', () => arrivals.push(performance.now()));
        await once(stream, 'end');
        expect((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThan(1_000);
      });
    });
  },
);

function* makeForm(head: string, tail: string): Generator<Buffer> {
  yield Buffer.from(head);
  for (let sent = 0; sent < uploadBytes; sent += pieceBytes) yield Buffer.alloc(pieceBytes, 7);
  yield Buffer.from(tail);
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
