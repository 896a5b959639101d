import { useMemo } from 'react';
import { type DraftHandle, useDraft } from '../../../../platform/drafts/index.ts';
import { useSelf } from '../../../../platform/session/index.ts';
import type { Draft } from './draft.ts';
import type { Base, DraftState } from './use-draft-state.ts';

/** The data stored on the device: the draft, and the version of the recipe that it began with. */
export interface StoredDraft {
  draft: Draft;
  base: Base;
}

/**
 * Stores the draft on the device, with the line that is typed and not added yet. A restored draft continues from the version it began with; versions that others saved
 * since are merged when it is saved.
 */
export function useStoredDraft(state: DraftState, draft: Draft): DraftHandle<StoredDraft> {
  const { base, isDirty } = state;
  const self = useSelf();
  const value = useMemo(() => ({ draft, base }), [draft, base]);
  return useDraft<StoredDraft>({
    id: `recipe:${self?.id ?? ''}:${base.recipe.id}`,
    value,
    isDirty,
    onRestore: (work) => state.rebase(work.base, work.draft),
  });
}
