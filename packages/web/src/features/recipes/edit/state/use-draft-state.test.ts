// @vitest-environment happy-dom
import type { Recipe } from '@hearth/contract/index';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { renderHook } from '../../../../testing/render.tsx';
import type { Asset } from './draft.ts';
import { recipeForTest } from './recipe-for-test.ts';
import { useDraftState } from './use-draft-state.ts';

const note: Asset = { name: 'Label', icon: 'mdi-file', fileName: 'label.pdf' };
const stored: Recipe = recipeForTest({ recipeInstructions: [] });
const withPicture = { ...stored, image: 'new', updatedAt: '2026-02-02T00:00:00Z' };
const startEditing = () => renderHook(() => useDraftState(stored, 'v1'));

describe('the draft of a recipe', () => {
  it('follows to the version that its own new picture has made', async () => {
    const state = await startEditing();
    await act(async () => state.current.takePicture({ data: withPicture, etag: 'v2' }));
    expect(state.current.base).toMatchObject({ etag: 'v2', recipe: { image: 'new' } });
    expect(state.current.isDirty).toBe(false);
  });

  it('stays with the version it began with when others have saved before the picture', async () => {
    const state = await startEditing();
    const theirs = { ...withPicture, description: 'Theirs' };
    await act(async () => state.current.takePicture({ data: theirs, etag: 'v3' }));
    expect(state.current.base).toMatchObject({ etag: 'v1', recipe: { image: 'new', description: '' } });
  });

  it('follows to the version that its own new file has made, and shows the file once', async () => {
    const state = await startEditing();
    const fresh = { ...stored, assets: [note] };
    await act(async () => state.current.takeAsset({ data: fresh, etag: 'v2' }, note));
    await act(async () => state.current.takeAsset({ data: fresh, etag: 'v3' }, note));
    expect(state.current.draft.assets).toEqual([note]);
    expect(state.current.base.etag).toBe('v3');
    expect(state.current.isDirty).toBe(false);
  });

  it('stays with the version it began with when others have saved before the file', async () => {
    const state = await startEditing();
    const theirs = { ...stored, name: 'Theirs', assets: [note] };
    await act(async () => state.current.takeAsset({ data: theirs, etag: 'v3' }, note));
    expect(state.current.base).toMatchObject({ etag: 'v1', recipe: { name: 'Soup', assets: [] } });
    expect(state.current.isDirty).toBe(true);
  });

  it('goes back step by step, and forward again', async () => {
    const state = await startEditing();
    const rename = (name: string) => act(async () => state.current.edit((draft) => ({ ...draft, name })));
    for (let step = 1; step <= 8; step += 1) await rename(`Soup ${step}`);
    for (let step = 1; step <= 8; step += 1) await act(async () => state.current.undo());
    expect(state.current.draft.name).toBe('Soup');
    expect([state.current.canUndo, state.current.canRedo, state.current.isDirty]).toEqual([
      false,
      true,
      false,
    ]);
    await act(async () => state.current.redo());
    expect(state.current.draft.name).toBe('Soup 1');
  });

  it('continues from another version, and undoes back to its own', async () => {
    const state = await startEditing();
    const { draft, base } = state.current;
    const theirs = { ...base, recipe: { ...draft, name: 'Theirs' }, etag: 'v2' };
    await act(async () => state.current.rebase(theirs, { ...draft, name: 'Both' }));
    expect(state.current).toMatchObject({ draft: { name: 'Both' }, base: { etag: 'v2' } });
    await act(async () => state.current.undo());
    expect(state.current.draft.name).toBe('Soup');
  });
});
