import type { OrganizerCounts } from '@hearth/contract';
import type { FilterOption } from './filter-panel.tsx';

/** Options with the number of recipes behind each; what the counts leave out has none. Without counts they stay as they are. */
export function withCounts(
  options: readonly FilterOption[] | undefined,
  counts: OrganizerCounts | undefined,
): readonly FilterOption[] | undefined {
  if (options === undefined || counts === undefined) return options;
  return options.map(({ id, name }) => ({ id, name, count: counts[id] ?? 0 }));
}
