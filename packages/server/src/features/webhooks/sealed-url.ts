import type { Platform } from '../../platform/platform.ts';
import type { WebhookRow } from './webhooks.tables.ts';

const purpose = 'webhook address';

/** The address of a webhook as it is stored: it often holds a key of its receiver. */
export function sealUrl({ secrets }: Platform, webhookId: string, url: string): string {
  return secrets.seal(purpose, webhookId, url);
}

/** The webhook with its address opened; one that was sealed under another secret has none, and is entered anew. */
export function withOpenUrl<R extends Pick<WebhookRow, 'id' | 'url'>>({ secrets }: Platform, row: R): R {
  return { ...row, url: secrets.open(purpose, row.id, row.url) ?? '' };
}
