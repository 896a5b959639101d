import { MigrationProgram } from '@hearth/contract';
import { expect, it } from 'vitest';
import { findProgram, programOfReport, programs } from './programs.ts';

it('every program that the server reads can be chosen, and a table', () => {
  expect(programs.map(({ key }) => key).toSorted()).toEqual([...MigrationProgram.options, 'csv'].toSorted());
});

it('a report names its program', () => {
  expect(programOfReport('Mealie_Alpha Migration')?.key).toBe('mealie_alpha');
  expect(programOfReport('Mealmaster Migration')).toMatchObject({ name: 'MealMaster' });
  expect(programOfReport('Something else')).toBeUndefined();
});

it('an unknown choice is the first program', () => {
  expect(findProgram('nothing')).toBe(programs[0]);
});
