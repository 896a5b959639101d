import type { Recipe } from '@hearth/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError } from '../../../../platform/api/index.ts';
import { focusField } from '../../../../ui/form/use-fields.ts';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { type Library, recipeQuery } from '../../recipes.queries.ts';
import { saveRecipe } from '../editor.queries.ts';
import { draftOf, inputOf } from './draft.ts';
import type { DraftState } from './use-draft-state.ts';

/** Why the name is not accepted. */
export type NameProblem = 'required' | 'taken';

/** Saving the draft, and what can come in between. */
export interface Saving {
  isSaving: boolean;
  nameProblem: NameProblem | null;
  /** Somebody else has saved the recipe meanwhile. */
  hasConflict: boolean;
  /** Answers the saved recipe, or null when it could not be saved and the reader has been told why. */
  save: () => Promise<Recipe | null>;
  /** Saves over what somebody else has saved. */
  saveAnyway: () => Promise<Recipe | null>;
  /** Goes on from what somebody else has saved. */
  loadTheirs: () => Promise<void>;
  closeConflict: () => void;
}

/** Saves the draft of a recipe. */
export function useSaving(state: DraftState, library: Library): Saving {
  const { draft, base } = state;
  const { t } = useTranslation('editor');
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [isNameAsked, setNameAsked] = useState(false);
  const [hasConflict, setConflict] = useState(false);
  const { id } = base.recipe;
  const isNameless = draft.name.trim() === '';

  const fetchTheirs = () => queries.fetchQuery({ ...recipeQuery(library, id), staleTime: 0 });
  const fail = (error: ApiError) => {
    if (error.status === 412) return setConflict(true);
    if (error.status === 400 && draft.name.trim() !== base.recipe.name.trim()) {
      setRefused(draft.name.trim());
      return requestAnimationFrame(() => focusField('name'));
    }
    const text = error.status === 0 ? t('save.offline') : error.message || t('save.failed');
    return toast.error(text, { durationMs: 6000 });
  };
  const send = async (etag: string | null): Promise<Recipe | null> => {
    setSaving(true);
    try {
      await saveRecipe({ ...inputOf(draft), id, image: base.recipe.image }, etag);
      const saved = await fetchTheirs();
      queries.setQueryData(recipeQuery(library, base.recipe.slug).queryKey, saved);
      queries.setQueryData(recipeQuery(library, saved.data.slug).queryKey, saved);
      await queries.invalidateQueries({ queryKey: ['recipes', 'list'] });
      return saved.data;
    } catch (error) {
      if (!isApiError(error)) throw error;
      fail(error);
      return null;
    } finally {
      setSaving(false);
    }
  };
  return {
    isSaving,
    hasConflict,
    nameProblem: problemOf(isNameless && isNameAsked, refused !== null && refused === draft.name.trim()),
    save: async () => {
      setNameAsked(true);
      if (!isNameless) return send(base.etag);
      focusField('name');
      return null;
    },
    saveAnyway: async () => {
      const theirs = await fetchTheirs();
      return send(theirs.etag);
    },
    loadTheirs: async () => {
      const theirs = await fetchTheirs();
      const value = draftOf(theirs.data);
      state.rebase({ recipe: value, etag: theirs.etag }, value);
    },
    closeConflict: () => setConflict(false),
  };
}

function problemOf(isMissing: boolean, isTaken: boolean): NameProblem | null {
  if (isMissing) return 'required';
  return isTaken ? 'taken' : null;
}
