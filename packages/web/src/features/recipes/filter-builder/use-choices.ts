import { useQuery } from '@tanstack/react-query';
import { foodsQuery, householdsQuery } from '../library/index.ts';
import { organizersQuery } from '../organizers/index.ts';
import type { Library } from '../index.ts';
import type { ChoiceList } from './filter-fields.ts';

/** The choices of one of a group's lists. `enabled` is false while they are not shown. */
export function useChoices(list: ChoiceList, library: Library, enabled = true) {
  const kind = list === 'foods' || list === 'households' ? 'categories' : list;
  const organizers = useQuery({ ...organizersQuery(library, kind), enabled: enabled && kind === list });
  const foods = useQuery({ ...foodsQuery(library), enabled: enabled && list === 'foods' });
  const households = useQuery({ ...householdsQuery(library), enabled: enabled && list === 'households' });
  if (list === 'foods') return foods;
  return list === 'households' ? households : organizers;
}
