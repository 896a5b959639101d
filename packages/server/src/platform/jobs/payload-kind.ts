import type * as z from 'zod';
import { storedJson, UnreadableJsonError } from '../db/values/stored-json.ts';

/** A stored payload that its handler cannot read; another attempt would not read it either. */
export class UnreadablePayloadError extends Error {
  override readonly name = 'UnreadablePayloadError';
}

/** Jobs or deliveries of one name, and the type of their payloads. */
interface PayloadKind<Payload, Queue extends 'job' | 'delivery'> {
  readonly queue: Queue;
  /** The name in the database; it stays the same as long as there are rows with it. */
  readonly name: string;
  /** @throws UnreadablePayloadError */
  readonly read: (text: string) => Payload;
  readonly write: (payload: Payload) => string;
}

/** A kind of job: enqueueing and handling it have the same payload. */
export type JobKind<Payload> = PayloadKind<Payload, 'job'>;
/** A kind of delivery: enqueueing and handling it have the same payload. */
export type DeliveryKind<Payload> = PayloadKind<Payload, 'delivery'>;

/** Defines a kind of job. The schema also has to read the payloads that earlier releases have stored. */
export function defineJob<Payload>(name: string, schema: z.ZodType<Payload>): JobKind<Payload> {
  return definePayload('job', name, schema);
}

/** Defines a kind of delivery. The schema also has to read the payloads that earlier releases have stored. */
export function defineDelivery<Payload>(name: string, schema: z.ZodType<Payload>): DeliveryKind<Payload> {
  return definePayload('delivery', name, schema);
}

function definePayload<Payload, Queue extends 'job' | 'delivery'>(
  queue: Queue,
  name: string,
  schema: z.ZodType<Payload>,
): PayloadKind<Payload, Queue> {
  const payload = storedJson(`the payload of the ${queue} ${name} cannot be read`, schema);
  const read = (text: string) => {
    try {
      return payload.parse(text);
    } catch (error) {
      if (error instanceof UnreadableJsonError) throw new UnreadablePayloadError(error.message);
      throw error;
    }
  };
  return { queue, name, read, write: payload.stringify };
}
