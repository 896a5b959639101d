/** An address that learns every day what a household plans to eat. */
export interface WebhookRow {
  id: string;
  group_id: string;
  household_id: string;
  /** 0 or 1. */
  enabled: number;
  name: string;
  /** As it was typed; nothing is sent while it is empty. */
  /** Sealed, see `sealed-url.ts`. */
  url: string;
  /** `mealplan`. */
  webhook_type: string;
  /** In UTC, `HH:MM:SS.ffffff`. */
  scheduled_time: string;
  /** Whatever its time had to bring about until that moment has been put under way. Stored instant. */
  settled_until: string;
  /** JSON text of how it went last; null before that. */
  last_result: string | null;
  created_at: string;
  updated_at: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    webhooks: WebhookRow;
  }
}
