import type { Tx } from '../db/database.ts';
import type { SystemScope } from '../db/scope.ts';
import { type DeliveryKind, UnreadablePayloadError } from '../jobs/payload-kind.ts';

/**
 * Sends one message to its receiver. It may run more than once for a message: a worker can die after the
 * message has arrived. It must end well within a minute, the lease of its lane.
 * @throws MessageRefusedError if the receiver answers but refuses this message; any other error means that
 * the receiver does not answer.
 */
export type DeliveryHandler<Payload> = (payload: Payload) => Promise<void>;

/** How messages of one name are sent; their payloads are JSON texts. */
export interface Handling {
  readonly deliver: DeliveryHandler<string>;
  readonly expiresAfterMs: number;
  readonly onDeadLetter: DeadLetterListener<string>;
}

/** Called in the transaction that stores dead letters; `error` is that of the last attempt. */
type DeadLetterListener<Payload> = (
  tx: Tx<SystemScope>,
  payloads: readonly Payload[],
  error: unknown,
) => Promise<void>;

/** Options for messages of one name. */
export interface HandlingOptions<Payload> {
  /**
   * Milliseconds until a message to a receiver that does not answer becomes a dead letter; a day by default.
   */
  readonly expiresAfterMs?: number;
  readonly onDeadLetter?: DeadLetterListener<Payload>;
}

/** Milliseconds until a message to a receiver that does not answer becomes a dead letter, if its kind sets none. */
export const defaultExpiryMs = 86_400_000;

/** The handling of a kind of messages, which reads their stored payloads. */
export function buildHandling<Payload>(
  kind: DeliveryKind<Payload>,
  deliver: DeliveryHandler<Payload>,
  { expiresAfterMs = defaultExpiryMs, onDeadLetter = async () => undefined }: HandlingOptions<Payload>,
): Handling {
  return {
    deliver: async (text) => deliver(kind.read(text)),
    expiresAfterMs,
    onDeadLetter: (tx, texts, error) => onDeadLetter(tx, readable(kind, texts), error),
  };
}

/** The payloads that fit the kind. */
function readable<Payload>(kind: DeliveryKind<Payload>, texts: readonly string[]): Payload[] {
  return texts.flatMap((text) => {
    try {
      return [kind.read(text)];
    } catch (error) {
      if (error instanceof UnreadablePayloadError) return [];
      throw error;
    }
  });
}
