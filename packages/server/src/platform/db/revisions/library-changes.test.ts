import { describe, expect, it } from 'vitest';
import { type LibraryChange, LibraryChanges } from './library-changes.ts';

const recipes = (...ids: string[]): LibraryChange => ({ recipeIds: new Set(ids), touchesReferences: false });
const references: LibraryChange = { recipeIds: new Set(), touchesReferences: true };

describe('LibraryChanges', () => {
  it('merges the changes of all revisions since the given one', () => {
    const changes = new LibraryChanges();
    changes.note('group', 4, recipes('a', 'b'));
    changes.note('group', 5, recipes('b', 'c'));
    changes.note('another', 5, recipes('d'));
    expect(changes.between('group', 3, 5)).toEqual(recipes('a', 'b', 'c'));
    expect(changes.between('group', 4, 5)).toEqual(recipes('b', 'c'));
    expect(changes.between('group', 5, 5)).toEqual(recipes());
  });

  it('reports whether objects that recipes reference have changed', () => {
    const changes = new LibraryChanges();
    changes.note('group', 1, recipes('a'));
    changes.note('group', 2, references);
    changes.note('group', 3, recipes('b'));
    expect(changes.between('group', 0, 3)).toEqual({ ...recipes('a', 'b'), touchesReferences: true });
    expect(changes.between('group', 2, 3)).toEqual(recipes('b'));
  });

  it('returns null if a revision was not recorded, the range is reversed or too many revisions have passed', () => {
    const changes = new LibraryChanges();
    for (let revision = 1; revision <= 100; revision += 1)
      if (revision !== 90) changes.note('group', revision, recipes('a'));
    expect(changes.between('group', 88, 92)).toBeNull();
    expect(changes.between('group', 89, 90)).toBeNull();
    expect(changes.between('group', 99, 101)).toBeNull();
    expect(changes.between('group', 92, 91)).toBeNull();
    expect(changes.between('group', 10, 60)).not.toBeNull();
    expect(changes.between('group', 10, 61)).toBeNull();
  });

  it('drops the oldest revisions beyond its limit', () => {
    const changes = new LibraryChanges();
    changes.note('group', 1, recipes('a'));
    for (let revision = 1; revision < 2000; revision += 1) changes.note('another', revision, recipes('b'));
    expect(changes.between('group', 0, 1)).not.toBeNull();
    changes.note('another', 2000, recipes('b'));
    expect(changes.between('group', 0, 1)).toBeNull();
  });
});
