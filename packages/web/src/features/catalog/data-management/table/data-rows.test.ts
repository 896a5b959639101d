import { expect, it } from 'vitest';
import type { DataItem } from '../data-kind.ts';
import { selectRows } from './data-rows.ts';

const items = ['Käsespätzle', 'Pizza dough', '红豆汤'].map((name) => ({ id: name, name }));
const kind = { columns: [], searchedTexts: ({ name }: DataItem) => [name] };
const order = { column: 'name', isDescending: false } as const;

it.each([
  ['', ['Käsespätzle', 'Pizza dough', '红豆汤']],
  ['kaese', ['Käsespätzle']],
  [' SPÄTZLE käse ', ['Käsespätzle']],
  ['kaese dough', []],
  ['豆', ['红豆汤']],
])('the search %j of a data page finds %j', (search, found) => {
  expect(selectRows(items, kind, { search, order }).map(({ name }) => name)).toEqual(found);
});
