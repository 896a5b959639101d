import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server on the machine itself that takes every mail: the few words of SMTP that a sender needs. */
export async function startMailbox() {
  const taken: string[] = [];
  const server = createServer((socket) => converse(socket, taken));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    /** Mails as they travelled, headers first. */
    taken,
    port: (server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

function converse(socket: Socket, taken: string[]): void {
  let mail: string[] | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.on('error', () => undefined);
  say('220 mailbox');
  createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
    if (mail !== null && line !== '.') return void mail.push(line);
    if (mail !== null) {
      taken.push(mail.join('\n'));
      mail = null;
      return void say('250 taken');
    }
    if (/^DATA/i.test(line)) {
      mail = [];
      return void say('354 go on');
    }
    if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n');
    say('250 ok');
  });
}
