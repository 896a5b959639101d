// @vitest-environment happy-dom
import type { Recipe } from '@hearth/contract/index';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from '../../../../testing/render.tsx';
import { recipeForTest } from './recipe-for-test.ts';
import { useDraftState } from './use-draft-state.ts';
import { useRetry } from './use-retry.ts';
import { useSaving } from './use-saving.ts';

const stored: Recipe = recipeForTest({ recipeInstructions: [] });

/** A server that another device has changed the recipe on, once it is told so; it may be out of reach. */
class ServerForTest {
  recipe = stored;
  version = 1;
  isAway = false;
  readonly calls: string[] = [];

  readonly fetch = async (
    path: string,
    { method = 'GET', body, headers }: RequestInit,
  ): Promise<Response> => {
    this.calls.push(`${method} ${path}`);
    if (this.isAway) throw new TypeError('Failed to fetch');
    if (method === 'PUT') {
      const expected = new Headers(headers).get('if-match');
      if (expected !== `v${this.version}`) return Response.json({ detail: {} }, { status: 412 });
      this.save(JSON.parse(String(body)) as Recipe);
    }
    return Response.json(this.recipe, { headers: { etag: `v${this.version}` } });
  };

  save(recipe: Recipe): void {
    this.recipe = recipe;
    this.version += 1;
  }
}

describe('saving a recipe', () => {
  let server: ServerForTest;
  beforeEach(() => {
    server = new ServerForTest();
    vi.useFakeTimers();
    vi.stubGlobal('fetch', server.fetch);
  });
  afterEach(() => void vi.useRealTimers());

  const edit = () =>
    renderHook(() => {
      const state = useDraftState(stored, 'v1');
      const saving = useSaving(state, { groupSlug: 'home', isOwn: true });
      useRetry(saving.isWaiting && !saving.isSaving, () => void saving.save());
      return { state, saving };
    });
  const puts = () => server.calls.filter((call) => call.startsWith('PUT'));

  it('sends a draft again by itself once there is a connection', async () => {
    const editor = await edit();
    await act(async () => editor.current.state.edit((draft) => ({ ...draft, description: 'Warm.' })));
    server.isAway = true;
    await act(async () => void (await editor.current.saving.save()));
    expect(editor.current.saving.isWaiting).toBe(true);
    await act(async () => vi.advanceTimersByTimeAsync(10_000));
    expect(puts()).toHaveLength(2);
    expect(editor.current.saving.isWaiting).toBe(true);
    server.isAway = false;
    await act(async () => void globalThis.dispatchEvent(new Event('online')));
    await act(async () => vi.advanceTimersByTimeAsync(100));
    expect(server.recipe.description).toBe('Warm.');
    expect(editor.current.saving.isWaiting).toBe(false);
    await act(async () => vi.advanceTimersByTimeAsync(60_000));
    expect(puts()).toHaveLength(3);
  });

  it('sends nothing by itself once the draft was edited again', async () => {
    const editor = await edit();
    server.isAway = true;
    await act(async () => void (await editor.current.saving.save()));
    await act(async () => editor.current.state.edit((draft) => ({ ...draft, description: 'Cold.' })));
    expect(editor.current.saving.isWaiting).toBe(false);
    await act(async () => vi.advanceTimersByTimeAsync(60_000));
    expect(puts()).toHaveLength(1);
  });

  it('keeps what another device saved in the history when both are joined', async () => {
    const editor = await edit();
    await act(async () => editor.current.state.edit((draft) => ({ ...draft, description: 'Here.' })));
    server.save({ ...stored, name: 'There' });
    await act(async () => void (await editor.current.saving.save()));
    expect(server.recipe).toMatchObject({ name: 'There', description: 'Here.' });
    expect(puts()).toEqual(['PUT /api/recipes/1', 'PUT /api/recipes/1?separateState=true']);
  });
});
