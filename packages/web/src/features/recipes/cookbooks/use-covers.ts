import type { CookbookCover } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Library } from '../index.ts';
import { coversQuery } from './cookbooks.queries.ts';

/** Covers of the cookbooks that are shown. */
export interface Covers {
  /** By the id of a cookbook. */
  of: (id: string) => CookbookCover | undefined;
  isPending: boolean;
}

/** The covers of a group's cookbooks; without them the cookbooks are shown all the same. */
export function useCovers(library: Library): Covers {
  const { data, isPending } = useQuery(coversQuery(library));
  return useMemo(() => {
    const byId = new Map(data?.map((cover) => [cover.id, cover]));
    return { of: (id) => byId.get(id), isPending };
  }, [data, isPending]);
}
