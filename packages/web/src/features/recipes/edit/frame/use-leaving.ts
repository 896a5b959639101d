import type { Choices } from '@hearth/domain/recipes/merge';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftHandle } from '../../../../platform/drafts/index.ts';
import { readFlag, type PlainSearch } from '../../../../platform/routing/index.ts';
import { announce } from '../../../../ui/live-region.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import type { Library } from '../../recipes.queries.ts';
import type { DraftState } from '../state/use-draft-state.ts';
import type { StoredDraft } from '../state/use-stored-draft.ts';
import type { Saving } from '../state/use-saving.ts';

/** The ways out of the editor. */
export interface Leaving {
  /** Saves, then shows the recipe. */
  saveAndClose: () => Promise<void>;
  /** Saves the draft merged with the version that another user saved; rejects if it fails. */
  saveJoinedAndClose: (choices: Choices) => Promise<void>;
  /** Saves for the question before leaving; rejects when it fails. */
  saveToLeave: () => Promise<void>;
  discard: () => Promise<void>;
  /** Shows the recipe; with unsaved work the question comes first. */
  close: () => void;
  /** Addresses that are still this editor, or where we mean to go. */
  staysWithin: (next: { pathname: string; search: Readonly<Record<string, unknown>> }) => boolean;
  isDeleting: boolean;
  askToDelete: () => void;
  stopDeleting: () => void;
  /** Nothing is asked any more: the recipe is gone. */
  letGo: () => void;
}

/** Leads out of the editor, with nothing lost on the way. */
export function useLeaving({
  state,
  saving,
  kept,
  library,
  isBlocked,
}: {
  state: DraftState;
  saving: Saving;
  kept: DraftHandle<StoredDraft>;
  library: Library;
  /** Whether there is text that cannot be saved unchanged. */
  isBlocked: boolean;
}): Leaving {
  const { t } = useTranslation('editor');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isLetGo = useRef(false);
  const [isDeleting, setDeleting] = useState(false);
  const show = async (slug: string) => {
    isLetGo.current = true;
    await navigate({
      to: '/g/$groupSlug/r/$slug',
      params: { groupSlug: library.groupSlug, slug },
      search: {},
      replace: true,
    });
  };
  const attempt = async (save: Saving['save']) => {
    if (isBlocked) {
      toast.error(t('json.wrong'));
      return null;
    }
    if (saving.isSaving) return null;
    const saved = await save();
    if (saved !== null) await kept.clear();
    return saved;
  };
  const saveAndShow = async (save: Saving['save']) => {
    const saved = await attempt(save);
    if (saved === null) return false;
    announce(t('save.done'));
    await show(saved.slug);
    return true;
  };
  return {
    saveAndClose: async () => {
      if (state.isDirty || isBlocked) await saveAndShow(saving.save);
      else await show(state.base.recipe.slug);
    },
    saveJoinedAndClose: async (choices) => {
      if (!(await saveAndShow(() => saving.saveJoined(choices)))) throw new Error('Not saved');
    },
    saveToLeave: async () => {
      if ((await attempt(saving.save)) === null) throw new Error('Not saved');
    },
    discard: () => kept.clear(),
    close: () =>
      void navigate({
        to: '/g/$groupSlug/r/$slug',
        params: { groupSlug: library.groupSlug, slug: state.base.recipe.slug },
        search: {},
        replace: true,
      }),
    staysWithin: useCallback(
      (next) =>
        isLetGo.current || (next.pathname === pathname && readFlag(next.search as PlainSearch, 'edit')),
      [pathname],
    ),
    isDeleting,
    askToDelete: () => setDeleting(true),
    stopDeleting: () => setDeleting(false),
    letGo: () => {
      isLetGo.current = true;
      void kept.clear();
    },
  };
}
