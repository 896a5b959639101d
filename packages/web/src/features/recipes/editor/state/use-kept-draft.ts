import { useMemo } from 'react';
import { type DraftHandle, useDraft } from '../../../../platform/drafts/index.ts';
import { useSelf } from '../../../../platform/session/index.ts';
import type { Draft } from './draft.ts';
import type { DraftState } from './use-draft-state.ts';

/** What the device keeps: the work, and the version of the recipe that it began with. */
export interface KeptWork {
  draft: Draft;
  etag: string | null;
}

/**
 * Keeps the draft on the device. Restored work saves against the version it began with, so that nobody's later changes
 * are overwritten unasked.
 */
export function useKeptDraft(state: DraftState): DraftHandle<KeptWork> {
  const { draft, base, isDirty } = state;
  const self = useSelf();
  const value = useMemo(() => ({ draft, etag: base.etag }), [draft, base.etag]);
  return useDraft<KeptWork>({
    id: `recipe:${self?.id ?? ''}:${base.recipe.id}`,
    value,
    isDirty,
    onRestore: (work) =>
      state.rebase({ recipe: base.recipe, etag: work.etag, isAhead: work.etag !== base.etag }, work.draft),
  });
}
