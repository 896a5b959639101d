import type { Recipe } from '@hearth/contract/index';
import { describe, expect, it } from 'vitest';
import { withAmounts, withIngredient } from '../ingredients/quick/quick-rows.ts';
import { movedTo } from '../lists/row-moves.ts';
import { blankIngredient, blankStep, type Draft, toDraft, toInput, isChanged } from '../state/draft.ts';
import { mergedAll } from '../steps/step-kind.ts';
import { readDraft, writeDraft } from './recipe-json.ts';

/** Members that no form knows, at every depth: another program has put them there. */
const unknown = { weather: { sky: 'grey', degrees: [3, 4] } };

const stored = {
  id: '1',
  name: 'Soup',
  orgURL: null,
  recipeServings: 2,
  recipeYieldQuantity: 0,
  recipeCategory: [{ id: 'c', name: 'Winter', slug: 'winter', ...unknown }],
  tags: [],
  tools: [{ id: 't', name: 'Pot', slug: 'pot', onHand: true, ...unknown }],
  nutrition: { calories: '10', vitaminC: '7 mg' },
  settings: { public: true, disableAmount: true, locked: false, showNutrition: false, ...unknown },
  assets: [{ name: 'Card', icon: 'mdi-file', fileName: 'card.pdf', ...unknown }],
  notes: [{ title: 'Hint', text: '', ...unknown }],
  extras: { shelf: '3' },
  recipeIngredient: [
    { ...blankIngredient('leek'), referenceId: 'a', ...unknown },
    { ...blankIngredient('salt'), referenceId: 'b', ...unknown },
  ],
  recipeInstructions: [
    { ...blankStep('Cut.'), id: 'x', ...unknown },
    { ...blankStep('Cook.'), id: 'y', ...unknown },
  ],
  ...unknown,
} as unknown as Recipe;

/** Edits of a user in the form. */
function editedInForm(draft: Draft): Draft {
  const named = { ...draft, name: `${draft.name}!`, userId: 'somebody else' };
  const added = withIngredient(withAmounts(named), blankIngredient('pepper'));
  return {
    ...added,
    recipeIngredient: movedTo(added.recipeIngredient, 0, 1),
    recipeInstructions: mergedAll(added.recipeInstructions, () => true),
  };
}

function editedAsJson(draft: Draft, change: (text: string) => string): Draft {
  const read = readDraft(change(writeDraft(draft)));
  if (read.draft === null) throw new Error(JSON.stringify(read.problems));
  return read.draft;
}

describe('members that the form does not know', () => {
  it('survives form, JSON, form again, and saving', () => {
    const first = editedInForm(toDraft(stored));
    const second = editedAsJson(first, (text) => text.replace('"grey"', '"blue"'));
    const saved = toInput(editedInForm(second));
    expect(saved).toMatchObject({
      name: 'Soup!!',
      nutrition: { vitaminC: '7 mg' },
      settings: unknown,
      recipeCategory: [{ weather: { sky: 'blue', degrees: [3, 4] } }],
      tools: [unknown],
      assets: [unknown],
      notes: [unknown],
      extras: { shelf: '3' },
      recipeInstructions: [{ text: 'Cut.\n\nCook.', ...unknown }],
    });
    expect(saved.recipeIngredient.map(({ note }) => note)).toEqual(['leek', 'salt', 'pepper', 'pepper']);
    expect(saved.recipeIngredient.slice(0, 2)).toMatchObject([unknown, unknown]);
  });

  it('may be added as JSON, and counts as a change', () => {
    const draft = toDraft(stored);
    expect(
      isChanged(
        editedAsJson(draft, (text) => text),
        draft,
      ),
    ).toBe(false);
    const changed = editedAsJson(draft, (text) => text.replace('{', '{"moon": "full",'));
    expect(isChanged(changed, draft)).toBe(true);
    expect(toInput(editedInForm(changed))).toMatchObject({ moon: 'full', ...unknown });
  });
});
