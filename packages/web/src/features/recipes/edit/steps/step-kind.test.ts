import { describe, expect, it } from 'vitest';
import { blankStep } from '../state/draft.ts';
import { mergedAbove, mergedAll, splitStep } from './step-kind.ts';

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

describe('merging several steps', () => {
  const steps = [
    { ...blankStep('A'), ingredientReferences: [reference('a')] },
    blankStep('B'),
    { ...blankStep('C'), title: 'Heading', summary: 'Third', ingredientReferences: [reference('c')] },
    blankStep('D'),
  ];
  const merge = (...texts: string[]) => mergedAll(steps, ({ text }) => texts.includes(text));

  it('puts them in the place of the first; a heading stays where it is', () => {
    const result = merge('A', 'C');
    expect(result.map(({ text, title }) => [text, title])).toEqual([
      ['A\n\nThird\n\nC', null],
      ['B', null],
      ['D', 'Heading'],
    ]);
    expect(result[0]?.ingredientReferences).toEqual([reference('a'), reference('c')]);
  });

  it('takes any number of them, neighbours or not', () => {
    expect(merge('B', 'C', 'D').map(({ text }) => text)).toEqual(['A', 'B\n\nThird\n\nC\n\nD']);
    expect(merge('A', 'B', 'C', 'D')).toHaveLength(1);
    expect(merge()).toEqual(steps);
    expect(merge('B')).toEqual(steps);
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
  it('makes headings of parts that name a section, and keeps the one above', () => {
    const split = (title: string | null, ...texts: string[]) =>
      splitStep([{ ...blankStep(texts.join('\n\n')), title }], 0, texts, blankStep).map((step) => [
        step.title,
        step.text,
      ]);
    expect(split(null, 'For the sauce:', 'Stir.', 'To serve:', 'Pour.')).toEqual([
      ['For the sauce', 'Stir.'],
      ['To serve', 'Pour.'],
    ]);
    expect(split('Dough', 'Knead.', 'Sauce:', 'Stir.')).toEqual([
      ['Dough', 'Knead.'],
      ['Sauce', 'Stir.'],
    ]);
    expect(split('Dough', 'Sauce:', 'Stir.')).toEqual([
      ['Dough', ''],
      ['Sauce', 'Stir.'],
    ]);
  });
});
