/** An address to which a household has events sent. */
export interface NotifierRow {
  id: string;
  group_id: string;
  household_id: string;
  name: string;
  /** An Apprise address with its passwords and tokens, sealed: it is never returned and never logged. */
  address: string;
  enabled: number;
  /** Clients get a new one with each PUT. */
  options_id: string;
  /** When a message last arrived, stored instant. */
  last_sent_at: string | null;
  /** JSON of a `DeliveryFailure`; null when the last message arrived. */
  last_error: string | null;
  created_at: string;
  updated_at: string;
}

/** A type of events that a notifier sends. */
export interface SubscriptionRow {
  group_id: string;
  event_type: string;
  household_id: string;
  notifier_id: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    event_notifiers: NotifierRow;
    event_subscriptions: SubscriptionRow;
  }
}
