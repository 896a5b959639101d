import { createServer } from 'node:net';

/** Whether another program listens on a port of this machine. */
export function isPortInUse(port: number, host: string): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(true));
    probe.listen(port, host, () => probe.close(() => answer(false)));
  });
}
