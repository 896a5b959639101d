import { createServer, type AddressInfo } from 'node:net';
import { HearthProcess } from '../../../packages/e2e/src/harness/stage/hearth-process.ts';
import { measure } from '../attacks/measure.ts';
import { call, type Caller } from '../calls.ts';
import { milliseconds } from '../percentiles.ts';
import { judge, type Context, type Outcome, type Trial } from '../trial.ts';
import { hostileTargets, type Target } from './hostile-targets.ts';

const allowed = { growthMb: 50, ms: 16_000 };
/** So many ordinary pages are imported first: memory that a server takes once is not what targets cost. */
const ordinaryPages = 8;

export const hostileTargetsTrial: Trial = {
  row: 'H2',
  name: 'web servers that mean harm',
  promise: `an import ends within 15 s and takes at most ${allowed.growthMb} MB`,
  run: async (context) => {
    const web = await HostileWeb.start();
    const hearth = await HearthProcess.start({ env: { OUTBOUND_TRUSTED: '127.0.0.1' } });
    try {
      return await tryAll(context, hearth, web);
    } finally {
      await hearth.killHard();
      await hearth.remove();
      await web.close();
    }
  },
};

async function tryAll({ isShort, say }: Context, hearth: HearthProcess, web: HostileWeb): Promise<Outcome> {
  const caller = { url: hearth.url, token: await hearth.signIn() };
  for (let page = 0; page < ordinaryPages; page += 1) await importFrom(caller, web, 'ordinary');
  const tried = Object.keys(hostileTargets).slice(0, isShort ? 5 : undefined);
  const faults: string[] = [];
  let [largest, slowest] = [0, 0];
  for (const name of tried) {
    let ms = 0;
    const { growthMb } = await measure(hearth.url, hearth.pid, async () => {
      ms = await importFrom(caller, web, name);
    });
    [largest, slowest] = [Math.max(largest, growthMb), Math.max(slowest, ms)];
    if (growthMb > allowed.growthMb) faults.push(`${name}: ${growthMb.toFixed(0)} MB`);
    if (ms > allowed.ms) faults.push(`${name}: ${milliseconds(ms)}`);
    say(`${name}: ${growthMb.toFixed(0)} MB, ${milliseconds(ms)}`);
  }
  return judge(
    {
      targets: tried.length,
      'largest growth': `${largest.toFixed(0)} MB`,
      'longest import': milliseconds(slowest),
    },
    faults,
  );
}

/** Has the server import a page of the web server; answers how long it took, in milliseconds. */
async function importFrom(caller: Caller, web: HostileWeb, target: string): Promise<number> {
  const started = performance.now();
  const url = `http://127.0.0.1:${web.port}/${encodeURIComponent(target)}`;
  await call(caller, '/api/recipes/create/url', { body: { url } });
  return performance.now() - started;
}

const ordinary: Target = (socket) =>
  void socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<p>No recipe here.');

/** All hostile targets on one port of the machine. */
class HostileWeb {
  readonly port: number;
  readonly close: () => Promise<void>;

  private constructor(port: number, close: () => Promise<void>) {
    this.port = port;
    this.close = close;
  }

  static async start(): Promise<HostileWeb> {
    const server = createServer();
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    server.on('connection', (socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (head: Buffer) => {
        const name = decodeURIComponent(/^GET \/([^ ?]*)/.exec(head.toString('latin1'))?.[1] ?? '');
        (hostileTargets[name] ?? ordinary)(socket);
      });
    });
    const { port } = server.address() as AddressInfo;
    return new HostileWeb(port, () => new Promise((resolve) => void server.close(() => resolve())));
  }
}
