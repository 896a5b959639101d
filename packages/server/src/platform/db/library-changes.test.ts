import { describe, expect, it } from 'vitest';
import { LibraryChanges } from './library-changes.ts';

describe('what has changed in a library', () => {
  it('is what all revisions since have named', () => {
    const changes = new LibraryChanges();
    changes.note('group', 4, ['a', 'b']);
    changes.note('group', 5, ['b', 'c']);
    changes.note('another', 5, ['d']);
    expect(changes.between('group', 3, 5)).toEqual(new Set(['a', 'b', 'c']));
    expect(changes.between('group', 4, 5)).toEqual(new Set(['b', 'c']));
    expect(changes.between('group', 5, 5)).toEqual(new Set());
  });

  it('is unknown when a revision has named nothing, lies behind, or too many have passed', () => {
    const changes = new LibraryChanges();
    for (let revision = 1; revision <= 100; revision += 1)
      if (revision !== 90) changes.note('group', revision, ['a']);
    expect(changes.between('group', 88, 92)).toBeNull();
    expect(changes.between('group', 89, 90)).toBeNull();
    expect(changes.between('group', 99, 101)).toBeNull();
    expect(changes.between('group', 92, 91)).toBeNull();
    expect(changes.between('group', 10, 60)).not.toBeNull();
    expect(changes.between('group', 10, 61)).toBeNull();
  });

  it('is forgotten when many more revisions have come', () => {
    const changes = new LibraryChanges();
    changes.note('group', 1, ['a']);
    for (let revision = 1; revision < 2000; revision += 1) changes.note('another', revision, ['b']);
    expect(changes.between('group', 0, 1)).not.toBeNull();
    changes.note('another', 2000, ['b']);
    expect(changes.between('group', 0, 1)).toBeNull();
  });
});
