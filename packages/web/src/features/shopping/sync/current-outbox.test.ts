import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getOutbox } from './current-outbox.ts';

describe('the outbox of the app', () => {
  const browser = new EventTarget();
  let isOnline: boolean;
  let calls: number;
  beforeEach(() => {
    // Timers never fire.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    [isOnline, calls] = [false, 0];
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
    vi.stubGlobal(
      'BroadcastChannel',
      class extends EventTarget {
        postMessage = () => undefined;
      },
    );
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      calls += 1;
      if (!isOnline) throw new TypeError('no network');
      const { changes } = JSON.parse(body) as { changes: { id: string }[] };
      return Response.json({
        results: changes.map(({ id }) => ({ id, outcome: 'done', sequence: 1, kept: [] })),
      });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  async function idle() {
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }

  it('sends pending changes as soon as the network is back', async () => {
    const outbox = getOutbox(new QueryClient());
    await outbox.push('list', { kind: 'remove', ids: ['milk'] }, 1);
    await idle();
    expect([calls, outbox.isReached()]).toEqual([1, false]);
    isOnline = true;
    browser.dispatchEvent(new Event('online'));
    await idle();
    expect([calls, outbox.isReached()]).toEqual([2, true]);
  });
});
