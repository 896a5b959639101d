import { useMemo } from 'react';
import { useGroupSlug, useIsOwnGroup } from '../../../../platform/session/index.ts';
import type { Library } from '../../recipes.queries.ts';

/** The library of the page: that of the group in its address. */
export function useLibrary(): Library {
  const groupSlug = useGroupSlug() ?? '';
  const isOwn = useIsOwnGroup();
  return useMemo(() => ({ groupSlug, isOwn }), [groupSlug, isOwn]);
}
