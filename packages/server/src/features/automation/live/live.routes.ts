import type { FastifyRequest } from 'fastify';
import { limits, operations } from '@hearth/contract';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Notice } from '../../../platform/db/announcements.ts';
import type { Authenticator, Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { LiveFeed } from './live-feed.ts';
import { greeting, type LiveStream, openStream } from './live-stream.ts';

/** How often a stream sends a heartbeat, and checks that its reader may still read it: a session may have run out. */
const heartbeatMs = 20_000;

/** Live streams of the changes in a household. `onClose` receives the function that ends them all. */
export function liveRoutes(
  routes: Routes,
  platform: Platform,
  authenticator: Authenticator,
  onClose: (close: () => void) => void,
): void {
  const streams = new Streams(authenticator);
  let feed: LiveFeed | undefined;
  const { announcements } = platform.database;
  let unsubscribe: (() => void) | undefined;
  onClose(() => {
    unsubscribe?.();
    streams.endAll();
    feed?.close();
  });
  routes.member(operations.followHousehold, async ({ scope, query, request, reply }) => {
    feed ??= new LiveFeed(announcements, platform.random.uuid());
    unsubscribe ??= announcements.subscribe((notice) => void streams.hear(notice));
    const header = request.headers['last-event-id'];
    const after = query.after ?? (typeof header === 'string' ? header : undefined);
    // Proxies hand each event on at once.
    reply.headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' });
    if (!query.wait) return greeting(feed, scope.householdId, after);
    if (streams.count >= limits.liveStreams) fail('busy');
    const stream = openStream(feed, scope.householdId, after);
    streams.add({ stream, householdId: scope.householdId, request }, scope.userId);
    return stream.body;
  });
}

/** A stream, and by what its reader may read it. */
interface OpenStream {
  readonly stream: LiveStream;
  readonly householdId: string;
  readonly request: FastifyRequest;
}

/** The open streams by user. */
class Streams {
  readonly #authenticator: Authenticator;
  readonly #open = new Map<string, Set<OpenStream>>();

  constructor(authenticator: Authenticator) {
    this.#authenticator = authenticator;
  }

  /** How many streams are open. */
  get count(): number {
    return this.#all().length;
  }

  add(one: OpenStream, userId: string): void {
    const own = this.#open.get(userId) ?? new Set();
    this.#open.set(userId, own.add(one));
    const [oldest] = own;
    if (own.size > limits.liveStreamsPerAccount) oldest?.stream.end();
    const timer = setInterval(() => void this.#heartbeat(one), heartbeatMs);
    one.stream.body.on('close', () => {
      clearInterval(timer);
      own.delete(one);
      if (own.size === 0) this.#open.delete(userId);
    });
    // The session may have ended between its check and here, where the announcement finds the stream.
    void this.#endUnlessAllowed(one);
  }

  /** Ends the streams that a session, API token or place of the user no longer opens; all may have missed it. */
  async hear(notice: Notice): Promise<void> {
    if (notice !== 'missed' && !('accessOf' in notice)) return;
    const affected = notice === 'missed' ? this.#all() : [...(this.#open.get(notice.accessOf) ?? [])];
    for (const one of affected) await this.#endUnlessAllowed(one);
  }

  endAll(): void {
    for (const { stream } of this.#all()) stream.end();
  }

  #all(): OpenStream[] {
    return [...this.#open.values()].flatMap((own) => [...own]);
  }

  async #heartbeat(one: OpenStream): Promise<void> {
    if (await this.#endUnlessAllowed(one)) one.stream.sendHeartbeat();
  }

  /** Whether the reader may still read the stream: is signed in, and in its household. */
  async #endUnlessAllowed({ stream, householdId, request }: OpenStream): Promise<boolean> {
    const scope = await this.#authenticator.authenticate(request).catch(() => null);
    const isAllowed = scope?.householdId === householdId;
    if (!isAllowed) stream.end();
    return isAllowed;
  }
}
