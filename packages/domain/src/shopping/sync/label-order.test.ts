import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelOrder } from './index.ts';

describe('the order of labels', () => {
  it('is the sent one, followed by labels that were not sent', () => {
    expect(labelOrder(['dairy', 'bread', 'fruit', 'new'], ['fruit', 'dairy', 'bread'])).toEqual([
      'fruit',
      'dairy',
      'bread',
      'new',
    ]);
  });

  it('leaves out deleted and repeated labels', () => {
    expect(labelOrder(['dairy', 'bread'], ['gone', 'bread', 'bread'])).toEqual(['bread', 'dairy']);
  });

  it('contains every label and does not change when it is sent again', () => {
    const labels = fc.uniqueArray(fc.constantFrom(...'abcdefgh'.split('')));
    fc.assert(
      fc.property(labels, labels, (present, named) => {
        const after = labelOrder(present, named);
        expect(after.toSorted()).toEqual(present.toSorted());
        expect(labelOrder(after, named)).toEqual(after);
      }),
    );
  });
});
