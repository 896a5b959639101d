import { useQuery } from '@tanstack/react-query';
import { learnedOrderQuery } from './lists.queries.ts';

/** The learned order of a list; undefined if it is not wanted or not learned yet. */
export function useWalk(listId: string, isWanted: boolean): readonly string[] | undefined {
  const { data } = useQuery({ ...learnedOrderQuery(listId), enabled: isWanted });
  const things = isWanted ? data?.things : undefined;
  return things?.length === 0 ? undefined : things;
}
