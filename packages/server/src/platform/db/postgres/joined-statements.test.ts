import { describe, expect, it } from 'vitest';
import { cutIntoRuns, joinStatements } from './joined-statements.ts';

const state = (sql: string, ...parameters: unknown[]) => ({ sql, parameters });

describe('statements that are asked for at once', () => {
  it('go as reads, then writes, then what stays alone, each in its order', () => {
    const runs = cutIntoRuns([
      state('update a set x = 1'),
      state('select 1'),
      state('commit'),
      state('select 2 for update'),
      state(' SELECT 3'),
      state('delete from a'),
      state('with b as (delete from a returning 1) select 1'),
    ]);
    expect(runs.map((run) => run.map(({ sql }) => sql))).toEqual([
      ['select 1', ' SELECT 3'],
      ['update a set x = 1', 'delete from a'],
      ['commit'],
      ['select 2 for update'],
      ['with b as (delete from a returning 1) select 1'],
    ]);
  });

  it('are cut where they would bind more values than PostgreSQL takes', () => {
    const many = state('select 1', ...Array.from({ length: 40_000 }, () => 0));
    expect(cutIntoRuns([many, many, many]).map((run) => run.length)).toEqual([1, 1, 1]);
    expect(cutIntoRuns([many, state('select 2')]).map((run) => run.length)).toEqual([2]);
  });

  it('number their values on, and leave texts in quotes as they are', () => {
    const { sql, parameters } = joinStatements([
      state("select $1, '$1', 'it''s $2'", 'a'),
      state('select $2, $1, $1', 'b', 'c'),
      state("select '$1 of ''$2', $1", 'd'),
    ]);
    expect(parameters).toEqual(['a', 'b', 'c', 'd']);
    expect(sql).toContain("select $1, '$1', 'it''s $2'");
    expect(sql).toContain('select $3, $2, $2');
    expect(sql).toContain("select '$1 of ''$2', $4");
  });
});
