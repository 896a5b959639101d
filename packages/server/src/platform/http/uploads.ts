import { limits } from '@hearth/contract/kernel/limits';
import { createConcurrencyLimit, type ConcurrencyLimit } from '../concurrency/concurrency-limit.ts';

/** A form waits so long for its turn before the server says that it is busy. */
const waiting = { maxWaiting: 100, maxWaitMs: 20_000 };

interface Account {
  readonly limiter: ConcurrencyLimit;
  forms: number;
}

/**
 * Takes forms with files a few at a time, since they are held in memory; fewer of each account, so that one account
 * cannot hold up the others.
 */
export class Uploads {
  readonly #all = createConcurrencyLimit({ atOnce: limits.uploads, ...waiting });
  readonly #accounts = new Map<string, Account>();

  /**
   * Reads and handles a form.
   * @param name whose form it is
   * @throws ConcurrencyLimitError when the form's turn does not come in time
   */
  async run<T>(name: string, task: () => Promise<T>): Promise<T> {
    const account = this.#enter(name);
    try {
      return await account.limiter.run(() => this.#all.run(task));
    } finally {
      account.forms -= 1;
      if (account.forms === 0) this.#accounts.delete(name);
    }
  }

  #enter(name: string): Account {
    const account = this.#accounts.get(name) ?? {
      limiter: createConcurrencyLimit({ atOnce: limits.uploadsPerAccount, ...waiting }),
      forms: 0,
    };
    account.forms += 1;
    this.#accounts.set(name, account);
    return account;
  }
}
