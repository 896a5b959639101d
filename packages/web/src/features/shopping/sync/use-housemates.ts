import { useQuery } from '@tanstack/react-query';
import { housematesQuery } from './lists.queries.ts';

/** The people of the household, to whom a list can belong; undefined until they are here. */
export function useHousemates() {
  return useQuery(housematesQuery).data;
}
