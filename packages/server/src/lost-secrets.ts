import { countLostAuthenticators } from './features/people/second-factor/index.ts';
import { systemScope } from './platform/db/scope.ts';
import type { Platform } from './platform/platform.ts';

/**
 * Logs which secrets were sealed with another `SECRET` and cannot be opened. The server continues; users
 * enter them again where they are configured.
 */
export async function warnOfLostSecrets(platform: Platform): Promise<void> {
  const { database, secrets, log } = platform;
  const reader = database.read(systemScope('start the server'));
  const notifiers = await reader.selectFrom('event_notifiers').select(['id', 'address']).execute();
  const webhooks = await reader.selectFrom('webhooks').select(['id', 'url']).execute();
  const invitations = await reader.selectFrom('invite_tokens').select(['token', 'sealed_token']).execute();
  const feeds = await reader.selectFrom('meal_plan_feeds').select(['token', 'sealed_token']).execute();
  const services = await reader.selectFrom('ai_providers').select(['id', 'sealed_key']).execute();
  const lost = {
    aiServices: services.filter((row) => secrets.open('ai key', row.id, row.sealed_key) === null).length,
    notifiers: notifiers.filter((row) => secrets.open('notifier address', row.id, row.address) === null)
      .length,
    webhooks: webhooks.filter((row) => secrets.open('webhook address', row.id, row.url) === null).length,
    invitations: invitations.filter((row) => secrets.open('invitation', row.token, row.sealed_token) === null)
      .length,
    calendarFeeds: feeds.filter((row) => secrets.open('calendar feed', row.token, row.sealed_token) === null)
      .length,
    authenticators: await countLostAuthenticators(platform),
  };
  if (Object.values(lost).every((count) => count === 0)) return;
  log.error(
    { lost },
    'SECRET has changed: addresses of notifiers and webhooks, invitations, calendar addresses and authenticators that were stored under the old one cannot be read any more. Set the old SECRET again, or enter them anew',
  );
}
