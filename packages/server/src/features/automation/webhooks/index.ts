/** Webhooks: addresses that learn every day, at a time of their own, what a household plans to eat. */
export { caughtUpMs, fireWebhooks } from './due-webhooks.service.ts';
export { sendWebhook, sendWebhookDelivery, recordDeadLetter } from './send-webhook.ts';
export { webhookRoutes } from './webhooks.routes.ts';
export { webhooksOfHouseholds } from './webhooks.service.ts';
