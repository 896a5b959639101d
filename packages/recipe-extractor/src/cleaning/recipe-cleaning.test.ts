import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanCategories,
  cleanImage,
  cleanIngredients,
  cleanInstructions,
  cleanNotes,
  cleanNutrition,
  cleanRating,
  cleanTags,
  cleanText,
  inlineText,
  stableText,
  UnsupportedShapeError,
} from './index.ts';

describe('text', () => {
  it.each([
    ['<p> Hello World </p></p>', 'Hello World'],
    ['\tHello World\t', 'Hello World'],
    [['Hello World', 'Goodbye World'], 'Hello World'],
    [1, '1'],
    ['a&lt;b&gt;c', 'ac'],
    ['5 &lt; 6', '5 < 6'],
    ['&amp;amp;', '&amp;'],
    ['a<br/>b', 'ab'],
    ['a\n\n\n b', 'a\n\n b'],
    ['Caf&eacute; <b>Cake</b>', 'Café Cake'],
    ['a\u00a0b', 'a b'],
    [null, ''],
    [[], ''],
    ['', ''],
  ])('%j is read as %j', (value, expected) => {
    expect(cleanText(value)).toBe(expected);
  });

  it('markup that was escaped twice is gone when read until stable', () => {
    expect(stableText('&amp;lt;b&amp;gt;bold&amp;lt;/b&amp;gt;')).toBe('bold');
  });

  it('leaves a line that is already clean unchanged', () => {
    const once = fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '\n', '<', '>', '&', 'amp;', '/b', 'ü', '\u00a0') }),
      (text) => {
        const line = inlineText(text);
        return line.length > 20 || inlineText(line) === line;
      },
    );
    expect(fc.check(once).failed).toBe(false);
  });
});

describe('image', () => {
  it.each([
    ['https://a.example/1.jpg', 'https://a.example/1.jpg'],
    [{ url: 'https://a.example/1.jpg' }, 'https://a.example/1.jpg'],
    [['', 'https://a.example/2.jpg', 'https://a.example/3.jpg'], 'https://a.example/2.jpg'],
    [[{ url: 'https://a.example/4.jpg' }, { url: 'https://a.example/5.jpg' }], 'https://a.example/4.jpg'],
    [[{ '@id': 'https://a.example/6.jpg' }], 'https://a.example/6.jpg'],
    ['', 'no image'],
    [[], 'no image'],
    [null, 'no image'],
    [5, 'no image'],
  ])('%j is %s', (value, expected) => {
    expect(cleanImage(value)).toBe(expected);
  });
});

describe('instructions', () => {
  const steps = [{ text: 'Instruction A' }, { text: 'Instruction B' }, { text: 'Instruction C' }];
  const byPosition = {
    0: { text: 'Instruction A' },
    1: { text: 'Instruction B' },
    2: { text: 'Instruction C' },
  };
  const sections = [
    { '@type': 'HowToSection', itemListElement: [{ text: 'Instruction A' }, { text: 'Instruction B' }] },
    { type: 'HowToSection', itemListElement: [{ text: 'Instruction C' }] },
  ];
  it.each([
    ['lines', 'Instruction A\nInstruction B\nInstruction C'],
    ['lines with empty ones between', 'Instruction A\n\nInstruction B\n\nInstruction C'],
    ['lines of Windows', 'Instruction A\r\n\r\nInstruction B\r\nInstruction C'],
    ['strings', ['Instruction A', 'Instruction B', 'Instruction C']],
    ['text objects', steps],
    ['an object keyed from 0', byPosition],
    ['an object keyed from 1', { 1: byPosition[0], 2: byPosition[1], 3: byPosition[2] }],
    ['JSON text of an object', JSON.stringify(byPosition)],
    ['JSON text of a list', JSON.stringify(steps)],
    ['sections', sections],
  ])('%s are three steps', (_, value) => {
    expect(cleanInstructions(value)).toEqual(steps);
  });

  it('nothing is no step', () => {
    expect([null, undefined, '', [], {}].flatMap(cleanInstructions)).toEqual([]);
  });

  it('list items without text are skipped', () => {
    expect(cleanInstructions([{ text: 'Mix' }, { name: 'x' }, { text: ' ' }, 5, { text: 'Bake' }])).toEqual([
      { text: 'Mix' },
      { text: 'Bake' },
    ]);
  });

  it('text that was escaped twice is plain', () => {
    expect(cleanInstructions(['&amp;lt;p&amp;gt;Mix &amp;amp; stir&amp;lt;/p&amp;gt;', 'Bake'])).toEqual([
      { text: 'Mix & stir' },
      { text: 'Bake' },
    ]);
  });

  it('an only text object keeps its text as it came', () => {
    expect(cleanInstructions([{ text: ' <b>Mix</b> ' }])).toEqual([{ text: ' <b>Mix</b> ' }]);
  });

  it.each([[5], [true], [{ first: 'Mix' }]])('%j is refused', (value) => {
    expect(() => cleanInstructions(value)).toThrow(UnsupportedShapeError);
  });
});

describe('ingredients', () => {
  it.each([
    [null, []],
    ['', []],
    ['1 cup of flour', ['1 cup of flour']],
    ['1 egg\n2 leeks', ['1 egg', '2 leeks']],
    [
      ['<b>1 egg</b>', ' 2 leeks '],
      ['1 egg', '2 leeks'],
    ],
    [[{ ' note ': '1&nbsp;egg' }], [{ note: '1 egg' }]],
  ])('%j are %j', (value, expected) => {
    expect(cleanIngredients(value)).toEqual(expected);
  });

  it('an object at the top is refused', () => {
    expect(() => cleanIngredients({ a: 1 })).toThrow('Unsupported shape of recipeIngredient');
  });
});

describe('categories and tags', () => {
  it.each([
    ['main dish', ['main dish']],
    [
      ['main dish ', 'soup'],
      ['Main Dish', 'Soup'],
    ],
    [[{ name: 'main dish', slug: 'main-dish' }], ['main dish']],
    [' ', []],
    [null, []],
  ])('categories %j are %j', (value, expected) => {
    expect(cleanCategories(value)).toEqual(expected);
  });

  it.each([
    ['tag1, tag2', ['Tag1', 'Tag2']],
    [["shepherd's pie"], ["Shepherd's Pie"]],
    [['COOK’S CHOICE'], ['Cook’s Choice']],
    [["O'Brien potatoes"], ["O'Brien Potatoes"]],
    [['a', ' ', 5], ['A']],
    [undefined, []],
  ])('tags %j are %j', (value, expected) => {
    expect(cleanTags(value)).toEqual(expected);
  });
});

describe('nutrition', () => {
  it.each([
    ['fatContent', '100mg', '100'],
    ['calories', '100 kcal', '100'],
    ['calories', '10,000', '10.000'],
    ['sodiumContent', '10g', '10000.0'],
    ['sodiumContent', '10000mg', '10000'],
    ['cholesterolContent', '10.1.2g', '10100.0'],
    ['calories', 'but still tries 555.321', '555.321'],
  ])('%s %s is %s', (field, value, expected) => {
    expect(cleanNutrition({ [field]: value })).toEqual({ [field]: expected });
  });

  it.each([[{ calories: ['100 kcal'] }], [{ calories: 'some' }], [{ calories: 100 }], ['100 kcal'], [null]])(
    '%j says nothing',
    (value) => {
      expect(cleanNutrition(value)).toEqual({});
    },
  );
});

describe('rating and notes', () => {
  it.each([
    ['5', 5],
    ['4.5 stars', 45],
    [4, 4],
    ['none', null],
    [null, null],
  ])('a rating of %j is %j', (value, expected) => {
    expect(cleanRating(value)).toBe(expected);
  });

  it('notes are a list of texts or text objects', () => {
    expect(cleanNotes(['Serve warm', { title: 'Tip', text: 'Add salt' }, { title: 'no text' }])).toEqual([
      { title: '', text: 'Serve warm' },
      { title: 'Tip', text: 'Add salt' },
    ]);
    expect(cleanNotes('Serve warm')).toEqual([]);
  });
});
