import type { ListOperation } from '../list-operation.ts';

/** A change made on this device, until a fetched list contains it. */
export interface PendingChange {
  /** Idempotency key, made on this device. */
  readonly id: string;
  /** Position in the order of sending. */
  readonly number: number;
  /** The user who made it; it is sent in this user's sessions only. */
  readonly userId: string;
  readonly listId: string;
  readonly operation: ListOperation;
  /** The version of the list that was shown when it was made. */
  readonly seen: number;
  /** The sequence of the list after the server applied it; absent until then. */
  readonly sequence?: number;
  /** Why the server refuses it permanently: it is a dead letter until the user decides. */
  readonly refusal?: Refusal;
}

/** `gone`: the list was deleted. Otherwise the server's message. */
export type Refusal = { readonly kind: 'gone' } | { readonly kind: 'refused'; readonly reason: string };

/** The result of a pending change. */
export interface Receipt {
  readonly id: string;
  readonly outcome: 'done' | 'repeated' | 'gone';
  readonly sequence: number;
}

/** The storage of pending changes. */
export interface PendingChangeStore {
  /** All pending changes, in any order. */
  load(): Promise<PendingChange[]>;
  /** Inserts or updates pending changes. */
  put(pendingChanges: readonly PendingChange[]): Promise<void>;
  drop(ids: readonly string[]): Promise<void>;
}

/** Whether a pending change still has to be sent. */
export function isUnsent({ sequence, refusal }: PendingChange): boolean {
  return sequence === undefined && refusal === undefined;
}

/** Whether a pending change applies on top of a list with that sequence. */
export function shows({ sequence, refusal }: PendingChange, listSequence: number): boolean {
  return refusal === undefined && (sequence === undefined || sequence > listSequence);
}
