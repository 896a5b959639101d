import { describe, expect, it } from 'vitest';
import { findAddresses, readIncoming } from './index.ts';

const recipe = 'Leek soup\n\n2 leeks\n1 onion\n\nCut the leeks.\nCook them.';
const file = (name: string, type = '') => ({ name, type });

describe('what comes in by words', () => {
  it.each([
    ['', { kind: 'nothing' }],
    [' \n ', { kind: 'nothing' }],
    ['https://a.example/soup', { kind: 'links', urls: ['https://a.example/soup'] }],
    [' a.example/soup ', { kind: 'links', urls: ['https://a.example/soup'] }],
    ['Look: https://a.example/pie yum', { kind: 'links', urls: ['https://a.example/pie'] }],
    [
      'https://a.example/1\nhttps://b.example/2',
      { kind: 'links', urls: ['https://a.example/1', 'https://b.example/2'] },
    ],
    [
      'Soup\nhttps://a.example/1\n\nPie\nhttps://b.example/2',
      { kind: 'links', urls: ['https://a.example/1', 'https://b.example/2'] },
    ],
    ['Leek soup', { kind: 'name', name: 'Leek soup' }],
    [recipe, { kind: 'text', form: 'plain', url: null }],
    [`${recipe}\nhttps://a.example/soup`, { kind: 'text', form: 'plain', url: 'https://a.example/soup' }],
    [`${recipe}\nhttps://a.example/1 https://a.example/2`, { kind: 'text', form: 'plain', url: null }],
    ['<!doctype html><a href="https://a.example">', { kind: 'text', form: 'html', url: null }],
    ['{"@type": "Recipe", "url": "https://a.example"}', { kind: 'text', form: 'json', url: null }],
    ['[{"name": "Soup"}]', { kind: 'text', form: 'json', url: null }],
    ['[Sauce] for pasta', { kind: 'name', name: '[Sauce] for pasta' }],
    [
      `<https://a.example/x> for later\n${recipe}`,
      { kind: 'text', form: 'plain', url: 'https://a.example/x' },
    ],
    [`<br>${recipe}`, { kind: 'text', form: 'plain', url: null }],
    ['< 30 min soup', { kind: 'name', name: '< 30 min soup' }],
    ['word '.repeat(40), { kind: 'text', form: 'plain', url: null }],
  ])('%j is %j', (text, incoming) => {
    expect(readIncoming(text)).toEqual(incoming);
  });
});

describe('what comes in as files', () => {
  it.each([
    [[file('soup.jpg')], { kind: 'pictures', count: 1 }],
    [[file('front.HEIC'), file('clipboard', 'image/png')], { kind: 'pictures', count: 2 }],
    [[file('soup.zip', 'application/zip')], { kind: 'archive' }],
    [[file('recipe.json')], { kind: 'textFile' }],
    [[file('soup.cook')], { kind: 'textFile' }],
    [[file('Recipes.paprikarecipes')], { kind: 'library' }],
    [[file('all.csv', 'text/csv')], { kind: 'library' }],
    [[file('soup.jpg'), file('soup.txt')], { kind: 'mixed' }],
    [[file('a.txt'), file('b.txt')], { kind: 'mixed' }],
  ])('%j is %j', (files, incoming) => {
    expect(readIncoming('https://a.example', files)).toEqual(incoming);
  });
});

it('finds each address of a pasted text once', () => {
  const text =
    'https://a.com/1\r\n- Soup: <https://b.com/soup>, (http://c.com/x). https://a.com/1\nno address';
  expect(findAddresses(text)).toEqual(['https://a.com/1', 'https://b.com/soup', 'http://c.com/x']);
  expect(findAddresses('nothing')).toEqual([]);
  expect(findAddresses('a.com/1\n https://a.com/1\nwww.b.com/soup\nSoup of a.com')).toEqual([
    'https://a.com/1',
    'https://www.b.com/soup',
  ]);
});
