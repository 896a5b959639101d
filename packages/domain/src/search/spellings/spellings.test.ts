import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildMatcher, foldText, isUnspaced, listSpellings, listWords } from './index.ts';

describe('foldText', () => {
  it.each([
    [' Crème BRÛLÉE ', 'creme brulee'],
    ['Käse', 'kase'],
    ['süß', 'suss'],
    ['Œuf Æble Łosoś Đậu', 'oeuf aeble losos dau'],
    ['½ Ｐｉｅ', '1/2 pie'],
    ['“Grandma’s”', '"grandma\'s"'],
    ['İmam IŞIK ılık', 'imam isik ilik'],
    ['豆腐 カレー ごはん ｶﾚｰ', '豆腐 かれー ごはん かれー'],
    ['김치'.normalize('NFD'), '김치'],
    ['ЁЖИК', 'ежик'],
    ['Τζατζίκι ΜΟΥΣΑΚΆΣ', 'τζατζικι μουσακασ'],
    ['حُمُّص', 'حمص'],
    ['दाल', 'दाल'],
  ])('compares %j as %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is the same when applied twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe('the spellings of a text', () => {
  it.each([
    ['Käse', ['kase', 'kaese']],
    ['Ka\u0308se', ['kase', 'kaese']],
    ['kaese', ['kaese']],
    ['Rührei', ['ruhrei', 'ruehrei']],
    ['SÜSS', ['suss', 'suess']],
    ['Smørrebrød på æg', ['smorrebrod pa aeg', 'smoerrebroed paa aeg']],
    ['豆', ['豆']],
  ])('of %j are %j', (text, spellings) => {
    expect(listSpellings(text)).toEqual(spellings);
  });

  it.each([
    ['kaes', 'Käsespätzle', true],
    ['käse', 'Kaesekuchen', true],
    ['kase', 'Käse', true],
    ['豆', 'Pizza dough', false],
    ['豆', '紅豆湯', true],
    ['roe', 'Roast', false],
    ['roe', 'Rösti', true],
    ['', 'Anything', true],
  ])('%j is in %j: %j', (part, text, isIn) => {
    expect(buildMatcher([part])(text)).toBe(isIn);
  });
});

describe('the words of a text', () => {
  it.each([
    ["grandma's 1.5 kg", ['grandma', 's', '1', '5', 'kg']],
    ['红豆 soup', ['红', '豆', 'soup']],
    ['らーめんx2', ['ら', 'ー', 'め', 'ん', 'x2']],
    ['김치찌개', ['김', '치', '찌', '개']],
    ['ต้ม', ['ต้', 'ม']],
    ['दाल मखनी', ['दाल', 'मखनी']],
    ['🍕 – !', []],
  ])('%j are %j', (text, words) => {
    expect(listWords(text)).toEqual(words);
  });

  it('stand side by side in some scripts', () => {
    expect(['豆', 'ラーメン', '김치', '豆a', 'dou', ''].filter(isUnspaced)).toEqual([
      '豆',
      'ラーメン',
      '김치',
    ]);
  });
});
