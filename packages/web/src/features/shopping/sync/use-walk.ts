import { useQuery } from '@tanstack/react-query';
import { learnedOrderQuery } from './lists.queries.ts';

/** The learned order of a list; undefined if it is not learned yet. */
export function useWalk(listId: string): readonly string[] | undefined {
  const { data } = useQuery(learnedOrderQuery(listId));
  return data?.things.length === 0 ? undefined : data?.things;
}
