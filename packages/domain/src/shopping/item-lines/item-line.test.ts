import { describe, expect, it } from 'vitest';
import { joinSegments } from '../../ingredients/lines/index.ts';
import { type LineItem, nameItem, renderItemLine } from './index.ts';

const cup = { name: 'cup', pluralName: 'cups', abbreviation: '', fraction: true };
const gram = { name: 'gram', pluralName: 'grams', abbreviation: 'g', useAbbreviation: true, fraction: false };
const bag = { name: 'bag', pluralName: 'bags', fraction: true };
const can = { name: 'can', pluralName: 'cans', fraction: true };
const peas = { name: 'peas' };
const onion = { name: 'onion', pluralName: 'onions' };
const cucumber = { name: 'cucumber' };
const butter = { name: 'butter' };
const soap = { name: 'bar soap', pluralName: null, aliases: [{ name: 'soap' }] };
const chips = { name: 'potato chips', aliases: [{ name: 'chips' }] };
const scallion = { name: 'spring onion', pluralName: 'spring onions', aliases: [{ name: 'green onion' }] };
const tomatoes = { name: 'tomatoes' };

const item = (fields: Partial<LineItem>): LineItem => ({
  quantity: 0,
  unit: null,
  food: null,
  note: '',
  isFood: fields.food !== undefined,
  ...fields,
});
const view = { language: 'en', spell: (value: number) => String(Number(value.toFixed(3))) } as const;
const render = (fields: Partial<LineItem>) => joinSegments(renderItemLine(item(fields), view));
const from = (recipeQuantity: number, recipeScale: number | null = 1) => ({ recipeQuantity, recipeScale });

describe('the line of an item', () => {
  const pack = { originalText: '2 cups peas (300 g)', unit: cup, food: peas, note: '300 g' };
  const range = { originalText: '3-4 onions', food: onion, note: '3-4' };
  const pound = { originalText: '1 lb 4 oz beef', unit: { name: 'lb' }, food: { name: 'beef' } };
  const tins = { originalText: '1 (14-ounce) can tomatoes', unit: can, food: tomatoes, note: '14-ounce' };

  it.each<[Partial<LineItem>, string]>([
    [{ ...pack, quantity: 2 }, '2 cups peas (300 g)'],
    [{ ...pack, quantity: 4 }, '4 cups peas (600 g)'],
    [{ ...pack, quantity: 3, note: '300 g | frozen' }, '3 cups peas (450 g) | frozen'],
    [{ ...range, quantity: 3 }, '3-4 onions'],
    [{ ...range, quantity: 6 }, '6–8 onions'],
    [{ ...pound, quantity: 2.5 }, '2 ½ lbs beef'],
    [{ ...pound, quantity: 2, note: '4 oz' }, '2 ½ lbs beef'],
    [{ ...tins, quantity: 2 }, '2 (14-ounce) cans tomatoes'],
    [{ originalText: '½ cucumber', food: cucumber, quantity: 0.5 }, '½ cucumber'],
    [{ originalText: '½ cucumber', food: cucumber, quantity: 1 }, '1 cucumber'],
    [{ originalText: 'soap', food: soap }, 'soap'],
    [{ originalText: 'soap', food: soap, quantity: 2 }, '2 soap'],
    [
      { originalText: 'kitchen roll', food: { name: 'paper towels', aliases: [{ name: 'kitchen roll' }] } },
      'kitchen roll',
    ],
    [{ originalText: '1 bag of chips', unit: bag, food: chips, quantity: 1 }, '1 bag of chips'],
    [{ originalText: '1 bag of chips', unit: bag, food: chips, quantity: 3 }, '3 bags of chips'],
    [{ originalText: 'green onion', food: scallion }, 'green onion'],
    [{ originalText: '4 bags cat litter', note: 'bags cat litter', quantity: 4 }, '4 bags cat litter'],
    [{ originalText: '4 bags cat litter', note: 'bags cat litter', quantity: 5 }, '5 bags cat litter'],
    [
      {
        originalText: '2 cups or 250 g flour',
        unit: gram,
        food: { name: 'flour' },
        quantity: 500,
        note: '2 cups',
      },
      '4 cups or 500 g flour',
    ],
  ])('%j reads %j: its words, with their amount', (fields, expected) => {
    expect(render(fields)).toBe(expected);
  });

  it.each<[Partial<LineItem>, string]>([
    [{ ...pack, quantity: 2, food: onion }, '2 cups onions, 300 g'],
    [{ ...pack, quantity: 2, unit: bag }, '2 bags peas, 300 g'],
    [{ ...pack, quantity: 2, note: 'fresh' }, '2 cups peas, fresh'],
    [{ ...pack, quantity: 2, note: '' }, '2 cups peas'],
    [{ ...range, quantity: 0 }, 'onions, 3-4'],
    [{ originalText: 'soap', food: onion }, 'onions'],
    [{ originalText: '7up', food: peas, quantity: 2 }, '2 peas'],
    [{ quantity: 0.5, food: cucumber }, '½ cucumber'],
    [{ quantity: 12_345.678, food: tomatoes }, '12345.678 tomatoes'],
    [{ quantity: 2, note: 'batteries', originalText: null }, '2 batteries'],
  ])('%j reads %j: its parts, which the words no longer say', (fields, expected) => {
    expect(render(fields)).toBe(expected);
  });

  it.each<[Partial<LineItem>, string]>([
    [{ note: '300 g lentils', originalText: '300 g lentils', quantity: 3 }, '900 g lentils'],
    [{ note: '300 g lentils', quantity: 2 }, '600 g lentils'],
    [{ note: '300 g lentils', quantity: 0 }, '300 g lentils'],
    [{ note: 'milk 2 l', originalText: 'milk 2 l', quantity: 2 }, 'milk 4 l'],
    [
      { note: 'mushrooms, about 2 cups', originalText: '5 mushrooms (about 2 cups)', quantity: 5 },
      '5 mushrooms (about 2 cups)',
    ],
    [{ note: 'salt', quantity: 1 }, 'salt'],
    [{ note: 'salt', quantity: 3 }, '3 salt'],
    [{ note: 'salt', originalText: 'salt', quantity: 3, recipeReferences: [from(1, 3)] }, 'salt'],
    [{ note: 'batteries', originalText: 'batteries', quantity: 4 }, '4 batteries'],
    [{ note: 'batteries', quantity: 1, isFood: true }, '1 batteries'],
  ])('%j reads %j: a text, as often as it is needed', (fields, expected) => {
    expect(render(fields)).toBe(expected);
  });

  it.each<[Partial<LineItem>, string]>([
    [{ quantity: 187.5, recipeReferences: [from(125, 1.5)] }, '190 g butter'],
    [{ quantity: 187.5, recipeReferences: [from(125, 1)] }, '187.5 g butter'],
    [{ quantity: 187.5 }, '187.5 g butter'],
    [{ quantity: 187.5, originalText: '125 g butter', recipeReferences: [from(125, 1.5)] }, '190 g butter'],
    [{ quantity: 523, originalText: '500 g butter' }, '523 g butter'],
    [{ quantity: 125, recipeReferences: [from(125, null)] }, '125 g butter'],
  ])(
    '%j reads %j: kitchens measure what recipes add up to, and take what a person sets',
    (fields, expected) => {
      expect(render({ unit: gram, food: butter, ...fields })).toBe(expected);
    },
  );

  it('sets fractions by hand', () => {
    const flour = { originalText: '1 cup flour', unit: cup, food: { name: 'flour' } };
    expect(render({ ...flour, quantity: 1.13 })).toBe('1.13 cups flour');
    expect(render({ ...flour, quantity: 2 / 3 })).toBe('⅔ cup flour');
    expect(render({ ...flour, quantity: 0.7 })).toBe('⁷⁄₁₀ cup flour');
  });
});

describe('what an item is called', () => {
  it.each<[Partial<LineItem>, string]>([
    [{ originalText: 'soap', food: soap, quantity: 2 }, 'soap'],
    [{ originalText: '2 cups peas', unit: cup, food: peas, quantity: 2 }, 'peas'],
    [{ originalText: '4 bags cat litter', note: 'bags cat litter', quantity: 4 }, 'bags cat litter'],
    [{ originalText: 'soap', food: onion }, 'onion'],
    [{ originalText: '500', note: '', quantity: 500 }, '500'],
  ])('%j is called %j', (fields, expected) => {
    expect(nameItem(item(fields))).toBe(expected);
  });
});
