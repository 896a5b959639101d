import type { Message } from '@hearth/domain/notifications/apprise';
import { systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { MessageRefusedError } from '../../../platform/deliveries/deliveries.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openAddress } from './sealed-address.ts';
import { deliveryFailureJson, lostSecret, NotSentError } from './sending/delivery-failure.ts';
import { findReceiver, saveOutcome } from './receivers.repository.ts';
import type { PublishedEvent } from './publish.ts';
import { sendMessage } from './sending/send-message.ts';

/** Statuses by which a receiver refuses one message, but perhaps not others. */
const ofThisMessage = new Set(['400', '413', '415', '422']);
/** Failures that trying again does not mend. */
const forGood = new Set(['badAddress', 'unknownScheme', 'lostSecret']);

/**
 * Delivers an event to its notifier, unless that was deleted or disabled meanwhile. The outcome is stored with
 * the notifier, for its household to see.
 * @throws MessageRefusedError, NotSentError
 */
export async function deliverEvent(platform: Platform, event: PublishedEvent): Promise<void> {
  const reader = platform.database.read(systemScope('send an event'));
  const receiver = await findReceiver(reader, event.notifierId);
  if (receiver === undefined || receiver.enabled !== 1) return;
  await sendAndRemember(
    platform,
    { id: event.notifierId, address: receiver.address },
    buildMessage(event),
  ).catch((error: unknown) => {
    if (!(error instanceof NotSentError)) throw error;
    const { code, detail } = error.failure;
    if (forGood.has(code)) return;
    if (code === 'answered' && ofThisMessage.has(detail ?? '')) throw new MessageRefusedError(error.message);
    throw error;
  });
}

/**
 * Sends a message to a notifier's address and remembers with the notifier whether it arrived.
 * @throws NotSentError
 */
export async function sendAndRemember(
  platform: Platform,
  notifier: { readonly id: string; readonly address: string },
  message: Message,
): Promise<void> {
  const remember = (outcome: Parameters<typeof saveOutcome>[2]) =>
    platform.database.write(systemScope('send an event'), (tx) => saveOutcome(tx, notifier.id, outcome));
  try {
    const address = openAddress(platform, notifier);
    if (address === null) throw new NotSentError(lostSecret);
    await sendMessage(platform, address, message);
  } catch (error) {
    if (error instanceof NotSentError)
      await remember({ last_error: deliveryFailureJson.stringify(error.failure) });
    throw error;
  }
  await remember({ last_error: null, last_sent_at: storedInstant(platform.clock.now()) });
}

/** The fields by the names that receivers know; the document is JSON in a text. */
function buildMessage({ title, message, ...event }: PublishedEvent): Message {
  return {
    title,
    body: message,
    event: {
      event_type: event.type,
      integration_id: event.integrationId,
      document_data: JSON.stringify(event.document),
      event_id: event.eventId,
      timestamp: event.timestamp.replace('Z', '000+00:00'),
    },
  };
}
