// @vitest-environment happy-dom
import type { ReadPlanEntry } from '@hearth/contract';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../../../testing/render.tsx';
import { planEntryForTest } from '../plan-entry-for-test.ts';
import { EntryDialog } from './entry-dialog.tsx';

const choice = vi.hoisted(() => ({ take: (_recipe: unknown) => {} }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../../../../platform/i18n/start-i18n.ts', () => ({ loadTexts: async () => undefined }));
vi.mock('../../../people/households/index.ts', () => ({ useFirstDayOfWeek: () => 1 }));
vi.mock('./recipe-choice.tsx', () => ({
  RecipeChoice: ({ onChange }: { onChange: (recipe: unknown) => void }) => {
    choice.take = onChange;
    return null;
  },
}));

const library = { groupSlug: 'home', isOwn: true };
const lunchbox = {
  id: 'box',
  name: 'Lunchbox',
  time: null,
  color: 'teal',
  entryType: 'lunch',
  eaters: ['a', 'b', 'c'],
  position: 0,
};
const soup = { id: 'soup', name: 'Soup' } as unknown as ReadPlanEntry['recipe'];

describe('the dialog of an entry', () => {
  let sent: unknown[];
  let kinds: unknown[];
  let series: unknown[];
  beforeEach(() => {
    sent = [];
    kinds = [];
    series = [];
    vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
      if (path.endsWith('/kinds')) return Response.json(kinds);
      if (path.endsWith('/recurring') && method === 'GET') return Response.json(series);
      if (method !== 'GET') sent.push([method, path, JSON.parse(String(body))]);
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

  it.each(['leftovers', 'eatingOut'])(
    'plans %s with one tap, as a note that every client reads',
    async (key) => {
      const onClose = vi.fn<() => void>();
      await render(<EntryDialog day="2026-03-04" library={library} onClose={onClose} />);
      await act(async () => document.querySelector<HTMLButtonElement>(`[data-plain=${key}]`)?.click());
      const body = { date: '2026-03-04', entryType: 'dinner', title: `plain.${key}` };
      expect(sent).toEqual([['POST', '/api/households/mealplans', body]]);
      expect(onClose).toHaveBeenCalledOnce();
    },
  );

  it('offers the kinds of the household, and suggests as many servings as usually eat one', async () => {
    kinds = [lunchbox];
    await render(<EntryDialog day="2026-03-04" library={library} onClose={() => undefined} />);
    await act(async () => undefined);
    const meals = [...document.querySelectorAll('[name=entryType] option')].map((one) => one.textContent);
    expect(meals).toEqual(['Lunchbox']);
    await act(async () => choice.take({ id: 'soup', name: 'Soup', recipeServings: 4 }));
    await confirm();
    const meal = { entryType: 'lunch', mealKindId: 'box' };
    const body = { date: '2026-03-04', ...meal, recipeId: 'soup', servings: 3 };
    expect(sent).toEqual([['POST', '/api/households/mealplans', body]]);
  });

  it('suggests no servings for a recipe without any', async () => {
    kinds = [lunchbox];
    await render(<EntryDialog day="2026-03-04" library={library} onClose={() => undefined} />);
    await act(async () => choice.take({ id: 'soup', name: 'Soup', recipeServings: 0 }));
    await confirm();
    expect(sent).toMatchObject([['POST', '/api/households/mealplans', { servings: null }]]);
  });

  const choose = (name: string, value: string) =>
    act(async () => {
      const field = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
      if (field === null) throw new Error(`there is no ${name}`);
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });

  it('plans something again and again, on the weekday of the entry', async () => {
    await open({ recipe: soup });
    await choose('repeat', '2');
    await confirm();
    const what = { entryType: 'dinner', recipeId: 'soup', servings: 5 };
    const when = { weekdays: ['monday'], everyWeeks: 2, from: '2026-03-02', until: null };
    expect(sent).toEqual([
      ['PATCH', '/api/households/mealplans/1', { date: '2026-03-02', ...what }],
      ['POST', '/api/households/mealplans/recurring', { ...what, ...when, entryId: 1 }],
    ]);
  });

  const sundays = { id: 'series', everyWeeks: 2, weekdays: ['sunday'], until: null, text: 'with bread' };
  const occurrence = { recipe: soup, recurringMealId: 'series', occursOn: '2026-03-01' };

  it('changes one occurrence only', async () => {
    series = [sundays];
    await open(occurrence);
    await act(async () => undefined);
    await confirm();
    expect(sent).toMatchObject([['PATCH', '/api/households/mealplans/1', { servings: 5 }]]);
  });

  it('changes all occurrences that follow, from the day that this one was planned for', async () => {
    series = [sundays];
    await open(occurrence);
    await act(async () => undefined);
    const chips = [...document.querySelectorAll('button')];
    await act(async () => chips.findLast((chip) => chip.textContent === 'repeat.following')?.click());
    await confirm();
    const when = { weekdays: ['sunday'], everyWeeks: 2, from: '2026-03-01', until: null };
    const what = { entryType: 'dinner', recipeId: 'soup', servings: 5, text: 'with bread' };
    expect(sent).toEqual([['PUT', '/api/households/mealplans/recurring/series', { ...what, ...when }]]);
  });

  it('stores nothing on a day that the calendar does not have', async () => {
    await open({ recipe: soup, date: '2026-02-30' });
    expect(isConfirmable()).toBe(false);
  });
});
