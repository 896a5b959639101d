import { Agent, request } from 'node:http';
import { percentile } from '../percentiles.ts';
import type { Caller } from '../calls.ts';
import type { Figures } from '../trial.ts';

/** A request of a load, chosen anew each time. */
export interface LoadRequest {
  /** The kind of request, in words: waits are reported for each kind. */
  readonly kind: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

interface Sample {
  readonly kind: string;
  readonly isWrite: boolean;
  readonly status: number;
  readonly ms: number;
  readonly hasRetryAfter: boolean;
}

export interface Load {
  readonly concurrency: number;
  readonly seconds: number;
  readonly next: () => LoadRequest;
}

/** What a load has found. */
export class LoadReport {
  readonly #samples: readonly Sample[];
  readonly #seconds: number;

  constructor(samples: readonly Sample[], seconds: number) {
    this.#samples = samples;
    this.#seconds = seconds;
  }

  count(matches: (status: number) => boolean): number {
    return this.#samples.filter(({ status }) => matches(status)).length;
  }

  /** Refusals with 503 that do not say when to come again. */
  get bareRefusals(): number {
    return this.#samples.filter(({ status, hasRetryAfter }) => status === 503 && !hasRetryAfter).length;
  }

  /** In milliseconds, of requests that were answered. */
  waits(share: number, kind?: 'read' | 'write'): number {
    const chosen = this.#samples.filter(
      ({ isWrite, status }) => status > 0 && (kind === undefined || isWrite === (kind === 'write')),
    );
    return percentile(
      chosen.map(({ ms }) => ms),
      share,
    );
  }

  /** A line for each kind of request, in alphabetical order. */
  figuresOfKinds(): Figures {
    const answered = this.#samples.filter(({ status }) => status > 0);
    const kinds = [...new Set(answered.map(({ kind }) => kind))].toSorted();
    const lines = kinds.map((kind): [string, string] => {
      const waits = answered.filter((sample) => sample.kind === kind).map(({ ms }) => ms);
      const shown = [0.5, 0.95, 0.99, 1].map((share) => percentile(waits, share).toFixed(0));
      return [`${kind}: p50 / p95 / p99 / max (ms)`, `${shown.join(' / ')} (${waits.length} requests)`];
    });
    return Object.fromEntries(lines);
  }

  figures(label: string): Figures {
    const shown = (kind: 'read' | 'write') =>
      [0.5, 0.95, 0.99, 1].map((share) => this.waits(share, kind).toFixed(0)).join(' / ');
    const statuses = new Map<number, number>();
    for (const { status } of this.#samples) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return {
      [`${label}: requests a second`]: Math.round(this.#samples.length / this.#seconds),
      [`${label}: reads p50 / p95 / p99 / max (ms)`]: shown('read'),
      [`${label}: writes p50 / p95 / p99 / max (ms)`]: shown('write'),
      [`${label}: answers by status (0: none)`]: [...statuses].map(([s, n]) => `${s}: ${n}`).join(', '),
    };
  }
}

/** Sends requests from so many connections at once until the time is over. */
export async function putLoad(caller: Caller, { concurrency, seconds, next }: Load): Promise<LoadReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const samples: Sample[] = [];
  const end = performance.now() + seconds * 1000;
  const started = performance.now();
  const ask = async () => {
    while (performance.now() < end) samples.push(await send(agent, caller, next()));
  };
  await Promise.all(Array.from({ length: concurrency }, ask));
  agent.destroy();
  return new LoadReport(samples, (performance.now() - started) / 1000);
}

function send(
  agent: Agent,
  { url, token }: Caller,
  { kind, method, path, body }: LoadRequest,
): Promise<Sample> {
  const started = performance.now();
  return new Promise((resolve) => {
    const finish = (status: number, hasRetryAfter = false) =>
      resolve({ kind, isWrite: method !== 'GET', status, ms: performance.now() - started, hasRetryAfter });
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { authorization: `Bearer ${token}`, ...type };
    const sent = request(`${url}${path}`, { agent, method, headers, timeout: 30_000 }, (answer) => {
      answer.resume();
      answer.once('end', () => finish(answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined));
      answer.once('error', () => finish(0));
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => finish(0));
    sent.end(body);
  });
}
