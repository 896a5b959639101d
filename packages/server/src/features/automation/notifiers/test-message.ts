import type { MemberScope } from '../../../platform/db/scope.ts';
import { required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendAndRemember } from './deliver-event.ts';
import { NotSentError } from './sending/delivery-failure.ts';
import { findNotifier } from './notifiers.repository.ts';

/**
 * Sends a test message to a notifier of the household, on or off, and remembers whether it arrived: the notifier
 * tells, the answer does not.
 * @throws AppError `itemNotFound`
 */
export async function sendTestMessage(platform: Platform, scope: MemberScope, id: string): Promise<void> {
  const notifier = required(await findNotifier(platform.database.read(scope), id), 'itemNotFound');
  const message = { title: 'Test Message', body: 'test message', event: null };
  await sendAndRemember(platform, notifier, message).catch((error: unknown) => {
    if (!(error instanceof NotSentError)) throw error;
    platform.log.info({ failure: error.failure, notifier: notifier.id }, 'a test message did not arrive');
  });
}
