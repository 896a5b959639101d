import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFeatureTable, type FeatureKey } from './feature-table.ts';
import { listFeatures } from './features.ts';
import { labelNames } from '../labels.ts';
import { tokenize } from '../tokens/tokens.ts';
import { fixedVocabulary, growingVocabulary, unknown } from './vocabulary.ts';

const texts = 40;
const text = fc.integer({ min: 0, max: texts - 1 });
const key = fc.tuple(fc.integer({ min: 0, max: 9 }), text, text, text);
const formatName = (one: FeatureKey) => one.join(' ');

describe('the table of features', () => {
  it('finds the weights of every feature that it has, and of no other', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(key, { selector: formatName, maxLength: 300 }),
        fc.array(key),
        (known, others) => {
          const rows = known.map(
            (one, at) => [one, new Float64Array(labelNames.length).fill(at + 1)] as const,
          );
          const { find, weights } = createFeatureTable(rows, texts);
          expect(known.map((one) => weights[find(...one)])).toEqual(known.map((_, at) => at + 1));
          const names = new Set(known.map(formatName));
          for (const one of others) expect(find(...one) >= 0).toBe(names.has(formatName(one)));
        },
      ),
    );
  });

  it('refuses more texts than a whole number can tell apart', () => {
    const row = [[70, 299_999, 299_999, 299_999], new Float64Array(labelNames.length)] as const;
    expect(() => createFeatureTable([row], 300_000)).toThrow(RangeError);
  });
});

describe('vocabularies', () => {
  it('number texts from 1; a fixed one knows no others', () => {
    const { findId: idOf, size } = fixedVocabulary(['basil', '', 'basil']);
    expect([idOf('basil'), idOf(''), idOf('mint'), size]).toEqual([1, 2, unknown, 2]);
  });

  it('of training take in every text, the empty one as well', () => {
    const { findId: idOf, getText } = growingVocabulary();
    expect(['mint', '', 'mint'].map((one) => getText(idOf(one)))).toEqual(['mint', '', 'mint']);
    expect(idOf('')).not.toBe(0);
  });
});

describe('names of features', () => {
  it('are a template and its texts', () => {
    const [first] = listFeatures(tokenize('2 fresh eggs'));
    expect(first).toEqual(
      expect.arrayContaining(['word !number', 'number few', 'w0..+2 !number fresh eggs']),
    );
  });

  it('are as many for words that no line had before', () => {
    const [known, unknown] = ['1 cup flour', '1 qqq zzzzz'].map((line) =>
      listFeatures(tokenize(line)).flat(),
    );
    expect(known?.length).toBe(unknown?.length);
  });
});
