import type { Recipe } from '@hearth/contract/index';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choices, RecipeVersions } from '@hearth/domain/recipes/merge';
import { type ApiError, hasCode, isApiError, type Tagged } from '../../../../platform/api/index.ts';
import { focusField } from '../../../../ui/form/use-fields.ts';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { type Library, recipeQuery } from '../../recipes.queries.ts';
import { saveRecipe } from '../editor.queries.ts';
import { toDraft, toInput } from './draft.ts';
import { type LinkProblem, readLinkProblem, showLine } from './link-problem.ts';
import type { DraftState } from './use-draft-state.ts';

/** Why the name is not accepted. */
export type NameProblem = 'required' | 'taken';

/** The versions that have to be joined, and the tag of the one that is stored. */
export interface RecipeConflict {
  versions: RecipeVersions;
  etag: string | null;
}

/** Saving the draft, and what can come in between. */
export interface Saving {
  isSaving: boolean;
  /** Whether this draft could not be sent for want of a connection, and is to be sent again. An edit ends it. */
  isWaiting: boolean;
  nameProblem: NameProblem | null;
  /** The line whose recipe was refused by the last save. */
  linkProblem: LinkProblem | null;
  /** The version that another user saved meanwhile, if it conflicts with the draft. */
  conflict: RecipeConflict | null;
  /** Returns the saved recipe, or null if saving failed and the user has seen the reason. */
  save: () => Promise<Recipe | null>;
  /** Saves the draft merged with the version of another user, resolved by the choices. */
  saveJoined: (choices: Choices) => Promise<Recipe | null>;
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
  const [linkProblem, setLinkProblem] = useState<LinkProblem | null>(null);
  const [conflict, setConflict] = useState<RecipeConflict | null>(null);
  const [unsent, setUnsent] = useState<Recipe | null>(null);
  const { id } = base.recipe;
  const isNameless = draft.name.trim() === '';

  const fetchStored = () => queries.query({ ...recipeQuery(library, id), staleTime: 0 });
  const fail = (error: ApiError) => {
    if (hasCode(error, 'recipeExists')) {
      setRefused(draft.name.trim());
      return requestAnimationFrame(() => focusField('name'));
    }
    const refusedLink = readLinkProblem(error, toInput(draft).recipeIngredient);
    if (refusedLink !== null) {
      setLinkProblem(refusedLink);
      return showLine(refusedLink);
    }
    if (error.status === 0) {
      if (unsent !== draft) toast.warning(t('save.waiting'), { durationMs: 6000 });
      return setUnsent(draft);
    }
    return toast.error(error.message || t('save.failed'), { durationMs: 6000 });
  };
  const store = async (recipe: Recipe, etag: string | null, isJoined = false): Promise<Recipe> => {
    await saveRecipe({ ...recipe, id }, etag, isJoined);
    const saved = await fetchStored();
    queries.setQueryData(recipeQuery(library, base.recipe.slug).queryKey, saved);
    queries.setQueryData(recipeQuery(library, saved.data.slug).queryKey, saved);
    await queries.invalidateQueries({ queryKey: ['recipes', 'list'] });
    return saved.data;
  };
  const join = async (choices: Choices | null, known?: RecipeConflict): Promise<Recipe | null> => {
    const found = known ?? buildConflict(state, await fetchStored());
    const { mergeRecipes } = await import('@hearth/domain/recipes/merge');
    const { value, conflicts } = mergeRecipes(found.versions, choices ?? new Map());
    if (conflicts.length > 0 && choices === null) {
      setConflict(found);
      return null;
    }
    const saved = await store(toInput(value), found.etag, true);
    toast.success(t('save.joined'), { durationMs: 6000 });
    return saved;
  };
  /** A save during the merge is merged as well, a few times over. */
  const attempt = async (first: () => Promise<Recipe | null>, joins = 3): Promise<Recipe | null> => {
    try {
      return await first();
    } catch (error) {
      if (!isApiError(error, 412) || joins === 0) throw error;
      return attempt(() => join(null), joins - 1);
    }
  };
  const guarded = async (first: () => Promise<Recipe | null>): Promise<Recipe | null> => {
    setSaving(true);
    setLinkProblem(null);
    try {
      const saved = await attempt(first);
      setUnsent(null);
      return saved;
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
    isWaiting: unsent === draft,
    conflict,
    linkProblem,
    nameProblem: chooseProblem(isNameless && isNameAsked, refused !== null && refused === draft.name.trim()),
    save: async () => {
      setNameAsked(true);
      if (!isNameless)
        return guarded(() => store({ ...toInput(draft), image: base.recipe.image }, base.etag));
      focusField('name');
      return null;
    },
    saveJoined: async (choices) => (conflict === null ? null : guarded(() => join(choices, conflict))),
    closeConflict: () => setConflict(null),
  };
}

function buildConflict({ base, draft }: DraftState, stored: Tagged<Recipe>): RecipeConflict {
  return {
    versions: {
      base: toInput(base.recipe),
      mine: toInput(draft),
      theirs: toInput(toDraft(stored.data)),
    },
    etag: stored.etag,
  };
}

function chooseProblem(isMissing: boolean, isTaken: boolean): NameProblem | null {
  if (isMissing) return 'required';
  return isTaken ? 'taken' : null;
}
