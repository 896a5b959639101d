// @vitest-environment happy-dom
import type { ReadPlanEntry } from '@hearth/contract';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../../../testing/render.tsx';
import { planEntryForTest } from '../plan-entry-for-test.ts';
import { EntryDialog } from './entry-dialog.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../../../../platform/i18n/start-i18n.ts', () => ({ loadTexts: async () => undefined }));
vi.mock('../../../people/households/index.ts', () => ({ useFirstDayOfWeek: () => 1 }));
vi.mock('./recipe-choice.tsx', () => ({ RecipeChoice: () => null }));

const library = { groupSlug: 'home', isOwn: true };
const soup = { id: 'soup', name: 'Soup' } as unknown as ReadPlanEntry['recipe'];

describe('the dialog of an entry', () => {
  let sent: unknown[];
  beforeEach(() => {
    sent = [];
    vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
      if (method === 'PATCH' || method === 'POST') sent.push([method, path, JSON.parse(String(body))]);
      return Response.json(planEntryForTest());
    });
  });
  async function open(entry: Partial<ReadPlanEntry>) {
    await render(<EntryDialog entry={planEntryForTest(entry)} library={library} onClose={() => undefined} />);
  }
  const isConfirmable = () =>
    document.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled === false;
  const confirm = () =>
    act(async () => document.querySelector<HTMLButtonElement>('button[type=submit]')?.click());

  it('stores no note without a word', async () => {
    await open({ recipeId: null, title: '  ' });
    expect(isConfirmable()).toBe(false);
  });

  it('stores a note with its title trimmed, without recipe and servings', async () => {
    await open({ recipeId: null, title: ' Left over soup ' });
    await confirm();
    expect(sent).toEqual([
      [
        'PATCH',
        '/api/households/mealplans/1',
        {
          date: '2026-03-02',
          entryType: 'dinner',
          title: 'Left over soup',
          text: 'double the leeks',
          recipeId: null,
          servings: null,
        },
      ],
    ]);
  });

  it('stores no entry without a recipe that is no note', async () => {
    await open({ recipe: null });
    expect(isConfirmable()).toBe(false);
  });

  it('stores a recipe with its servings, and leaves the note of the entry alone', async () => {
    await open({ recipe: soup });
    await confirm();
    expect(sent).toEqual([
      [
        'PATCH',
        '/api/households/mealplans/1',
        { date: '2026-03-02', entryType: 'dinner', recipeId: 'soup', servings: 5 },
      ],
    ]);
  });

  it('stores nothing on a day that the calendar does not have', async () => {
    await open({ recipe: soup, date: '2026-02-30' });
    expect(isConfirmable()).toBe(false);
  });
});
