import type { UserOut } from '@hearth/contract';
import type { KeptRecipes } from '../../platform/offline/kept/kept-recipe.ts';
import type { OutboxNews, PendingWrite, PendingWrites } from '../../platform/offline/outbox/pending-write.ts';
import { type Deferred, deferWrite, type SentWrite } from './deferrable.ts';
import { type Outcome, readOutcome } from './outcome.ts';
import { sendRecipe } from './send-recipe.ts';

/** The server stores what has a known key once, however often it is sent. */
const keyHeader = 'idempotency-key';

/** What a write keeps of its request. */
interface SentParts extends Pick<PendingWrite, 'userId' | 'headers' | 'mayHaveArrived'> {
  readonly bytes: ArrayBuffer | null;
}

/** The headers with these names, where they are there. */
function pickHeaders(headers: Headers, ...names: readonly string[]): Record<string, string> {
  const chosen = names.length > 0 ? names : ['content-type', keyHeader];
  return Object.fromEntries([...headers].filter(([name]) => chosen.includes(name)));
}

/** What the outbox needs of the worker. */
export interface OutboxParts {
  readonly base: string;
  readonly kept: KeptRecipes;
  readonly writes: PendingWrites;
  readonly fetch: (request: Request) => Promise<Response>;
  /** The person who is signed in, as far as this device knows. */
  readonly readSelf: () => Promise<UserOut | null>;
  /** Stores a recipe that cannot be merged as a draft of its editor. */
  readonly keepDraft: (write: PendingWrite) => Promise<void>;
  readonly tell: (news: OutboxNews) => void;
  /** Has the browser wake the worker when there is a network. */
  readonly wakeLater: () => Promise<void>;
  /** False where the browser knows that nothing can be sent. */
  readonly isOnline: () => boolean;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** Changes of this device on their way to the server: kept without a network, and sent one after the other. */
export class Outbox {
  readonly #parts: OutboxParts;
  /** What the server called things that were made without it. */
  readonly #ids = new Map<string, string>();
  #sending: Promise<void> | undefined;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  /** Sends a write, or keeps it where the server cannot be reached. */
  async answer(request: Request, address: string): Promise<Response> {
    const copy = request.clone();
    try {
      // What waits goes first: an older change must not undo this one.
      if ((await this.listWaiting()).length > 0) await this.send();
      return await this.#parts.fetch(this.#withKnownId(request, address));
    } catch (error) {
      const kept = await this.#keep(copy, address).catch(() => null);
      if (kept === null) throw error;
      return kept;
    }
  }

  /** The own changes that were not sent yet. */
  async listWaiting(): Promise<readonly PendingWrite[]> {
    const writes = await this.#parts.writes.list().catch(() => []);
    // Every answer of the server asks, and mostly nothing waits.
    if (writes.length === 0) return [];
    const self = await this.#parts.readSelf();
    return writes.filter(({ userId, state }) => userId === self?.id && state.kind === 'waiting');
  }

  /** Sends what waits, one run at a time. */
  send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  async #keep(request: Request, address: string): Promise<Response | null> {
    const self = await this.#parts.readSelf();
    if (self === null) return null;
    const type = request.headers.get('content-type') ?? '';
    const isJson = type.startsWith('application/json');
    const sent: SentWrite = {
      method: request.method,
      address,
      ifMatch: request.headers.get('if-match'),
      json: isJson ? await request.clone().json() : undefined,
    };
    const { kept, newId, now } = this.#parts;
    const pending = await this.listWaiting();
    const deferred = await deferWrite(sent, { kept, self, pending, newId, now: now() });
    if (deferred === null) return null;
    await this.#store(deferred, sent, {
      userId: self.id,
      headers: pickHeaders(request.headers),
      bytes: isJson ? null : await request.arrayBuffer(),
      mayHaveArrived: this.#parts.isOnline(),
    });
    await this.#parts.wakeLater().catch(() => undefined);
    this.#parts.tell({ kind: 'kept', waiting: (await this.listWaiting()).length });
    return Response.json(deferred.answer, { status: deferred.status });
  }

  async #store(
    deferred: Deferred,
    sent: SentWrite,
    { userId, headers, bytes, mayHaveArrived }: SentParts,
  ): Promise<void> {
    const { writes } = this.#parts;
    const { replaces = [], json = sent.json } = deferred;
    const all = await writes.list();
    const last = Math.max(0, ...all.map(({ number }) => number));
    // A change of what waits keeps its place, and its key.
    const former = all.find(({ number }) => number === replaces[0]);
    const words = json === undefined ? null : JSON.stringify(json);
    if (deferred.isKept !== false)
      await writes.put({
        number: former?.number ?? last + 1,
        topic: deferred.topic,
        userId,
        method: deferred.as?.method ?? sent.method,
        address: deferred.as?.address ?? sent.address,
        headers: { ...headers, ...pickHeaders(new Headers({ ...former?.headers }), keyHeader) },
        body: bytes !== null && bytes.byteLength > 0 ? bytes : words,
        mayHaveArrived,
        temporaryId: deferred.temporaryId ?? null,
        name: deferred.name,
        recipeId: deferred.recipeId,
        base: deferred.base ?? null,
        state: { kind: 'waiting' },
      });
    const gone = deferred.isKept === false ? replaces : replaces.slice(1);
    for (const number of gone) await writes.drop(number);
  }

  /** The page may still know a thing by its temporary id. */
  #withKnownId(request: Request, address: string): Request {
    const known = this.#withKnownIds(address);
    return known === address ? request : new Request(this.#parts.base + known, request);
  }

  #withKnownIds(address: string): string {
    return address
      .split('/')
      .map((segment) => this.#ids.get(segment) ?? segment)
      .join('/');
  }

  async #sendAll(): Promise<void> {
    const waiting = await this.listWaiting();
    if (waiting.length === 0) return;
    for (const write of waiting) if (!(await this.#sendOne(write))) break;
    const left = (await this.listWaiting()).length;
    this.#parts.tell({ kind: left === 0 ? 'settled' : 'sent', waiting: left });
  }

  /** @returns whether the next one can be sent */
  async #sendOne(write: PendingWrite): Promise<boolean> {
    const { writes, keepDraft, isOnline } = this.#parts;
    if (isOnline() && !write.mayHaveArrived)
      await writes.put({ ...write, address: this.#withKnownIds(write.address), mayHaveArrived: true });
    const outcome = await this.#attempt(write);
    if (outcome.kind === 'later') return false;
    if (outcome.kind === 'done') {
      if (write.temporaryId !== null && outcome.id !== null)
        await this.#rename({ temporaryId: write.temporaryId, id: outcome.id });
      await writes.drop(write.number);
      return true;
    }
    if (outcome.kind === 'conflict') await keepDraft(write);
    await writes.put({ ...write, state: outcome });
    return true;
  }

  /** Writes that wait for a thing name it as the server does, also after the worker was ended. */
  async #rename({ temporaryId, id }: { readonly temporaryId: string; readonly id: string }): Promise<void> {
    this.#ids.set(temporaryId, id);
    for (const write of await this.#parts.writes.list()) {
      const address = this.#withKnownIds(write.address);
      if (address !== write.address) await this.#parts.writes.put({ ...write, address });
    }
  }

  async #attempt(write: PendingWrite): Promise<Outcome> {
    const send = (path: string, init: RequestInit) =>
      this.#parts.fetch(new Request(this.#parts.base + path, { credentials: 'same-origin', ...init }));
    try {
      if (write.topic === 'recipe') return await sendRecipe(write, send);
      const { method, headers, body } = write;
      return await readOutcome(
        await send(this.#withKnownIds(write.address), { method, headers, body }),
        method,
      );
    } catch {
      return { kind: 'later' };
    }
  }
}
