import { describe, expect, it } from 'vitest';
import { blankStep } from '../state/draft.ts';
import { mergedAbove, splitStep } from './step-kind.ts';

const reference = (referenceId: string) => ({ referenceId });

describe('merging a step into the one above', () => {
  it('joins texts and keeps the ingredients of both, each once', () => {
    const [merged, ...rest] = mergedAbove(
      [
        { ...blankStep('Cut.'), summary: 'Prepare', ingredientReferences: [reference('a'), reference('b')] },
        { ...blankStep('Fry.'), summary: 'Heat', ingredientReferences: [reference('b'), reference('c')] },
      ],
      1,
    );
    expect(rest).toEqual([]);
    expect(merged).toMatchObject({ summary: 'Prepare', text: 'Cut.\n\nHeat\n\nFry.' });
    expect(merged?.ingredientReferences).toEqual(['a', 'b', 'c'].map(reference));
  });

  it('takes the title over where the upper step says nothing, and leaves the heading to what follows', () => {
    const steps = [blankStep(''), { ...blankStep('B'), summary: 'Title', title: 'Heading' }, blankStep('C')];
    const result = mergedAbove(steps, 1);
    expect(result[0]).toMatchObject({ summary: 'Title', text: 'B', title: null });
    expect(result[1]).toMatchObject({ text: 'C', title: 'Heading' });
    expect(mergedAbove(steps, 0)).toEqual(steps);
  });
});

describe('splitting a step', () => {
  it('makes a step of each part; the first keeps what belongs to it', () => {
    const step = { ...blankStep('a\n\nb'), summary: 'Title', ingredientReferences: [reference('a')] };
    const result = splitStep([step], 0, ['a', 'b'], blankStep);
    expect(result.map(({ text }) => text)).toEqual(['a', 'b']);
    expect(result[0]).toMatchObject({
      id: step.id,
      summary: 'Title',
      ingredientReferences: [reference('a')],
    });
  });
});
