import { WebhookResult } from '@hearth/contract';
import { storedJson } from '../../../platform/db/values/stored-json.ts';

/** The result of a webhook as it is stored. */
export const webhookResultJson = storedJson('the result of a webhook', WebhookResult);
