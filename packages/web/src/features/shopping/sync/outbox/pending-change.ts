import type { ListOperation } from '../list-operations.ts';

/** Something that was done to a list on this device, until a list has arrived that contains it. */
export interface PendingChange {
  /** Made here; the server never does the same one twice. */
  readonly id: string;
  /** Pending changes go in the order of their numbers. */
  readonly number: number;
  /** Who did it: nobody else's session sends it. */
  readonly userId: string;
  readonly listId: string;
  readonly operation: ListOperation;
  /** The number of the list's last change that was shown when it was done. */
  readonly seen: number;
  /** The list's number when the server did it; absent until then. */
  readonly sequence?: number;
  /** Why the server will never do it; it waits for somebody to decide. */
  readonly refusal?: Refusal;
}

/** `gone`: the list was deleted. Else the server's words. */
export type Refusal = { readonly kind: 'gone' } | { readonly kind: 'refused'; readonly reason: string };

/** What the server answers to a pending change. */
export interface Receipt {
  readonly id: string;
  readonly outcome: 'done' | 'repeated' | 'gone';
  readonly sequence: number;
}

/** Where pending changes lie while the app is closed. */
export interface PendingChangeStore {
  /** All pending changes, in any order. */
  load(): Promise<PendingChange[]>;
  /** Writes pending changes, new or changed. */
  put(pendingChanges: readonly PendingChange[]): Promise<void>;
  drop(ids: readonly string[]): Promise<void>;
}

/** Whether a pending change still has to reach the server. */
export function isUnsent({ sequence, refusal }: PendingChange): boolean {
  return sequence === undefined && refusal === undefined;
}

/** Whether what a pending change did shows on top of a list with that number. */
export function shows({ sequence, refusal }: PendingChange, listSequence: number): boolean {
  return refusal === undefined && (sequence === undefined || sequence > listSequence);
}
