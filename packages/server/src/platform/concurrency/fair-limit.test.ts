import { limits } from '@hearth/contract/kernel/limits';
import { describe, expect, it } from 'vitest';
import { FairLimit } from './fair-limit.ts';

const waiting = { maxWaiting: 100, maxWaitMs: 20_000 };

/** Forms that stay in progress until the test ends them. */
function forms(uploads: FairLimit) {
  const running: { account: string; end: () => void }[] = [];
  const start = (account: string) =>
    uploads.run(account, () => new Promise<void>((end) => running.push({ account, end })));
  return { running, start };
}

const turn = () => new Promise((resume) => setImmediate(resume));

describe('concurrent uploads', () => {
  it('are limited per account, so that one leaves room for others', async () => {
    const { running, start } = forms(
      new FairLimit({ total: limits.uploads, perAccount: limits.uploadsPerAccount, ...waiting }),
    );
    const greedy = Array.from({ length: limits.uploads + 5 }, () => start('greedy'));
    const modest = start('modest');
    await turn();
    expect(running.map(({ account }) => account).toSorted()).toEqual(['greedy', 'greedy', 'modest']);
    while (running.length > 0) {
      running.shift()?.end();
      await turn();
    }
    await Promise.all([...greedy, modest]);
  });

  it('are limited to what fits into memory', async () => {
    const { running, start } = forms(
      new FairLimit({ total: limits.uploads, perAccount: limits.uploadsPerAccount, ...waiting }),
    );
    const all = Array.from({ length: limits.uploads * 2 }, (_, index) => start(`account ${index}`));
    await turn();
    expect(running).toHaveLength(limits.uploads);
    while (running.length > 0) {
      running.shift()?.end();
      await turn();
      expect(running.length).toBeLessThanOrEqual(limits.uploads);
    }
    await Promise.all(all);
  });
});
