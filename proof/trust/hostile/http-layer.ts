import { connect, type Socket } from 'node:net';
import { HearthProcess } from '../../../packages/e2e/src/harness/stage/hearth-process.ts';
import { milliseconds, percentile } from '../percentiles.ts';
import { type Context, judge, type Outcome, type Trial } from '../trial.ts';
import { smuggling } from './smuggling.ts';

const slowSockets = { short: 100, long: 500 };
const closedMs = 15_000;
const patienceMs = 40_000;

export const httpLayer: Trial = {
  row: 'H10',
  name: 'slow sockets, smuggled requests, large heads',
  promise: 'slow sockets are closed within 15 s, no request is smuggled, large heads are refused',
  run: async (context) => {
    const hearth = await HearthProcess.start();
    try {
      const { hostname, port } = new URL(hearth.url);
      return await attack(context, hearth.url, hostname, Number(port));
    } finally {
      await hearth.killHard();
      await hearth.remove();
    }
  },
};

async function attack({ isShort }: Context, url: string, host: string, port: number): Promise<Outcome> {
  const count = slowSockets[isShort ? 'short' : 'long'];
  const heads = ['x: y\r\n', 'content-type: application/json\r\ncontent-length: 60000\r\n\r\n{'];
  const ages = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      measureAge(
        host,
        port,
        `POST /api/auth/token HTTP/1.1\r\nhost: hearth\r\n${heads[at % 2] ?? ''}`,
        `127.0.0.${2 + (at % 5)}`,
      ),
    ),
  );
  const answers = await Promise.all(
    smuggling.map((rest) =>
      answersTo(host, port, `POST /api/auth/token HTTP/1.1\r\nhost: hearth\r\n${rest}`),
    ),
  );
  const twice = smuggling.filter((_, at) => (answers[at] ?? 0) > 1);
  const control = await answersTo(
    host,
    port,
    'GET /api/app/about HTTP/1.1\r\nhost: hearth\r\n\r\n'.repeat(2),
  );
  const query = Array.from({ length: 10_000 }, (_, at) => `p${at}=1`).join('&');
  const large = await Promise.all([
    fetchStatus(`${url}/api/app/about?${query}`),
    fetchStatus(`${url}/api/app/about`, { 'x-large': 'x'.repeat(1_000_000) }),
  ]);
  const longest = percentile(ages, 1);
  return judge(
    {
      'slow sockets': count,
      'closed after (longest)': milliseconds(longest),
      'smuggling attempts': smuggling.length,
      'answered twice': twice.length,
      '10,000 query parameters': `answered ${large[0]}`,
      '1 MB of headers': `answered ${large[1]}`,
    },
    [
      ...(longest > closedMs ? [`a slow socket lived ${milliseconds(longest)}`] : []),
      ...twice.map((text) => `answered twice: ${JSON.stringify(text)}`),
      ...(control === 2 ? [] : ['two honest requests were not counted as two']),
      ...(large.every((status) => status >= 400 && status < 500) ? [] : ['a large head is not refused']),
    ],
  );
}

/** How long the server keeps a socket that says no more than `text`, in milliseconds. */
function measureAge(host: string, port: number, text: string, localAddress: string): Promise<number> {
  return new Promise((resolve) => {
    let started = performance.now();
    const socket: Socket = connect({ host, port, localAddress }, () => {
      started = performance.now();
      socket.write(text);
    });
    const limit = setTimeout(() => socket.destroy(), patienceMs);
    socket.resume().on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(limit);
      resolve(performance.now() - started);
    });
  });
}

/** How many answers come to what is sent as one request. */
function answersTo(host: string, port: number, text: string): Promise<number> {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect({ host, port }, () => socket.write(text));
    const limit = setTimeout(() => socket.destroy(), 3000);
    socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1'))).on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(limit);
      resolve(said.split('HTTP/1.1 ').length - 1);
    });
  });
}

/** The status of a GET; 400 where the server closes the connection instead. */
async function fetchStatus(url: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(patienceMs) }).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status ?? 400;
}
