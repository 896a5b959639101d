import type { Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

/** What a web server that means harm does with a connection whose request has come. */
export type Target = (socket: Socket) => void;

const megabyte = Buffer.alloc(1_000_000, 'x');
const zeros = Buffer.alloc(200_000_000);
const html = 'content-type: text/html\r\n';
const ok = (headers: string) => `HTTP/1.1 200 OK\r\n${headers}\r\n`;
const chunked = ok(`${html}transfer-encoding: chunked\r\n`);

/** Writes the same again and again, as fast as it is taken. */
function writeForever(socket: Socket, piece: Buffer | string): void {
  const next = () => {
    if (!socket.destroyed) socket.write(piece, () => setImmediate(next));
  };
  next();
}

/** Writes a little again and again, so slowly that no single wait is long. */
function drip(socket: Socket, piece: string): void {
  const timer = setInterval(() => socket.write(piece), 500);
  socket.once('close', () => clearInterval(timer));
}

const says =
  (text: string): Target =>
  (socket) =>
    void socket.end(text);
const saysThen =
  (text: string, then: Target): Target =>
  (socket) => {
    socket.write(text);
    then(socket);
  };
const sendsForever =
  (head: string, piece: Buffer | string): Target =>
  (socket) => {
    socket.write(head);
    writeForever(socket, piece);
  };
const packed = (encoding: string, bytes: Buffer): Target =>
  sends(ok(`${html}content-encoding: ${encoding}\r\ncontent-length: ${bytes.length}\r\n`), bytes);

function sends(head: string, bytes: Buffer): Target {
  return (socket) => {
    socket.write(head);
    socket.end(bytes);
  };
}

const nothing: Target = () => undefined;
const redirect = (location: string) =>
  `HTTP/1.1 302 Found\r\nlocation: ${location}\r\ncontent-length: 0\r\n\r\n`;

/** Bombs are packed when they are first asked for. */
const lazily = (make: () => Target): Target => {
  let made: Target | undefined;
  return (socket) => (made ??= make())(socket);
};

/** Web servers that keep their callers waiting, lie, or send without end, by the path of the address. */
export const hostileTargets: Readonly<Record<string, Target>> = {
  'endless body': sendsForever(ok(html), megabyte),
  'endless chunks': sendsForever(
    chunked,
    Buffer.concat([Buffer.from('f4240\r\n'), megabyte, Buffer.from('\r\n')]),
  ),
  'endless chunks of a byte': sendsForever(chunked, '1\r\nx\r\n'.repeat(10_000)),
  'endless extension of a chunk': sendsForever(`${chunked}1;`, megabyte),
  'endless trailers': sendsForever(`${chunked}0\r\n`, 'x-trailer: y\r\n'.repeat(1000)),
  'endless headers': sendsForever('HTTP/1.1 200 OK\r\n', 'x-header: y\r\n'.repeat(1000)),
  'one endless header': sendsForever('HTTP/1.1 200 OK\r\nx-header: ', megabyte),
  'endless first line': sendsForever('HTTP/1.1 200 ', megabyte),
  'endless answers that are none yet': sendsForever(
    '',
    'HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n'.repeat(100),
  ),
  'endless text that is no HTTP': sendsForever('', megabyte),
  'a length of 10 GB': saysThen(ok(`${html}content-length: 10000000000\r\n`), nothing),
  'a length of 10 GB, sent': sendsForever(ok(`${html}content-length: 10000000000\r\n`), megabyte),
  'a length that is too small': says(`${ok(`${html}content-length: 1\r\n`)}${'x'.repeat(100_000)}`),
  'a length that is too large': says(`${ok(`${html}content-length: 100\r\n`)}x`),
  'two lengths': says(`${ok(`${html}content-length: 1\r\ncontent-length: 5\r\n`)}xxxxx`),
  'a chunk of 2^60 bytes': saysThen(`${chunked}1000000000000000\r\n`, nothing),
  'a byte a while': saysThen(ok(html), (socket) => drip(socket, 'x')),
  'a header a while': saysThen('HTTP/1.1 200 OK\r\n', (socket) => drip(socket, 'x: y\r\n')),
  'no answer': nothing,
  'half an answer': (socket) => {
    socket.write(`${ok(`${html}content-length: 100\r\n`)}half`);
    setTimeout(() => socket.resetAndDestroy(), 50);
  },
  'a hang-up': (socket) => void socket.destroy(),
  'a gzip bomb': lazily(() => packed('gzip', gzipSync(zeros))),
  'a deflate bomb': lazily(() => packed('deflate', deflateSync(zeros))),
  'a brotli bomb': lazily(() => packed('br', brotliCompressSync(zeros))),
  'a bomb in a bomb': lazily(() => packed('gzip, gzip', gzipSync(gzipSync(zeros)))),
  'gzip of nothing without end': sendsForever(
    ok(`${html}content-encoding: gzip\r\n`),
    Buffer.concat(Array.from({ length: 5000 }, () => gzipSync(''))),
  ),
  'a redirect to itself': says(redirect('?')),
  'a redirect of a megabyte': says(redirect(`/${'x'.repeat(1_000_000)}`)),
  'another type': sends(
    ok('content-type: application/octet-stream\r\ncontent-length: 9000000\r\n'),
    Buffer.alloc(9_000_000),
  ),
  'a page of 7 MB': sends(ok(html), Buffer.alloc(7_000_000, '<p>x ')),
};
