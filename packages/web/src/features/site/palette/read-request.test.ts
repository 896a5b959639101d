import { describe, expect, it } from 'vitest';
import { readAddition, readPlanning } from './read-request.ts';

const lists = [{ name: 'Weekly shop' }, { name: 'Baker' }];
const addWords = { verb: 'add', link: 'to' };

describe('readAddition', () => {
  it.each([
    ['flour', 'flour', 2, false],
    ['2 kg flour', '2 kg flour', 2, true],
    ['½ kg flour', '½ kg flour', 2, true],
    ['add flour', 'flour', 2, true],
    ['Add 2 kg flour to weekly', '2 kg flour', 1, true],
    ['flour to baker', 'flour', 1, true],
    ['bread to toast', 'bread to toast', 2, false],
    ['to baker', 'to baker', 2, false],
    ['baker', 'baker', 2, false],
    ['add', 'add', 2, false],
  ])('of %j puts %j on %i lists, clearly: %j', (text, item, count, isClear) => {
    const request = readAddition(text, lists, addWords);
    expect([request.item, request.lists.length, request.isClear]).toEqual([item, count, isClear]);
  });

  it('understands a verb at the end, and languages without a word between', () => {
    const request = readAddition('2 kg Mehl hinzufügen', lists, { verb: 'hinzufügen', link: '' });
    expect([request.item, request.lists]).toEqual(['2 kg Mehl', lists]);
  });
});

const days = [
  { date: '2026-11-27', name: 'Today' },
  { date: '2026-11-28', name: 'Tomorrow' },
  { date: '2026-12-01', name: 'Tuesday' },
  { date: '2026-12-02', name: 'thứ Tư' },
];
const planWords = { verb: 'plan', link: 'for' };

describe('readPlanning', () => {
  it.each([
    ['leek soup', 'leek soup', null, false],
    ['plan leek soup', 'leek soup', null, true],
    ['leek soup tomorrow', 'leek soup', '2026-11-28', true],
    ['plan leek soup for tue', 'leek soup', '2026-12-01', true],
    ['TODAY leek soup', 'leek soup', '2026-11-27', true],
    ['phở thu tu', 'phở', '2026-12-02', true],
    ['tomorrow', 'tomorrow', null, false],
    ['leek soup to', 'leek soup to', null, false],
  ])('of %j finds %j for %j, clearly: %j', (text, recipe, date, isClear) => {
    const request = readPlanning(text, days, planWords);
    expect([request.recipe, request.day?.date ?? null, request.isClear]).toEqual([recipe, date, isClear]);
  });
});
