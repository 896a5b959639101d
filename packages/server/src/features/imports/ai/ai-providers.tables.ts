/** An AI service of a group. Flags are 0 or 1; of each kind at most one of a group is set. */
export interface AiProviderRow {
  id: string;
  group_id: string;
  name: string;
  /** Null for that of OpenAI. */
  base_url: string | null;
  model: string;
  /** Sealed; an empty key for services that need none. */
  sealed_key: string;
  timeout_seconds: number;
  is_default: number;
  reads_pictures: number;
  hears_sound: number;
  created_at: string;
  updated_at: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    ai_providers: AiProviderRow;
  }
}
