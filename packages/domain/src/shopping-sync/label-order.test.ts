import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelOrder } from './index.ts';

describe('the order of labels', () => {
  it('is the one that somebody has named, with new labels behind', () => {
    expect(labelOrder(['dairy', 'bread', 'fruit', 'new'], ['fruit', 'dairy', 'bread'])).toEqual([
      'fruit',
      'dairy',
      'bread',
      'new',
    ]);
  });

  it('has no label that is deleted, and none twice', () => {
    expect(labelOrder(['dairy', 'bread'], ['gone', 'bread', 'bread'])).toEqual(['bread', 'dairy']);
  });

  it('is always all labels, and the same when it is named again', () => {
    const labels = fc.uniqueArray(fc.constantFrom(...'abcdefgh'));
    fc.assert(
      fc.property(labels, labels, (present, named) => {
        const after = labelOrder(present, named);
        expect(after.toSorted()).toEqual(present.toSorted());
        expect(labelOrder(after, named)).toEqual(after);
      }),
    );
  });
});
