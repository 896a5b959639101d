// @vitest-environment happy-dom
import type { UserOut } from '@hearth/contract';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { selfQuery } from '../../../../platform/session/index.ts';
import { clientForTest, renderHook } from '../../../../testing/render.tsx';
import { recipeForTest } from './recipe-for-test.ts';
import { useDraftState } from './use-draft-state.ts';
import { useStoredDraft } from './use-stored-draft.ts';

const device = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => device.get(key),
  set: async (key: string, value: unknown) => void device.set(key, value),
  del: async (key: string) => void device.delete(key),
}));
vi.mock('../../../../platform/i18n/start-i18n.ts', () => ({ loadTexts: async () => undefined }));

beforeEach(() => device.clear());

/** The editor of a recipe in the session of a user. */
function openEditor(userId: string, recipeId = '1') {
  const queries = clientForTest();
  queries.setQueryData(selfQuery.queryKey, { id: userId } as unknown as UserOut);
  return renderHook(() => {
    const state = useDraftState(recipeForTest({ id: recipeId }), 'v1');
    return { state, stored: useStoredDraft(state, state.draft) };
  }, queries);
}

/** Ann changes the name of the recipe and leaves the page. */
async function leaveDraftOfAnn() {
  const editor = await openEditor('ann');
  await act(async () => editor.current.state.edit((draft) => ({ ...draft, name: 'Ann’s soup' })));
  await act(async () => void globalThis.dispatchEvent(new Event('pagehide')));
  await editor.unmount();
}

describe('a draft on the device', () => {
  it('is offered to the one who made it, and continues from the version it began with', async () => {
    await leaveDraftOfAnn();
    const editor = await openEditor('ann');
    expect(editor.current.stored.kept?.value.draft.name).toBe('Ann’s soup');
    await act(async () => editor.current.stored.restore());
    expect(editor.current.state).toMatchObject({ draft: { name: 'Ann’s soup' }, base: { etag: 'v1' } });
  });

  it('is not offered to the next one who signs in, nor for another recipe', async () => {
    await leaveDraftOfAnn();
    expect((await openEditor('bob')).current.stored.kept).toBeNull();
    expect((await openEditor('ann', '2')).current.stored.kept).toBeNull();
  });

  it('is not kept where nothing was changed', async () => {
    await openEditor('ann');
    await act(async () => void globalThis.dispatchEvent(new Event('pagehide')));
    expect(device.size).toBe(0);
  });
});
