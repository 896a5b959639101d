import { describe, expect, it } from 'vitest';
import { limits } from '@hearth/contract';
import type { ListOperation } from '../list-operation.ts';
import { type PendingChange, type PendingChangeStore, type Receipt, shows } from './pending-change.ts';
import { Outbox } from './outbox.ts';

const remove = (id: string): ListOperation => ({ kind: 'remove', ids: [id] });
const add: ListOperation = { kind: 'add', items: [] };

class MemoryStore implements PendingChangeStore {
  readonly pendingChanges = new Map<string, PendingChange>();
  load = async () => [...this.pendingChanges.values()].toReversed();
  put = async (pendingChanges: readonly PendingChange[]) => {
    for (const pendingChange of pendingChanges) this.pendingChanges.set(pendingChange.id, pendingChange);
  };
  drop = async (ids: readonly string[]) => {
    for (const id of ids) this.pendingChanges.delete(id);
  };
}

class Refused extends Error {}

/** An outbox with a fake server, and a record of its calls. */
function setUp(
  server: (pendingChanges: readonly PendingChange[]) => Promise<readonly Receipt[]> = acceptAll,
  store = new MemoryStore(),
) {
  const sent: string[][] = [];
  const refetched: string[][] = [];
  const waits: number[] = [];
  let count = store.pendingChanges.size;
  const outbox = new Outbox(
    store,
    {
      send: (pendingChanges) => {
        sent.push(pendingChanges.map(nameChange));
        return server(pendingChanges);
      },
      refusalOf: (error) => (error instanceof Refused ? { kind: 'refused', reason: 'no' } : undefined),
      refetch: (listIds) => void refetched.push([...listIds]),
      wait: async (ms) => void waits.push(ms),
      newId: () => `change ${(count += 1)}`,
    },
    'cook',
  );
  const idle = async () => {
    for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
  };
  const names = () => outbox.pendingChanges().map(nameChange);
  return { outbox, store, sent, refetched, waits, idle, names };
}

function nameChange({ operation }: PendingChange): string {
  return operation.kind === 'remove' ? (operation.ids[0] ?? '') : operation.kind;
}

async function acceptAll(pendingChanges: readonly PendingChange[]): Promise<Receipt[]> {
  return pendingChanges.map(({ id, number }) => ({ id, outcome: 'done', sequence: number }));
}

it.each([
  ['have been read', async () => []],
  ['cannot be read', () => Promise.reject(new Error('no database'))],
])('the outbox is complete once the stored changes %s', async (_, load) => {
  const { outbox, idle } = setUp(acceptAll, Object.assign(new MemoryStore(), { load }));
  let calls = 0;
  outbox.subscribe(() => void (calls += 1));
  expect(outbox.isLoaded()).toBe(false);
  await idle();
  expect([outbox.isLoaded(), calls > 0]).toEqual([true, true]);
});

describe('the outbox', () => {
  it('splits an operation on many items into batches within the limit of the server', async () => {
    const { outbox, idle } = setUp();
    const ids = Array.from({ length: limits.shoppingItems * 2 + 1 }, (_, at) => `item ${at}`);
    const last = await outbox.push('list', { kind: 'remove', ids }, 1);
    await idle();
    const parts = outbox
      .pendingChanges()
      .map(({ operation }) => (operation.kind === 'remove' ? operation.ids : []));
    expect(parts.map((part) => part.length)).toEqual([limits.shoppingItems, limits.shoppingItems, 1]);
    expect(parts.flat()).toEqual(ids);
    expect(outbox.pendingChanges().map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(await outbox.outcomeOf(last)).toBe('accepted');
  });

  it('shows a change until a fetched list contains it', async () => {
    const { outbox, store, sent, refetched, idle, names } = setUp();
    void outbox.push('list', remove('a'), 0);
    void outbox.push('list', remove('b'), 0);
    expect(names()).toEqual(['a', 'b']);
    await idle();
    expect(sent.flat()).toEqual(['a', 'b']);
    expect(refetched.at(-1)).toEqual(['list']);
    expect(
      outbox
        .pendingChanges()
        .filter((pendingChange) => shows(pendingChange, 1))
        .map(nameChange),
    ).toEqual(['b']);
    outbox.dropContained('list', 1);
    await idle();
    expect(names()).toEqual(['b']);
    outbox.dropContained('other list', 9);
    await idle();
    expect(names()).toEqual(['b']);
    outbox.dropContained('list', 2);
    await idle();
    expect([names(), store.pendingChanges.size]).toEqual([[], 0]);
  });

  it('stores a change on the device before push resolves', async () => {
    const store = new MemoryStore();
    const put = store.put;
    let write: () => void = () => undefined;
    const mayWrite = new Promise<void>((resolve) => (write = resolve));
    store.put = (pendingChanges) => mayWrite.then(() => put(pendingChanges));
    const { outbox, names, idle } = setUp(acceptAll, store);
    let isPushed = false;
    void outbox.push('list', remove('a'), 0).then(() => (isPushed = true));
    await idle();
    expect([names(), isPushed]).toEqual([['a'], false]);
    write();
    await idle();
    expect([isPushed, store.pendingChanges.size]).toEqual([true, 1]);
  });

  it('keeps order and unsent changes across a restart of the app', async () => {
    const first = setUp(() => new Promise(() => undefined));
    for (const name of ['a', 'b', 'c']) void first.outbox.push('list', remove(name), 0);
    await first.idle();
    expect(first.store.pendingChanges.size).toBe(3);
    const second = setUp(acceptAll, first.store);
    void second.outbox.push('list', remove('d'), 0);
    await second.idle();
    expect(second.sent.flat()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('refetches the lists of changes that were sent before a restart', async () => {
    const first = setUp();
    await first.outbox.push('list', remove('a'), 0);
    await first.idle();
    const second = setUp(acceptAll, first.store);
    await second.outbox.work();
    expect(second.refetched).toEqual([['list']]);
    expect(second.sent).toEqual([]);
  });

  it('retries with exponential backoff while the server is unreachable', async () => {
    let tries = 0;
    const { outbox, waits, names, idle } = setUp(async (pendingChanges) => {
      tries += 1;
      if (tries < 8) throw new Error('no network');
      return acceptAll(pendingChanges);
    });
    void outbox.push('list', remove('a'), 0);
    await idle();
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    expect(outbox.isReached()).toBe(true);
    outbox.dropContained('list', 1);
    await idle();
    expect(names()).toEqual([]);
  });

  it('moves a refused change to the dead letters until the user retries it, and sends the others', async () => {
    let refuses = true;
    const { outbox, sent, names, idle } = setUp(async (pendingChanges) => {
      if (refuses && pendingChanges.some((one) => nameChange(one) === 'b')) throw new Refused();
      return acceptAll(pendingChanges);
    });
    for (const name of ['a', 'b', 'c']) void outbox.push('list', remove(name), 0);
    await idle();
    outbox.dropContained('list', 9);
    await idle();
    expect(names()).toEqual(['b']);
    expect(outbox.pendingChanges()[0]).toMatchObject({ refusal: { kind: 'refused', reason: 'no' } });
    refuses = false;
    await outbox.retry();
    await idle();
    expect(sent.at(-1)).toEqual(['b']);
    outbox.dropContained('list', 9);
    await idle();
    expect(names()).toEqual([]);
  });

  it('dead-letters additions to a deleted list and drops its other changes', async () => {
    const { outbox, names, idle } = setUp(async (pendingChanges) =>
      pendingChanges.map(({ id }) => ({ id, outcome: 'gone', sequence: 0 })),
    );
    void outbox.push('list', add, 0);
    void outbox.push('list', remove('a'), 0);
    await idle();
    outbox.dropSent('list');
    await idle();
    expect(names()).toEqual(['add']);
    expect(outbox.pendingChanges()[0]?.refusal).toEqual({ kind: 'gone' });
    await outbox.discardRefused();
    expect(names()).toEqual([]);
  });

  it('reports whether a change is accepted, refused or waiting', async () => {
    const outcome = async (server: Parameters<typeof setUp>[0]) => {
      const { outbox } = setUp(server);
      return outbox.outcomeOf(await outbox.push('list', remove('a'), 0));
    };
    expect(await outcome(acceptAll)).toBe('accepted');
    expect(await outcome(() => Promise.reject(new Refused()))).toBe('refused');
    let isFirst = true;
    const failFirst = async (pendingChanges: readonly PendingChange[]) => {
      if (!isFirst) return acceptAll(pendingChanges);
      isFirst = false;
      throw new Error('no network');
    };
    expect(await outcome(failFirst)).toBe('waiting');
  });

  it('does not send changes of another user on the same device', async () => {
    const store = new MemoryStore();
    const other: PendingChange = {
      id: 'other',
      number: 1,
      userId: 'guest',
      listId: 'list',
      operation: add,
      seen: 0,
    };
    await store.put([other]);
    const { outbox, sent, idle } = setUp(acceptAll, store);
    await outbox.push('list', remove('a'), 0);
    await idle();
    expect(sent).toEqual([['a']]);
    expect(store.pendingChanges.has('other')).toBe(true);
  });

  it('reloads changes that another tab added or sent', async () => {
    const store = new MemoryStore();
    const [one, two] = [setUp(() => new Promise(() => undefined), store), setUp(acceptAll, store)];
    void one.outbox.push('list', remove('a'), 0);
    await one.idle();
    await two.outbox.reload();
    expect(two.names()).toEqual(['a']);
    await store.drop(['change 1']);
    await one.outbox.reload();
    expect(one.names()).toEqual([]);
  });
});
