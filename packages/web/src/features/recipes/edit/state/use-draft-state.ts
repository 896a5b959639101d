import type { Recipe } from '@hearth/contract/index';
import { useCallback, useMemo, useReducer, useState } from 'react';
import type { Tagged } from '../../../../platform/api/index.ts';
import { type Asset, type Draft, toDraft, isChanged } from './draft.ts';
import { type History, type HistoryAction, createHistory, nextHistory } from './history.ts';
import { isSame } from './is-same.ts';

/** Changes the draft. Changes of the same tag in quick succession are undone together. */
export type Edit = (change: (draft: Draft) => Draft, tag?: string) => void;

/** Completes an earlier change, and is undone with it. */
export type Complete = (change: (draft: Draft) => Draft) => void;

/** The loaded recipe, which changes are compared with, and its version tag. */
export interface Base {
  recipe: Draft;
  etag: string | null;
}

/** The draft with its past and future. */
export interface DraftState {
  draft: Draft;
  base: Base;
  isDirty: boolean;
  /** When the draft changed last, in milliseconds. */
  changedAt: number;
  canUndo: boolean;
  canRedo: boolean;
  edit: Edit;
  complete: Complete;
  undo: () => void;
  redo: () => void;
  /** Continues from another version of the recipe. Undoing restores the previous one. */
  rebase: (base: Base, draft: Draft) => void;
  /** Takes over a new picture, and the version it has made. */
  takePicture: (fresh: Tagged<Recipe>) => void;
  /** Takes over a file that was added to the stored recipe, and the version it has made. */
  takeAsset: (fresh: Tagged<Recipe>, asset: Asset) => void;
}

const reduce = (history: History<Draft>, action: HistoryAction<Draft>) => nextHistory(history, action);

/** Holds the draft of a recipe. */
export function useDraftState(recipe: Recipe, etag: string | null): DraftState {
  const [base, setBase] = useState<Base>(() => ({ recipe: toDraft(recipe), etag }));
  const [history, dispatch] = useReducer(reduce, base.recipe, (first) => createHistory(first));
  const draft = history.present;
  const isDirty = useMemo(() => isChanged(draft, base.recipe), [draft, base]);
  const edit = useCallback<Edit>(
    (change, tag) => dispatch({ type: 'edit', change, tag: tag ?? null, now: Date.now() }),
    [],
  );
  const rebase = useCallback(
    (next: Base, value: Draft) => {
      setBase(next);
      edit(() => value);
    },
    [edit],
  );
  const takePicture = useCallback(
    (fresh: Tagged<Recipe>) => setBase((before) => withPicture(before, fresh)),
    [],
  );
  return {
    draft,
    base,
    isDirty,
    changedAt: history.changedAt,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit,
    complete: useCallback<Complete>((change) => dispatch({ type: 'complete', change, now: Date.now() }), []),
    undo: useCallback(() => dispatch({ type: 'undo', now: Date.now() }), []),
    redo: useCallback(() => dispatch({ type: 'redo', now: Date.now() }), []),
    rebase,
    takePicture,
    takeAsset: useCallback(
      (fresh, asset) => {
        setBase((before) => withAsset(before, fresh, asset));
        edit((value) => ({ ...value, assets: assetsWith(value.assets, asset) }));
      },
      [edit],
    ),
  };
}

/** The new version counts only if the picture is all that is new: else saving must find out that others were there. */
function withPicture(base: Base, { data, etag }: Tagged<Recipe>): Base {
  const isOnlyPicture = isSame(timeless(toDraft(data)), timeless(base.recipe));
  return {
    ...base,
    recipe: { ...base.recipe, image: data.image },
    etag: isOnlyPicture ? etag : base.etag,
  };
}

/** Where others were there, the new file counts as a change of this draft, which saving joins with theirs. */
function withAsset(base: Base, { data, etag }: Tagged<Recipe>, asset: Asset): Base {
  const expected = { ...base.recipe, assets: assetsWith(base.recipe.assets, asset) };
  const isOnlyAsset = isSame(timeless(toDraft(data)), timeless(expected));
  return isOnlyAsset ? { ...base, recipe: expected, etag } : base;
}

function assetsWith(assets: readonly Asset[], added: Asset): Asset[] {
  return [...assets.filter(({ fileName }) => fileName !== added.fileName), added];
}

function timeless(recipe: Draft): unknown {
  return { ...recipe, image: null, dateUpdated: null, updatedAt: null, rating: null };
}
