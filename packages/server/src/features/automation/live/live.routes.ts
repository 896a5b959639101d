import type { FastifyRequest } from 'fastify';
import { limits, operations } from '@hearth/contract';
import { fail } from '../../../platform/errors/app-error.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Authenticator, Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { LiveFeed } from './live-feed.ts';
import { greeting, type LiveStream, openStream } from './live-stream.ts';

/** How often a stream sends a heartbeat and checks that its reader may still read it. */
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
  onClose(() => {
    streams.endAll();
    feed?.close();
  });
  routes.member(operations.followHousehold, async ({ scope, query, request, reply }) => {
    feed ??= new LiveFeed(platform.database.announcements, platform.random.uuid());
    const header = request.headers['last-event-id'];
    const after = query.after ?? (typeof header === 'string' ? header : undefined);
    // Proxies hand each event on at once.
    reply.headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' });
    if (!query.wait) return greeting(feed, scope.householdId, after);
    if (streams.count >= limits.liveStreams) fail('busy');
    const stream = openStream(feed, scope.householdId, after);
    streams.add(stream, scope, request);
    return stream.body;
  });
}

/** The open streams by user. */
class Streams {
  readonly #authenticator: Authenticator;
  readonly #open = new Map<string, Set<LiveStream>>();

  constructor(authenticator: Authenticator) {
    this.#authenticator = authenticator;
  }

  /** How many streams are open. */
  get count(): number {
    return [...this.#open.values()].reduce((sum, own) => sum + own.size, 0);
  }

  add(stream: LiveStream, scope: MemberScope, request: FastifyRequest): void {
    const own = this.#open.get(scope.userId) ?? new Set();
    this.#open.set(scope.userId, own.add(stream));
    const [oldest] = own;
    if (own.size > limits.liveStreamsPerAccount) oldest?.end();
    const timer = setInterval(() => void this.#heartbeat(stream, scope, request), heartbeatMs);
    stream.body.on('close', () => {
      clearInterval(timer);
      own.delete(stream);
      if (own.size === 0) this.#open.delete(scope.userId);
    });
  }

  endAll(): void {
    for (const own of this.#open.values()) for (const stream of own) stream.end();
  }

  /** Ends the stream of a user who has signed out or moved to another household. */
  async #heartbeat(stream: LiveStream, { householdId }: MemberScope, request: FastifyRequest): Promise<void> {
    const now = await this.#authenticator.authenticate(request).catch(() => null);
    if (now?.householdId === householdId) stream.sendHeartbeat();
    else stream.end();
  }
}
