import { useMemo } from 'react';
import { type DraftHandle, useDraft } from '../../../../../platform/drafts/index.ts';
import { useSelf } from '../../../../../platform/session/index.ts';
import type { Draft } from './draft.ts';
import type { Base, DraftState } from './use-draft-state.ts';

/** What the device keeps: the work, and the version of the recipe that it began with. */
export interface StoredDraft {
  draft: Draft;
  base: Base;
}

/**
 * Keeps the draft on the device. Restored work goes on from the version it began with: what others have saved since is
 * joined with it when it is saved.
 */
export function useStoredDraft(state: DraftState): DraftHandle<StoredDraft> {
  const { draft, base, isDirty } = state;
  const self = useSelf();
  const value = useMemo(() => ({ draft, base }), [draft, base]);
  return useDraft<StoredDraft>({
    id: `recipe:${self?.id ?? ''}:${base.recipe.id}`,
    value,
    isDirty,
    onRestore: (work) => state.rebase(work.base, work.draft),
  });
}
