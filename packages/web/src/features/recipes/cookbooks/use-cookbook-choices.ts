import type { ReadCookBook } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useSelf } from '../../../platform/session/index.ts';
import { cookbooksQuery } from './cookbooks.queries.ts';

/** Every cookbook that the signed-in person can choose; empty while they load. */
export function useCookbookChoices(): readonly ReadCookBook[] {
  const groupSlug = useSelf()?.groupSlug ?? '';
  return useQuery(cookbooksQuery({ groupSlug, isOwn: true })).data ?? [];
}
