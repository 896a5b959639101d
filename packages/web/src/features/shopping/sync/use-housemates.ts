import { useQuery } from '@tanstack/react-query';
import { housematesQuery } from './lists.queries.ts';

/** The members of the household, who can own a list; undefined until they are loaded. */
export function useHousemates() {
  return useQuery(housematesQuery).data;
}
