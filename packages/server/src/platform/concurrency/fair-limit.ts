import { createConcurrencyLimit, type ConcurrencyLimit } from './concurrency-limit.ts';

/** How many tasks run at once, of all accounts and of one, and how long further ones wait. */
export interface FairLimitOptions {
  readonly total: number;
  readonly perAccount: number;
  /** Maximum number of waiting tasks, of all accounts and of one. */
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
}

interface Account {
  readonly limiter: ConcurrencyLimit;
  tasks: number;
}

/** Limits concurrent tasks in total and per account, so that one account cannot block the others. */
export class FairLimit {
  readonly #all: ConcurrencyLimit;
  readonly #options: FairLimitOptions;
  readonly #accounts = new Map<string, Account>();

  constructor(options: FairLimitOptions) {
    this.#options = options;
    this.#all = createConcurrencyLimit({ ...options, atOnce: options.total });
  }

  /**
   * Runs `task` as soon as the account and all together have a free slot.
   * @param name the account or address that asks
   * @throws ConcurrencyLimitError if the queue is full or the wait is too long
   */
  async run<T>(name: string, task: () => Promise<T>): Promise<T> {
    const account = this.#enter(name);
    try {
      return await account.limiter.run(() => this.#all.run(task));
    } finally {
      account.tasks -= 1;
      if (account.tasks === 0) this.#accounts.delete(name);
    }
  }

  #enter(name: string): Account {
    const account = this.#accounts.get(name) ?? {
      limiter: createConcurrencyLimit({ ...this.#options, atOnce: this.#options.perAccount }),
      tasks: 0,
    };
    account.tasks += 1;
    this.#accounts.set(name, account);
    return account;
  }
}
