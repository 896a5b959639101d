import { usePreference } from '../../../platform/preferences/index.ts';
import type { ImportOptions } from './imports.queries.ts';

/** What of a page comes along, as this device remembers it. */
type KeptOptions = Pick<ImportOptions, 'includeTags' | 'showNutrition' | 'showsOrigins'>;

/** The options that this device remembers, and the way to change some of them. */
export function useImportOptions(): [KeptOptions, (changes: Partial<ImportOptions>) => void] {
  const [kept, keep] = usePreference('importing');
  const { includeTags, showNutrition, showsOrigins } = kept;
  return [kept, (changes) => keep(pickKept({ includeTags, showNutrition, showsOrigins, ...changes }))];
}

function pickKept({ includeTags, showNutrition, showsOrigins }: KeptOptions): KeptOptions {
  return { includeTags, showNutrition, showsOrigins };
}
