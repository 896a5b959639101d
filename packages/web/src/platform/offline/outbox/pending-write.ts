import type { Recipe } from '@hearth/contract';

/** Kinds of changes that work without a network, besides those of shopping lists, which have an outbox of their own. */
export type WriteTopic = 'rating' | 'made' | 'photo' | 'lastMade' | 'plan' | 'recipe';

/** A change that waits for the server, in the order of its number. */
export interface PendingWrite {
  readonly number: number;
  readonly topic: WriteTopic;
  /** Whose change it is: it is sent only while they are signed in. */
  readonly userId: string;
  readonly method: string;
  /** Path below the base, with its query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, or the bytes of a form. */
  readonly body: string | ArrayBuffer | null;
  /** Whether it was sent and only the answer is missing: then a later change of it goes after it, not into it. */
  readonly mayHaveArrived: boolean;
  /** The id that stands for what it creates until the server has given one. */
  readonly temporaryId: string | null;
  /** The name by which people know what it is about. */
  readonly name: string;
  readonly recipeId: string | null;
  /** For a changed recipe: what it was before, to be merged with what others made of it. */
  readonly base: { readonly recipe: Recipe; readonly etag: string | null } | null;
  readonly state: WriteState;
}

/** `refused` and `conflict` wait for someone to read about them. */
export type WriteState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'conflict'; readonly slug: string };

/** Where pending writes are stored. */
export interface PendingWrites {
  /** In their order. */
  list(): Promise<readonly PendingWrite[]>;
  put(write: PendingWrite): Promise<void>;
  drop(number: number): Promise<void>;
}

/** The JSON of a write; an empty object where it sends none. */
export function readSent<T extends object>({ body }: Pick<PendingWrite, 'body'>): Partial<T> {
  return typeof body === 'string' ? (JSON.parse(body) as Partial<T>) : {};
}

/** What the service worker tells pages of the outbox. */
export interface OutboxNews {
  readonly kind: 'kept' | 'sent' | 'settled';
  readonly waiting: number;
}
