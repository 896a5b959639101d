import * as z from 'zod';
import { dateTime, file } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { itemParams, operation } from '../kernel/operation.ts';
import { ReportSummary } from './reports.ts';

/** The programs that people move from. */
export const SupportedMigrations = z
  .enum([
    'nextcloud',
    'chowdown',
    'copymethat',
    'paprika',
    'mealie_alpha',
    'tandoor',
    'plantoeat',
    'myrecipebox',
    'recipekeeper',
  ])
  .meta({ id: 'SupportedMigrations' });
export type SupportedMigrations = z.output<typeof SupportedMigrations>;

/** Those, and what newer clients may name as well; `auto` has the server find out what the file is. */
export const MigrationProgram = z
  .enum([
    ...SupportedMigrations.options,
    'auto',
    'hearth',
    'recipesage',
    'schemaorg',
    'mela',
    'cooklang',
    'paprika_html',
    'anylist',
    'cookmate',
    'crouton',
    'gourmet',
    'krecipes',
    'mastercook',
    'mealmaster',
    'nowyourecooking',
    'openrecipeformat',
    'recettetek',
    'recipeml',
    'rezkonv',
    'saffron',
    'json',
    'markdown',
    'recipemd',
    'plaintext',
    'webpage',
  ])
  .meta({ id: 'MigrationProgram' });
export type MigrationProgram = z.output<typeof MigrationProgram>;

/** Whether each recipe gets a tag, and whether ingredients are read into amount, unit and food. */
const migrationOptions = {
  add_migration_tag: z.boolean().default(false),
  read_ingredients: z.boolean().default(false),
};

/** The archive of another program. Names are in snake case, as clients send them. */
const MigrationForm = z
  .object({
    migration_type: MigrationProgram,
    archive: file(),
    ...migrationOptions,
  })
  .meta({ id: 'MigrationForm' });

/** The fields of the form besides the archive. */
export const MigrationFields = MigrationForm.omit({ archive: true });

/** What undoing an import does: how many of its recipes move to the trash, and how many stay. */
export const MigrationUndo = z
  .object({
    /** Recipes that the import has created and that were not changed since. */
    removed: z.int(),
    /** Recipes of the import that were changed since. */
    left: z.int(),
    /** Until then the import can be undone. */
    until: dateTime(),
  })
  .meta({ id: 'MigrationUndo' });
export type MigrationUndo = z.output<typeof MigrationUndo>;

const column = z.string().max(limits.nameLength).optional();

/** The encodings that a file of text can be read in, by the names of the encoding standard. */
export const TextEncoding = z
  .enum([
    'utf-8',
    'utf-16le',
    'utf-16be',
    'windows-1252',
    'windows-1250',
    'windows-1251',
    'windows-1253',
    'windows-1254',
    'windows-1255',
    'windows-1256',
    'windows-1257',
    'windows-1258',
    'iso-8859-2',
    'iso-8859-7',
    'koi8-r',
    'koi8-u',
    'macintosh',
    'shift_jis',
    'euc-jp',
    'euc-kr',
    'gb18030',
    'big5',
  ])
  .meta({ id: 'TextEncoding' });
export type TextEncoding = z.output<typeof TextEncoding>;

/** The columns of a table of recipes, by what they hold. */
export const CsvColumns = z
  .object({
    name: z.string().min(1).max(limits.nameLength),
    description: column,
    ingredients: column,
    steps: column,
    yield: column,
    prepTime: column,
    performTime: column,
    totalTime: column,
    categories: column,
    tags: column,
    notes: column,
    rating: column,
    orgURL: column,
    dateAdded: column,
    picture: column,
    servings: column,
    source: column,
    cuisine: column,
    tools: column,
    favorite: column,
    /** Of tables with a row, or counted columns, for each ingredient; `ingredients` are the foods. */
    amount: column,
    unit: column,
    ingredientNote: column,
    /** The group that an ingredient of such a row is in. */
    group: column,
    calories: column,
    carbohydrateContent: column,
    cholesterolContent: column,
    fatContent: column,
    fiberContent: column,
    proteinContent: column,
    saturatedFatContent: column,
    sodiumContent: column,
    sugarContent: column,
    transFatContent: column,
    unsaturatedFatContent: column,
  })
  .meta({ id: 'CsvColumns' });
export type CsvColumns = z.output<typeof CsvColumns>;

/** How a table is read; what is not said is guessed. Names are in snake case, as those of the form. */
const tableOptions = {
  encoding: TextEncoding.optional(),
  has_heading_row: z.boolean().optional(),
  /** The name of a sheet of a workbook. */
  sheet: z.string().max(limits.nameLength).optional(),
};

/** A table of recipes whose columns are to be looked at. */
const CsvFile = z.object({ archive: file(), ...tableOptions }).meta({ id: 'CsvFile' });

/** The fields of that form besides the table. */
export const CsvFileFields = CsvFile.omit({ archive: true });

/** A table of recipes, and what its columns hold. */
const CsvMigrationForm = z
  .object({
    archive: file(),
    /** `CsvColumns` as JSON. */
    columns: z.string().max(limits.lineLength),
    ...tableOptions,
    ...migrationOptions,
  })
  .meta({ id: 'CsvMigrationForm' });

/** The fields of that form besides the table. */
export const CsvMigrationFields = CsvMigrationForm.omit({ archive: true });

/** The head of a table, and what its columns probably hold. */
export const CsvPreview = z
  .object({
    columns: z.array(z.string()),
    /** The first rows, as many cells as there are columns. */
    rows: z.array(z.array(z.string())),
    guess: CsvColumns.partial(),
    /** How the text was read; null for workbooks, which say it themselves. */
    encoding: TextEncoding.nullable(),
    /** False where another encoding is nearly as likely. */
    isEncodingSure: z.boolean(),
    /** Without one, columns are called by letter. */
    hasHeadingRow: z.boolean(),
    /** The sheet of a workbook that is shown; null for other files. */
    sheet: z.string().nullable(),
    /** The sheets that can be chosen. */
    sheets: z.array(z.string()),
    /** Columns with values that go with none of the guessed fields; recipes keep them by their names. */
    extras: z.array(z.string()),
  })
  .meta({ id: 'CsvPreview' });
export type CsvPreview = z.output<typeof CsvPreview>;

const csv = {
  tags: ['Groups: Migrations'],
  access: 'member' as const,
  method: 'POST' as const,
  bodyType: 'multipart' as const,
  maxBodyBytes: limits.movedFileBytes,
};

const undo = {
  tags: ['Groups: Migrations'],
  access: 'member' as const,
  path: '/api/groups/migrations/{item_id}/undo' as const,
  params: itemParams,
  answer: MigrationUndo,
};

export const migrationOperations = {
  previewCsv: operation({
    ...csv,
    path: '/api/groups/migrations/csv/columns',
    summary: 'The columns of a table of recipes, its first rows, and what the columns probably hold',
    body: CsvFile,
    answer: CsvPreview,
  }),
  startCsvMigration: operation({
    ...csv,
    path: '/api/groups/migrations/csv',
    summary: 'Import the recipes of a table, a row each; the report tells of each',
    body: CsvMigrationForm,
    answer: ReportSummary,
  }),
  getMigrationUndo: operation({
    ...undo,
    method: 'GET',
    summary: 'What undoing the import of a report would do',
  }),
  undoMigration: operation({
    ...undo,
    method: 'POST',
    summary: 'Move the recipes that an import has made, and that nobody has changed since, to the trash',
  }),
  startMigration: operation({
    tags: ['Groups: Migrations'],
    access: 'member',
    method: 'POST',
    path: '/api/groups/migrations',
    summary: 'Import the recipes of another program; the report tells of each',
    body: MigrationForm,
    bodyType: 'multipart',
    maxBodyBytes: limits.movedArchiveBytes,
    answer: ReportSummary,
  }),
};
