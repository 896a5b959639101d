import { useQuery } from '@tanstack/react-query';
import { ownHouseholdPreferences } from './households.queries.ts';

/** The first day of the week as the household has it, 0 for Sunday. */
export function useFirstDayOfWeek(): number {
  const { data = 0 } = useQuery({
    ...ownHouseholdPreferences,
    select: ({ firstDayOfWeek }) => firstDayOfWeek,
  });
  return data;
}
