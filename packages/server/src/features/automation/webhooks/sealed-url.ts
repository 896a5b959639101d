import type { Platform } from '../../../platform/platform.ts';
import type { WebhookRow } from './webhooks.tables.ts';

const purpose = 'webhook address';

/** The address of a webhook as it is stored: it often holds a key of its receiver. */
export function sealUrl({ secrets }: Platform, webhookId: string, url: string): string {
  return secrets.seal(purpose, webhookId, url);
}

/** A webhook with its address as it was entered. */
export type OpenWebhook<R = WebhookRow> = R & {
  /** Whether the address was sealed under another secret: it is empty, and has to be entered again. */
  readonly isUrlLost: boolean;
};

export function withOpenUrl<R extends Pick<WebhookRow, 'id' | 'url'>>(
  { secrets }: Platform,
  row: R,
): OpenWebhook<R> {
  const url = secrets.open(purpose, row.id, row.url);
  return { ...row, url: url ?? '', isUrlLost: url === null };
}
