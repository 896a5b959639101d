// @vitest-environment happy-dom
import { act, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startTypeAhead, stopTypeAhead } from '../../../../platform/shortcuts/index.ts';
import { render } from '../../../../testing/render.tsx';
import { type ChosenRecipe, RecipeChoice } from './recipe-choice.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../../../../platform/i18n/start-i18n.ts', () => ({ loadTexts: async () => undefined }));
vi.mock('../../../recipes/index.ts', () => ({
  RecipePicture: () => null,
  recipeSearchQuery: (_: unknown, search: string) => ({
    queryKey: [search],
    queryFn: async () => ({ items: found.filter(({ name }) => name.toLowerCase().includes(search)) }),
  }),
}));

const found = [
  { id: '1', name: 'Leek soup' },
  { id: '2', name: 'Leek tart' },
] as unknown as ChosenRecipe[];
const library = { groupSlug: 'home', isOwn: true };

describe('choosing a recipe for the plan', () => {
  let sent: (string | null)[];
  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    return () => vi.useRealTimers();
  });

  function Sheet() {
    const [chosen, setChosen] = useState<ChosenRecipe | null>(null);
    const submit = () => sent.push(chosen?.name ?? null);
    return (
      <form data-part="sheet" onSubmit={(event) => (event.preventDefault(), submit())}>
        <RecipeChoice chosen={chosen} onChange={setChosen} library={library} />
      </form>
    );
  }

  /** As where one recipe after the other is taken: each choice begins anew. */
  function InTurn() {
    const [place, setPlace] = useState(0);
    const take = (recipe: ChosenRecipe | null) => {
      sent.push(recipe?.name ?? null);
      setPlace(place + 1);
    };
    return (
      <div data-part="sheet">
        <RecipeChoice key={place} chosen={null} onChange={take} library={library} />
      </div>
    );
  }

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  /** The pause after the last letter, and the answer of the server. */
  const searched = async () => (await pass(600), pass(1));
  function field(): HTMLInputElement {
    const input = document.querySelector('input');
    if (input === null) throw new Error('There is no field.');
    return input;
  }
  const hits = () => [...document.querySelectorAll('[data-part=sheet] [role=option]')];
  const press = (key: string) =>
    act(async () =>
      field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    );
  async function type(text: string) {
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
      field().dispatchEvent(new Event('input', { bubbles: true }));
    });
  }

  it('shows the hits inside the dialog, before a search too', async () => {
    await render(<Sheet />);
    await pass(1);
    expect(hits().map((hit) => hit.textContent)).toEqual(['Leek soup', 'Leek tart']);
    await type('tart');
    await searched();
    expect(hits().map((hit) => hit.textContent)).toEqual(['Leek tart']);
  });

  it('takes the hit that an arrow went to, and an Enter that comes before the hits', async () => {
    await render(<Sheet />);
    await type('leek');
    await searched();
    await press('ArrowDown');
    await press('Enter');
    await pass(1);
    expect(sent).toEqual(['Leek tart']);
    await type('soup');
    await press('Enter');
    await searched();
    expect(sent).toEqual(['Leek tart', 'Leek soup']);
  });

  it('takes one hit with two quick clicks on it', async () => {
    await render(<InTurn />);
    await pass(1);
    for (const detail of [1, 2])
      await act(async () => hits()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
    expect(sent).toEqual(['Leek soup']);
  });

  it('has the letters that were typed while the dialog was on its way', async () => {
    startTypeAhead(() => undefined);
    for (const key of 'las') dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    await render(<Sheet />);
    await act(async () => field().focus());
    expect(field().value).toBe('las');
    stopTypeAhead();
  });
});
