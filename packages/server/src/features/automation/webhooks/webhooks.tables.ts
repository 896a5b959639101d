/** An address that learns every day what a household plans to eat. */
export interface WebhookRow {
  id: string;
  group_id: string;
  household_id: string;
  /** 0 or 1. */
  enabled: number;
  name: string;
  /** As it was typed, sealed (see `sealed-url.ts`); nothing is sent while it is empty. */
  url: string;
  /** `mealplan`. */
  webhook_type: string;
  /** In UTC, `HH:MM:SS.ffffff`; of one with a wall time, as it came next when it was set. */
  scheduled_time: string;
  /** `HH:MM`, what clocks of `time_zone` show when it is sent; both are null if it keeps to UTC. */
  wall_time: string | null;
  time_zone: string | null;
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
