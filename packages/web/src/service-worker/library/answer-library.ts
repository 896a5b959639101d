import type { Page, RecipeSummary } from '@hearth/contract';
import { computePage } from '@hearth/domain/search/paging';
import { splitExclusions } from '@hearth/domain/search/search-text';
import { seededPermutation } from '@hearth/domain/search/shuffle';
import { foldText, listSpellings } from '@hearth/domain/search/spellings';
import type { KeptRow } from '../../platform/offline/kept/kept-recipe.ts';
import { buildFilterTest, type FilterReader } from './passes-filter.ts';

/** The path of the library's recipes. */
export const libraryPath = '/api/recipes';

type Test = (row: KeptRow) => boolean;
const everything: Test = () => true;

/** Lists of ids or slugs, and what of a row they are compared with. */
const idFilters = [
  ['categories', 'requireAllCategories', ({ summary }: KeptRow) => summary.recipeCategory.flatMap(bothNames)],
  ['tags', 'requireAllTags', ({ summary }: KeptRow) => summary.tags.flatMap(bothNames)],
  ['tools', 'requireAllTools', ({ summary }: KeptRow) => summary.tools.flatMap(bothNames)],
  ['foods', 'requireAllFoods', ({ foodIds }: KeptRow) => foodIds],
  ['households', '', ({ summary }: KeptRow) => [summary.householdId]],
] as const;

/**
 * A page of the library out of what is kept on this device, as the server would answer it.
 * @throws UnknownFilterError for a filter that only the server can answer
 */
export function answerLibrary(
  rows: readonly KeptRow[],
  query: URLSearchParams,
  reader: FilterReader,
): Page<RecipeSummary> {
  const filter = query.get('queryFilter') ?? '';
  const tests: Test[] = [
    ...idFilters.map(([name, all, read]) => buildIdTest(query.getAll(name), query.get(all) === 'true', read)),
    filter === '' ? everything : buildFilterTest(filter, reader),
    buildSearchTest(query.get('search') ?? ''),
  ];
  const found = rows.filter((row) => tests.every((test) => test(row)));
  const sorted = sortRows(found, query);
  const window = computePage({
    page: Number(query.get('page') ?? 1),
    perPage: Number(query.get('perPage') ?? 50),
    total: sorted.length,
  });
  return {
    page: window.page,
    per_page: window.perPage,
    total: window.total,
    total_pages: window.totalPages,
    items: sorted.slice(window.offset, window.offset + window.limit).map(({ summary }) => summary),
    next: null,
    previous: null,
  };
}

function bothNames({ id, slug }: { readonly id: string; readonly slug: string }): string[] {
  return [id, slug];
}

function buildIdTest(
  wanted: readonly string[],
  needsAll: boolean,
  read: (row: KeptRow) => readonly string[],
): Test {
  if (wanted.length === 0) return everything;
  return (row) => {
    const found = read(row);
    const has = (one: string) => found.includes(one);
    return needsAll ? wanted.every(has) : wanted.some(has);
  };
}

/** Every word has to occur, each in any of its spellings; those with a minus must not. */
function buildSearchTest(search: string): Test {
  const { wanted, unwanted } = splitExclusions(search);
  const parts = wanted.split(/[\s"“”„]+/).filter((word) => word !== '');
  const contains = ({ words }: KeptRow, part: string) =>
    listSpellings(part).some((spelling) => words.some((text) => text.includes(spelling)));
  return (row) => parts.every((part) => contains(row, part)) && !unwanted.some((part) => contains(row, part));
}

/** What rows are ordered by; without a value they come last. */
const keys: Readonly<Record<string, (summary: RecipeSummary) => string | number | null>> = {
  name: ({ name }) => name,
  created_at: ({ createdAt }) => createdAt,
  updated_at: ({ updatedAt }) => updatedAt,
  last_made: ({ lastMade }) => lastMade,
  rating: ({ rating }) => rating,
};

function sortRows(rows: readonly KeptRow[], query: URLSearchParams): readonly KeptRow[] {
  const orderBy = query.get('orderBy') ?? '';
  if (orderBy === 'random') {
    const byId = rows.toSorted((left, right) => compareTexts(left.summary.id, right.summary.id));
    const place = seededPermutation(query.get('paginationSeed') ?? '', byId.length);
    return byId.map((_, index) => byId[place(index)]).filter((row) => row !== undefined);
  }
  const search = query.get('search') ?? '';
  if (orderBy === '' && search !== '') return sortByRelevance(rows, search);
  const read = keys[orderBy] ?? keys['created_at'];
  const sign = query.get('orderDirection') === 'asc' ? 1 : -1;
  return rows.toSorted((left, right) => {
    const [one, other] = [read?.(left.summary) ?? null, read?.(right.summary) ?? null];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (typeof one === 'number' ? one - Number(other) : compareTexts(one, String(other)));
  });
}

/** Names with the words come first. */
function sortByRelevance(rows: readonly KeptRow[], search: string): readonly KeptRow[] {
  const wanted = foldText(splitExclusions(search).wanted).trim();
  const rank = ({ summary }: KeptRow) => {
    const name = foldText(summary.name);
    if (name.startsWith(wanted)) return 0;
    return name.includes(wanted) ? 1 : 2;
  };
  return rows.toSorted(
    (left, right) => rank(left) - rank(right) || compareTexts(left.summary.name, right.summary.name),
  );
}

function compareTexts(left: string, right: string): number {
  return left.localeCompare(right);
}
