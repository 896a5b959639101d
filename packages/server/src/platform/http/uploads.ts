import { createConcurrencyLimit, type ConcurrencyLimit } from '../concurrency/concurrency-limit.ts';

/** Wait of a form in the queue before the server answers that it is busy. */
const waiting = { maxWaiting: 100, maxWaitMs: 20_000 };

interface Account {
  readonly limiter: ConcurrencyLimit;
  forms: number;
}

/** How many forms are handled at once. */
export interface UploadsOptions {
  readonly total: number;
  readonly perAccount: number;
}

/**
 * Limits concurrent forms with files, because they are held in memory, in total and per account, so that one
 * account cannot block the others.
 */
export class Uploads {
  readonly #all: ConcurrencyLimit;
  readonly #perAccount: number;
  readonly #accounts = new Map<string, Account>();

  constructor({ total, perAccount }: UploadsOptions) {
    this.#all = createConcurrencyLimit({ atOnce: total, ...waiting });
    this.#perAccount = perAccount;
  }

  /**
   * Reads and handles a form.
   * @param name the account or address of the sender
   * @throws ConcurrencyLimitError if the queue is full or the wait is too long
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
      limiter: createConcurrencyLimit({ atOnce: this.#perAccount, ...waiting }),
      forms: 0,
    };
    account.forms += 1;
    this.#accounts.set(name, account);
    return account;
  }
}
