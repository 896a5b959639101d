import type { SystemCall } from './trace.ts';

/** What a call means for what a loss of power leaves behind. */
export type DiskEvent =
  | { readonly kind: 'write'; readonly path: string; readonly at: number | null; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly path: string; readonly length: number }
  | { readonly kind: 'sync'; readonly path: string }
  | { readonly kind: 'rename'; readonly from: string; readonly to: string }
  | { readonly kind: 'answer'; readonly status: number };

/** The events of a record that concern files below `folder` or answers to clients. */
export function listEvents(calls: readonly SystemCall[], folder: string): DiskEvent[] {
  return calls
    .map(readEvent)
    .filter((event): event is DiskEvent => event !== null && concerns(event, folder));
}

function concerns(event: DiskEvent, folder: string): boolean {
  if (event.kind === 'answer') return true;
  return (event.kind === 'rename' ? event.to : event.path).startsWith(folder);
}

function readEvent({ name, text }: SystemCall): DiskEvent | null {
  const path = readPath(text);
  switch (name) {
    case 'fsync':
    case 'fdatasync':
      return { kind: 'sync', path };
    case 'ftruncate':
      return { kind: 'truncate', path, length: lastNumber(text) };
    case 'rename':
    case 'renameat':
    case 'renameat2': {
      const [from, to] = readStrings(text).map((one) => one.toString());
      return from === undefined || to === undefined ? null : { kind: 'rename', from, to };
    }
    case 'pwrite64':
    case 'pwritev':
      return { kind: 'write', path, at: lastNumber(text), bytes: Buffer.concat(readStrings(text)) };
    case 'write':
    case 'writev':
    case 'sendto':
    case 'sendmsg':
      return readWrite(path, Buffer.concat(readStrings(text)));
    default:
      return null;
  }
}

function readWrite(path: string, bytes: Buffer): DiskEvent | null {
  if (path.startsWith('/')) return { kind: 'write', path, at: null, bytes };
  const status = /^HTTP\/1\.1 (\d{3})/.exec(bytes.subarray(0, 20).toString('latin1'))?.[1];
  return status === undefined ? null : { kind: 'answer', status: Number(status) };
}

/** The path of the descriptor that a call begins with, as `7</path>`. */
function readPath(text: string): string {
  const shown = /^\d+<([^>]*)>/.exec(text)?.[1] ?? '';
  return fromHex(shown).toString();
}

/** The strings among the arguments. */
function readStrings(text: string): Buffer[] {
  return [...text.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex = '']) => fromHex(hex));
}

function fromHex(text: string): Buffer {
  return text.startsWith('\\x') ? Buffer.from(text.replaceAll('\\x', ''), 'hex') : Buffer.from(text);
}

function lastNumber(text: string): number {
  return Number(/(\d+)\)\s+= -?\d+[^=]*$/.exec(text.slice(-100))?.[1]);
}
