import { type ComparedField, type Way, ways } from './round-trip.ts';

/**
 * How a file says something: `text` as its format says it, `record` in the copy of the recipe that it carries for
 * Hearth, `files` in files beside it, `no` not at all.
 */
export type Saying = 'text' | 'record' | 'files' | 'no';

type Row = Readonly<Record<Way, Saying>>;
const inAll = { archive: 'text', 'json-ld': 'text', cooklang: 'text', markdown: 'text' } as const;
const carried = { archive: 'text', 'json-ld': 'record', cooklang: 'record', markdown: 'record' } as const;
const onlyArchive = { archive: 'text', 'json-ld': 'no', cooklang: 'no', markdown: 'no' } as const;

/** What of a recipe each way out says. `text` in the archive is its JSON. */
export const fieldSayings: Readonly<Record<ComparedField, Row>> = {
  name: inAll,
  description: inAll,
  servings: inAll,
  yield: inAll,
  prepTime: { ...inAll, 'json-ld': 'record' },
  performTime: { ...inAll, 'json-ld': 'record' },
  totalTime: { ...inAll, 'json-ld': 'record' },
  ingredients: carried,
  steps: { ...inAll, cooklang: 'record', markdown: 'record' },
  notes: { ...inAll, cooklang: 'record', markdown: 'record' },
  categories: inAll,
  tags: inAll,
  tools: inAll,
  rating: { ...inAll, markdown: 'record' },
  nutrition: inAll,
  source: inAll,
  dateAdded: { ...inAll, markdown: 'record' },
  extras: { ...carried, cooklang: 'record' },
};

const otherRows: readonly (readonly [string, Row])[] = [
  ['picture of the recipe', { archive: 'files', 'json-ld': 'files', cooklang: 'files', markdown: 'files' }],
  ['links of steps to ingredients', carried],
  ['recipes as ingredients, by name', carried],
  ['settings of the recipe', onlyArchive],
  ['when it was made and changed', onlyArchive],
  ['comments', onlyArchive],
  ['files (assets), timeline, history', { ...onlyArchive, archive: 'no' }],
];

const fieldNames: Readonly<Record<ComparedField, string>> = {
  name: 'name',
  description: 'description, with line breaks',
  servings: 'servings',
  yield: 'yield, and its text',
  prepTime: 'preparation time, as written',
  performTime: 'cook time, as written',
  totalTime: 'total time, as written',
  ingredients: 'ingredients: amount, unit, food, note, line as written, headings',
  steps: 'steps, with headings and names',
  notes: 'notes, with titles',
  categories: 'categories',
  tags: 'tags',
  tools: 'tools',
  rating: 'rating',
  nutrition: 'nutrition',
  source: 'source address',
  dateAdded: 'date added',
  extras: 'extras',
};

/** The table of `docs/exports.md`. */
export function exportsTable(): string {
  const fields = Object.entries(fieldSayings).map(
    ([field, row]) => [fieldNames[field as ComparedField], row] as const,
  );
  const lines = [...fields, ...otherRows].map(
    ([name, row]) => `| ${name} | ${ways.map((way) => row[way]).join(' | ')} |`,
  );
  return ['| What | Archive | JSON-LD | Cooklang | Markdown |', '|---|---|---|---|---|', ...lines].join('\n');
}
