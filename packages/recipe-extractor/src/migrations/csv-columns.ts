import { type CsvField, csvFields } from '@hearth/domain/imports/csv-fields';
import { csvRows } from './csv-records.ts';
import { eachCsvRow } from './each-csv-row.ts';
import type { MigrationFormat } from './format.ts';
import { type MigratedRecipe, migratedRecipe } from './migrated-recipe.ts';
import { decodeText } from './decode-text.ts';

/** The name of the column for each field; those without one are left empty. */
export type CsvColumns = Readonly<Partial<Record<CsvField, string | undefined>>>;

/** The head of a table, and what its columns probably hold. */
export interface CsvPreview {
  readonly columns: readonly string[];
  /** The first rows, as many cells as there are columns. */
  readonly rows: readonly (readonly string[])[];
  readonly guess: CsvColumns;
}

const previewedRows = 3;
/** A cell of the preview shows its beginning. */
const previewedLength = 200;

/** The head of a CSV file. @throws Error for a quote that does not close */
export function csvPreview(bytes: Uint8Array): CsvPreview {
  const [header = [], ...rows] = csvRows(decodeText(bytes));
  const columns = header.map((name) => name.trim());
  const cut = (row: readonly string[]) => columns.map((_, at) => (row[at] ?? '').slice(0, previewedLength));
  return { columns, rows: rows.slice(0, previewedRows).map(cut), guess: guessedColumns(columns) };
}

/** What people call their columns, in the languages of this program; earlier words count more. */
const words: Readonly<Record<CsvField, readonly string[]>> = {
  name: [
    'name',
    'title',
    'titel',
    'rezept',
    'recipe',
    'recipename',
    'rezeptname',
    'الاسم',
    'العنوان',
    'الوصفة',
  ],
  description: ['description', 'summary', 'beschreibung', 'intro', 'about', 'الوصف'],
  ingredients: ['ingredients', 'ingredient', 'zutaten', 'المكونات', 'المقادير'],
  steps: [
    'steps',
    'instructions',
    'directions',
    'method',
    'preparation',
    'zubereitung',
    'anleitung',
    'schritte',
    'طريقةالتحضير',
    'الخطوات',
  ],
  yield: ['servings', 'yield', 'serves', 'portions', 'portionen', 'quantity', 'الحصص'],
  prepTime: ['preptime', 'preparationtime', 'prep', 'vorbereitung', 'vorbereitungszeit', 'وقتالتحضير'],
  performTime: ['cooktime', 'cookingtime', 'cook', 'kochzeit', 'backzeit', 'garzeit', 'وقتالطهي'],
  totalTime: ['totaltime', 'time', 'duration', 'gesamtzeit', 'dauer', 'الوقتالكلي'],
  categories: ['categories', 'category', 'course', 'kategorie', 'kategorien', 'gang', 'الفئة', 'الفئات'],
  tags: ['tags', 'tag', 'keywords', 'labels', 'schlagworte', 'schlagwörter', 'الوسوم'],
  notes: ['notes', 'note', 'comments', 'notizen', 'notiz', 'hinweise', 'ملاحظات'],
  rating: ['rating', 'stars', 'bewertung', 'sterne', 'التقييم'],
  orgURL: ['url', 'link', 'sourceurl', 'source', 'website', 'quelle', 'adresse', 'الرابط', 'المصدر'],
  dateAdded: ['dateadded', 'created', 'createdat', 'date', 'datum', 'erstellt', 'التاريخ'],
  picture: ['image', 'imageurl', 'photo', 'photourl', 'picture', 'bild', 'foto', 'الصورة'],
};

/** The column that each field is probably in; no column is guessed twice. */
export function guessedColumns(columns: readonly string[]): CsvColumns {
  const taken = new Set<string>();
  const guess: Partial<Record<CsvField, string>> = {};
  for (const field of csvFields) {
    const found = words[field]
      .map((word) => columns.find((column) => plain(column) === word && !taken.has(column)))
      .find((column) => column !== undefined);
    if (found === undefined) continue;
    taken.add(found);
    guess[field] = found;
  }
  return guess;
}

function plain(column: string): string {
  return column
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** A table whose columns hold these fields, a row a recipe. */
export function csvFormat(columns: CsvColumns): MigrationFormat {
  return eachCsvRow((row, language) => readRow(row, columns, language));
}

function readRow(row: Record<string, string>, columns: CsvColumns, language: string): MigratedRecipe | null {
  const text = (field: CsvField) => row[columns[field] ?? '']?.trim() ?? '';
  const address = (field: CsvField) => (/^https?:/i.test(text(field)) ? text(field) : '');
  const notes = text('notes');
  return migratedRecipe(
    {
      name: text('name'),
      description: text('description'),
      yield: text('yield'),
      prepTime: text('prepTime'),
      performTime: text('performTime'),
      totalTime: text('totalTime'),
      ingredients: splitLines(text('ingredients')),
      steps: splitLines(text('steps')),
      notes: notes === '' ? [] : [notes],
      categories: splitParts(text('categories')),
      tags: splitParts(text('tags')),
      rating: text('rating'),
      orgURL: address('orgURL'),
      dateAdded: text('dateAdded'),
      picture: { url: address('picture') },
    },
    language,
  );
}

/** The lines of a cell; where there is one line, the parts between bars or semicolons. */
function splitLines(cell: string): string[] {
  const lines = trimmed(cell.split(/\r?\n/));
  return lines.length > 1 ? lines : trimmed(cell.split(/[|;]/));
}

function splitParts(cell: string): string[] {
  return trimmed(cell.split(/[,;|\n]/));
}

function trimmed(parts: readonly string[]): string[] {
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
