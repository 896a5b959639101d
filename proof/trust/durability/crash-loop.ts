import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { call, type Caller, entries, field } from '../calls.ts';
import { milliseconds, percentile } from '../percentiles.ts';
import { type Engine, type StartedServer, startServer } from '../started-server.ts';
import { type Context, judge, type Outcome, skip, type Trial } from '../trial.ts';
import { audit, findHalfRecipes, findMissingFiles } from './audit.ts';
import { findDamage } from './database-file.ts';
import { Journal } from './journal.ts';
import { type Ground, prepareGround, writeUntilGone } from './writers.ts';

const writers = 16;
const cycles = { short: { sqlite: 8, postgres: 4 }, long: { sqlite: 300, postgres: 100 } };
const life = { minMs: 50, maxMs: 2000 };
const readyMs = 5000;

/** A list and a recipe take this many cycles of items and files before a new one is begun, within their limits. */
const cyclesPerGround = 3;

/** One trial for each database. */
export const crashLoops: readonly Trial[] = (['sqlite', 'postgres'] as const).map((engine) => ({
  row: 'D1',
  name: `crash loop on ${engine}`,
  promise: 'everything acknowledged is there and whole after kill -9, and the server is ready within 5 s',
  run: (context: Context) => run(context, engine),
}));

async function run(context: Context, engine: Engine): Promise<Outcome> {
  const server = await startServer(context, engine);
  if (server === null) return skip('PostgreSQL is not installed');
  const journal = new Journal();
  try {
    return await new CrashLoop(context, server, journal).run(
      cycles[context.isShort ? 'short' : 'long'][engine],
      engine,
    );
  } finally {
    journal.remove();
    await server.remove();
  }
}

class CrashLoop {
  readonly #context: Context;
  readonly #server: StartedServer;
  readonly #journal: Journal;
  readonly #readyMs: number[] = [];
  readonly #grounds: Ground[] = [];
  readonly #faults: string[] = [];

  constructor(context: Context, server: StartedServer, journal: Journal) {
    this.#context = context;
    this.#server = server;
    this.#journal = journal;
  }

  async run(count: number, engine: Engine): Promise<Outcome> {
    const { hearth } = this.#server;
    const caller = { url: hearth.url, token: await hearth.signIn() };
    for (let cycle = 0; cycle < count; cycle += 1) {
      if (cycle % cyclesPerGround === 0) this.#grounds.push(await prepareGround(caller));
      await this.#crash(caller);
      if (engine === 'sqlite') this.#faults.push(...findDamage(hearth.folder));
      if ((cycle + 1) % 10 === 0)
        this.#context.say(
          `${cycle + 1} kills, ${this.#journal.length} acknowledged writes, ${this.#faults.length} faults`,
        );
    }
    const slugs = await this.#auditAll(caller);
    return judge(
      {
        kills: count,
        'acknowledged writes': this.#journal.length,
        'recipes looked at': slugs,
        'ready after (median)': milliseconds(percentile(this.#readyMs, 0.5)),
        'ready after (longest)': milliseconds(percentile(this.#readyMs, 1)),
        'files without a row': await this.#countOrphans(caller),
        'lost or not whole': this.#faults.filter((fault) => !fault.startsWith('ready')).length,
      },
      this.#faults,
    );
  }

  /** Kills the server in the midst of writes, starts it again, and looks for all that it has acknowledged meanwhile. */
  async #crash(caller: Caller): Promise<void> {
    const ground = this.#ground;
    const first = this.#journal.length;
    const writing = Promise.all(
      Array.from({ length: writers }, (_, at) => writeUntilGone(caller, ground, this.#journal, at)),
    );
    await delay(life.minMs + this.#context.random() * (life.maxMs - life.minMs));
    await this.#server.hearth.killHard();
    await writing;
    const started = performance.now();
    await this.#server.hearth.restart();
    const waited = performance.now() - started;
    this.#readyMs.push(waited);
    if (waited > readyMs) this.#faults.push(`ready after ${milliseconds(waited)}`);
    this.#faults.push(...(await audit(caller, ground, this.#journal.entriesFrom(first))));
  }

  get #ground(): Ground {
    const ground = this.#grounds.at(-1);
    if (ground === undefined) throw new Error('There is nothing to write to');
    return ground;
  }

  /** Looks at every recipe that the server lists; answers how many there are. */
  async #auditAll(caller: Caller): Promise<number> {
    const all = await call(caller, '/api/recipes?perPage=-1');
    const slugs = entries(all?.body, 'items').map((recipe) => field(recipe, 'slug'));
    this.#faults.push(...(await findHalfRecipes(caller, slugs)));
    for (const ground of this.#grounds) this.#faults.push(...(await findMissingFiles(caller, ground)));
    const listed = new Set(slugs);
    for (const entry of this.#journal.entriesFrom(0))
      if (entry.kind === 'recipe' && !listed.has(entry.slug)) this.#faults.push(`lost: ${entry.slug}`);
    return slugs.length;
  }

  /** Files that no recipe names: uploads that were cut off between the file and its row. */
  async #countOrphans(caller: Caller): Promise<number> {
    let orphans = 0;
    for (const { slug, recipeId } of this.#grounds) {
      const recipe = await call(caller, `/api/recipes/${slug}`);
      const named = new Set(entries(recipe?.body, 'assets').map((asset) => field(asset, 'fileName')));
      const folder = join(this.#server.hearth.folder, 'recipes', recipeId, 'assets');
      orphans += (existsSync(folder) ? readdirSync(folder) : []).filter((name) => !named.has(name)).length;
    }
    return orphans;
  }
}
