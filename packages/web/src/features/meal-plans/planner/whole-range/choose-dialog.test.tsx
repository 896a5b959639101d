// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../../../testing/render.tsx';
import type { PlanEntryText } from '../../entries/index.ts';
import { planEntryForTest } from '../plan-entry-for-test.ts';
import { ChooseDialog } from './choose-dialog.tsx';

const choice = vi.hoisted(() => ({ take: (_recipe: unknown) => {} }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../../../../platform/i18n/start-i18n.ts', () => ({ loadTexts: async () => undefined }));
vi.mock('../entries/recipe-choice.tsx', () => ({
  RecipeChoice: ({ onChange }: { onChange: (recipe: unknown) => void }) => {
    choice.take = onChange;
    return <input />;
  },
}));

describe('choosing dinners day by day', () => {
  const take = (id: string) => act(async () => choice.take({ id, name: id }));

  /** Opens the dialog for three days; what is planned for `failing` is refused. */
  async function open(failing = '') {
    const asked: (string | null | undefined)[][] = [];
    const told: number[][] = [];
    const onClose = vi.fn<() => void>();
    const choose = async ({ date, recipeId }: PlanEntryText) => {
      asked.push([date, recipeId]);
      return date === failing ? null : planEntryForTest({ id: asked.length, date });
    };
    const tellChosen = (added: readonly { id: number }[]) => void told.push(added.map(({ id }) => id));
    await render(
      <ChooseDialog
        days={['2026-03-02', '2026-03-04', '2026-03-05']}
        library={{ groupSlug: 'home', isOwn: true }}
        ops={{ choose, tellChosen }}
        onClose={onClose}
      />,
    );
    return { asked, told, onClose };
  }

  it('plans each for the next empty day, and ends with the last', async () => {
    const { asked, told, onClose } = await open();
    for (const dish of ['soup', 'cake']) await take(dish);
    expect(onClose).not.toHaveBeenCalled();
    await take('dal');
    expect(asked).toEqual([
      ['2026-03-02', 'soup'],
      ['2026-03-04', 'cake'],
      ['2026-03-05', 'dal'],
    ]);
    expect(onClose).toHaveBeenCalledOnce();
    expect(told).toEqual([[1, 2, 3]]);
  });

  it('counts only what could be planned', async () => {
    const { told } = await open('2026-03-04');
    for (const dish of ['soup', 'cake', 'dal']) await take(dish);
    expect(told).toEqual([[1, 3]]);
  });

  it('leaves a day out', async () => {
    const { asked } = await open();
    const buttons = [...document.querySelectorAll('button')];
    await act(async () => buttons.find(({ textContent }) => textContent === 'choose.skip')?.click());
    await take('soup');
    expect(asked).toEqual([['2026-03-04', 'soup']]);
  });
});
