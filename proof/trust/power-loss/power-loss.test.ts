import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../random-numbers.ts';
import { Disk } from './disk.ts';
import { type DiskEvent, listEvents } from './events.ts';
import { checkOrder } from './order.ts';

const write = (path: string, text: string, at = 0): DiskEvent => ({
  kind: 'write',
  path,
  at,
  bytes: Buffer.from(text),
});
const sync = (path: string): DiskEvent => ({ kind: 'sync', path });
const answer: DiskEvent = { kind: 'answer', status: 201 };

describe('the order of writes, syncs and answers', () => {
  it('is right when everything written is synced before success is answered', () => {
    expect(checkOrder([write('/d/wal', 'a'), sync('/d/wal'), answer]).faults).toEqual([]);
  });

  it('is wrong when a write is not synced, or is synced after the answer', () => {
    expect(checkOrder([write('/d/wal', 'a'), answer]).faults).toHaveLength(1);
    expect(checkOrder([write('/d/wal', 'a'), answer, sync('/d/wal')]).faults).toHaveLength(1);
  });

  it('is wrong when a file gets its name and the folder is not synced', () => {
    const renamed: DiskEvent = { kind: 'rename', from: '/d/.tmp', to: '/d/photo' };
    const events = [write('/d/.tmp', 'a'), sync('/d/.tmp'), renamed];
    expect(checkOrder([...events, answer]).faults).toHaveLength(1);
    expect(checkOrder([...events, sync('/d'), answer]).faults).toEqual([]);
  });

  it('does not matter for a refusal', () => {
    expect(checkOrder([write('/d/wal', 'a'), { kind: 'answer', status: 422 }]).faults).toEqual([]);
  });
});

describe('a disk whose power fails', () => {
  it('always has what was synced, and not always what was not', () => {
    const disk = new Disk(new Map([['/d/wal', Buffer.alloc(0)]]));
    for (const event of [write('/d/wal', 'safe'), sync('/d/wal'), write('/d/wal', '!', 4)]) disk.play(event);
    const random = randomNumbers(1);
    const contents = Array.from({ length: 50 }, () => disk.afterPowerLoss(random).get('/d/wal')?.toString());
    expect(new Set(contents)).toEqual(new Set(['safe', 'safe!']));
  });
});

it('a record of system calls becomes events of the data folder, and answers', () => {
  const hex = (text: string) => Buffer.from(text).toString('hex').replaceAll(/../g, '\\x$&');
  const calls = [
    { name: 'pwrite64', text: '(7</data/wal>, "' + hex('ab') + '", 2, 4096) = 2', result: 2 },
    { name: 'fdatasync', text: '(7</data/wal>) = 0', result: 0 },
    {
      name: 'write',
      text: '(9<socket:[1]>, "' + hex('HTTP/1.1 201 Created\r\n') + '", 22) = 22',
      result: 22,
    },
    { name: 'write', text: '(3</tmp/other>, "' + hex('x') + '", 1) = 1', result: 1 },
  ].map(({ text, ...call }) => ({ ...call, text: text.slice(1) }));
  expect(listEvents(calls, '/data')).toEqual([
    { kind: 'write', path: '/data/wal', at: 4096, bytes: Buffer.from('ab') },
    { kind: 'sync', path: '/data/wal' },
    { kind: 'answer', status: 201 },
  ]);
});
