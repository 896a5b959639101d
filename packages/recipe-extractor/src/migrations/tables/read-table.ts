import type { CsvField } from '@hearth/domain/imports/csv-fields';
import { nutritionFields } from '../../cleaning/index.ts';
import { type ReadRecipe, readOne } from '../format.ts';
import { type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { readAddresses, readDay, readStars, readTime, saysYes } from './cell-values.ts';
import { findColumns, type ChosenColumns } from './chosen-columns.ts';
import { readTimeUnit } from './column-words.ts';
import { groupRows, type NumberedRow, type RecipeRows } from './group-rows.ts';
import type { CsvColumns } from './guess-columns.ts';
import { readIngredients, readSteps } from './row-ingredients.ts';
import { addServings } from './servings.ts';
import type { Table } from './table.ts';

/** The recipes of a table; a row without a name fails by itself. */
export function readTable(table: Table, chosen: CsvColumns, language: string): ReadRecipe[] {
  const columns = findColumns(table, chosen);
  const first = table.hasHeadingRow ? 2 : 1;
  const rows = table.rows.map((cells, index): NumberedRow => ({ cells, number: index + first }));
  return groupRows(rows, columns).flatMap((group) => {
    const [row] = group.rows;
    if (group.name === '') return [failNameless(row?.number ?? first)];
    return [...readOne(group.name, () => new RowReader(table, columns, group, language).read())];
  });
}

function failNameless(number: number): ReadRecipe {
  return { failure: { message: `Failed to import row ${number}`, exception: 'This row has no name' } };
}

/** Reads the rows of one recipe. */
class RowReader {
  readonly #table: Table;
  readonly #columns: ChosenColumns;
  readonly #group: RecipeRows;
  readonly #language: string;
  /** Values without a field, by the names of the columns. */
  readonly #extras = new Map<string, string[]>();

  constructor(table: Table, columns: ChosenColumns, group: RecipeRows, language: string) {
    this.#table = table;
    this.#columns = columns;
    this.#group = group;
    this.#language = language;
  }

  read(): MigratedRecipe | null {
    const { rows, name } = this.#group;
    const servings = this.#readFirst('servings');
    const madeOf = this.#readFirst('yield');
    const isBare = /^\d{1,4}$/.test(madeOf) && servings !== '';
    if (isBare && madeOf !== servings) this.#keep('yield', madeOf);
    const { orgURL, source } = this.#readSource();
    const written = {
      name,
      description: this.#readAll('description').join('\n'),
      yield: isBare || madeOf === '' ? servings : madeOf,
      prepTime: this.#readTime('prepTime'),
      performTime: this.#readTime('performTime'),
      totalTime: this.#readTime('totalTime'),
      ...readIngredients(rows, this.#columns),
      ...readSteps(rows, this.#columns),
      notes: this.#readAll('notes'),
      nutrition: Object.fromEntries(nutritionFields.map((field) => [field, this.#readFirst(field)])),
      categories: this.#readParts('categories'),
      tags: [...this.#readParts('tags'), ...this.#readParts('cuisine')],
      tools: this.#readParts('tools'),
      rating: this.#readOrKeep('rating', readStars),
      dateAdded: this.#readOrKeep('dateAdded', readDay),
      isFavorite:
        this.#readOrKeep('favorite', (cell) => saysYes(cell) || (isNo(cell) ? false : null)) ?? false,
      orgURL,
      source,
      picture: this.#readPicture(),
    };
    this.#keepOthers();
    const recipe = migratedRecipe({ ...written, extras: Object.fromEntries(this.#extras) }, this.#language);
    return recipe === null || madeOf === '' || isBare ? recipe : addServings(recipe, servings);
  }

  /** The different values of a field in the rows of the recipe. */
  #readAll(field: CsvField): string[] {
    const cells = this.#group.rows.flatMap(({ cells: row }) =>
      this.#columns.find(field).map((at) => row[at]?.trim() ?? ''),
    );
    return [...new Set(cells.filter((cell) => cell !== ''))];
  }

  #readFirst(field: CsvField): string {
    const [first = '', ...others] = this.#readAll(field);
    for (const other of others) this.#keep(field, other);
    return first;
  }

  #readTime(field: 'prepTime' | 'performTime' | 'totalTime'): string | null {
    return readTime(this.#readFirst(field), readTimeUnit(this.#nameColumn(field)), this.#language);
  }

  #readParts(field: CsvField): string[] {
    return this.#readAll(field)
      .flatMap((cell) => cell.replaceAll(/^\[|\]$/g, '').split(/[,;|\n、，；]/u))
      .map((part) => part.replaceAll(/^\s*["'#]|["']\s*$/g, '').trim())
      .filter((part) => part !== '');
  }

  /** A value as it is stored; what cannot be is kept as it is written. */
  #readOrKeep<T>(field: CsvField, readValue: (cell: string) => T | null): T | null {
    const cell = this.#readFirst(field);
    const value = cell === '' ? null : readValue(cell);
    if (value === null) this.#keep(field, cell);
    return value;
  }

  /** The first address, and where the recipe is from in words. */
  #readSource(): { orgURL: string; source: string } {
    const cells = this.#readAll('orgURL');
    const words = this.#readAll('source');
    const [address = '', ...others] = cells.flatMap(readAddresses);
    for (const other of others) this.#keep('orgURL', other);
    const told = cells.filter((cell) => readAddresses(cell).length === 0);
    const source = [...new Set([...words, ...told])];
    return { orgURL: address, source: source.join(', ') };
  }

  #readPicture(): { url: string | null; paths: string[] } {
    const cells = this.#readAll('picture');
    const [url = null, ...others] = cells.flatMap(readAddresses);
    for (const other of others) this.#keep('picture', other);
    return { url, paths: url === null ? cells.filter((cell) => cell.length < 300) : [] };
  }

  #keepOthers(): void {
    for (const at of this.#columns.others) {
      const name = this.#table.columns[at] ?? '';
      for (const { cells } of this.#group.rows) this.#keepAs(name, cells[at]?.trim() ?? '');
    }
  }

  #keep(field: CsvField, cell: string): void {
    this.#keepAs(this.#nameColumn(field) || field, cell);
  }

  #keepAs(name: string, cell: string): void {
    const known = this.#extras.get(name) ?? [];
    if (cell !== '' && !known.includes(cell)) this.#extras.set(name, [...known, cell]);
  }

  #nameColumn(field: CsvField): string {
    return this.#table.columns[this.#columns.find(field)[0] ?? -1] ?? '';
  }
}

function isNo(cell: string): boolean {
  return /^(?:0|-|false|no|n|nein|non|нет|ні|nie|ne|いいえ|否|لا|לא|falsch|faux|falso)$/iu.test(cell);
}
