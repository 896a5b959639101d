import { randomNumbers } from './random-numbers.ts';
import { PostgresServer } from './postgres-server.ts';
import type { Context } from './trial.ts';

/** How the trials of one run are carried out. */
export interface RunOptions {
  readonly isShort: boolean;
  readonly hours: number;
  readonly seed: number;
}

/** Contexts for the trials of a run, and the end of what they share. */
export class Run {
  readonly #options: RunOptions;
  #postgres: Promise<PostgresServer | null> | undefined;

  constructor(options: RunOptions) {
    this.#options = options;
  }

  context(): Context {
    const { isShort, hours, seed } = this.#options;
    return {
      isShort,
      hours,
      seed,
      random: randomNumbers(seed),
      say: (line) => process.stdout.write(`      ${line}\n`),
      postgres: () => this.#startPostgres(),
    };
  }

  async end(): Promise<void> {
    await (await this.#postgres)?.stop();
  }

  #startPostgres(): Promise<PostgresServer | null> {
    this.#postgres ??= PostgresServer.start();
    return this.#postgres;
  }
}
