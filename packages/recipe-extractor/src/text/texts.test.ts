import { describe, expect, it } from 'vitest';
import { readRecipeText, type TextPart, type TextStep } from './index.ts';
import texts from './texts-for-test.json' with { type: 'json' };

/** Facts that a text does not state. */
const unstated = {
  description: '',
  servings: null,
  source: null,
  url: null,
  prepTime: null,
  performTime: null,
};

function formatParts(parts: readonly (TextPart | TextStep)[]): string[] {
  return parts.map((part) => {
    const name = 'summary' in part && part.summary !== '' ? `{${part.summary}} ` : '';
    return `${part.title === '' ? '' : `[${part.title}] `}${name}${part.text}`;
  });
}

describe('texts as people write them', () => {
  it.each(texts.map(({ text, ...reads }) => [text[0], text, reads] as const))('%s', (_, text, reads) => {
    const recipe = readRecipeText(text.join('\n'));
    const { ingredients = [], steps = [], notes = [] } = recipe ?? {};
    const read = {
      ...recipe,
      ingredients: formatParts(ingredients),
      steps: formatParts(steps),
      notes: formatParts(notes),
    };
    expect(read).toMatchObject({ ...unstated, notes: [], ...reads });
  });
});
