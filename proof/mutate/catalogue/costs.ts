import type { Mutation } from '../mutation.ts';

const library = 'packages/server/src/features/recipes/library';
const paging = 'packages/server/src/platform/paging';

/** What one caller's question costs everyone else. */
export const costs: readonly Mutation[] = [
  {
    name: 'a costly filter is run beside all other requests',
    file: `${library}/filter/run-by-cost.repository.ts`,
    find: 'return reader.runCostly(query);',
    replace: 'return reader.run(query);',
    tests: [`${library}/costly-filters.test.ts`],
  },
  {
    name: 'a costly read is never ended',
    file: 'packages/server/src/platform/db/sqlite/sqlite-connection.ts',
    find: 'performance.now() > this.#deadlineMs)\n      throw',
    replace: 'performance.now() < 0)\n      throw',
    tests: ['packages/server/src/platform/db/costly-reads.test.ts'],
  },
  {
    name: 'every comparison looks at the related rows anew',
    file: `${library}/filter/filter-plan.ts`,
    find: 'return isToOne(path) || isNegated === (kind',
    replace: 'return false && isNegated === (kind',
    tests: [`${library}/filter/filter-plan.test.ts`],
  },
  {
    name: 'two rows that each pass a part count as one',
    file: `${library}/filter/filter-plan.ts`,
    find: 'return isToOne(path) || isNegated === (kind',
    replace: 'return true || isNegated === (kind',
    tests: [`${library}/filter/shared-looks.test.ts`],
  },
  {
    name: 'patterns in long texts cost as little as others',
    file: `${library}/filter/filter-cost.ts`,
    find: 'line: 5, text: 50',
    replace: 'line: 0.3, text: 0.3',
    tests: [`${library}/filter/filter-plan.test.ts`],
  },
  {
    name: 'covers of many cookbooks cost as little as one',
    file: `${library}/filter-overviews.repository.ts`,
    find: '(sizes) => costOfFilters(filters, sizes)',
    replace: '(sizes) => costOfFilters(filters.slice(0, 1), sizes)',
    tests: [`${library}/costly-filters.test.ts`],
  },
  {
    name: 'one account holds up the costly reads of all',
    file: 'packages/server/src/platform/concurrency/fair-limit.ts',
    find: 'atOnce: this.#options.perAccount }',
    replace: 'atOnce: this.#options.total }',
    tests: ['packages/server/src/platform/concurrency/fair-limit.test.ts'],
  },
  {
    name: 'an empty database beside the data folder of a library is taken for a new one',
    file: 'packages/server/src/start/known-database.ts',
    find: 'if (!existsSync(join(dataDir, mark)) ||',
    replace: 'if (true || !existsSync(join(dataDir, mark)) ||',
    tests: ['packages/server/src/start/known-database.test.ts'],
  },
  {
    name: 'paths of pages lead to other addresses of the API',
    file: 'packages/domain/src/text/addresses/path-segments.ts',
    find: 'dotSegments.has(text) ? null : text',
    replace: 'false ? null : text',
    tests: ['packages/server/src/features/site/pages/preloaded-queries.test.ts'],
  },
  {
    name: 'a filter of a short list holds everyone up until its last comparison',
    file: 'packages/server/src/platform/concurrency/filter-in-turns.ts',
    find: 'if (turns.isOver) await turns.give();',
    replace: '',
    tests: [`${paging}/row-filter.test.ts`],
  },
  {
    name: 'patterns over every comment and event run beside all other requests',
    file: `${paging}/listed-rows.repository.ts`,
    find: 'const weightOfPattern = 4;',
    replace: 'const weightOfPattern = 1;',
    tests: [`${paging}/listed-rows.test.ts`],
  },
  {
    name: 'the end of a pattern may lie within its beginning',
    file: `${paging}/like-pattern.ts`,
    find: 'text.length - at >= end.length && ',
    replace: '',
    tests: [`${paging}/like-pattern.test.ts`],
  },
  {
    name: 'the groups of a whole server are presented without a pause',
    file: 'packages/server/src/platform/concurrency/map-in-slices.ts',
    find: 'if (from > 0) await leaveToOthers();',
    replace: '',
    tests: ['packages/server/src/platform/concurrency/map-in-slices.test.ts'],
  },
  {
    name: 'two that take turns leave none to others',
    file: 'packages/server/src/platform/concurrency/turns.ts',
    find: '  await setImmediate();\n',
    replace: '  void setImmediate;\n',
    tests: ['packages/server/src/platform/concurrency/map-in-turns.test.ts'],
  },
  {
    name: 'a long page arrives at once',
    file: 'packages/server/src/platform/paging/listed-rows.repository.ts',
    find: 'const isLongPage = Math.min(window.limit, total - window.offset) > longPage;',
    replace: 'const isLongPage = longPage < 0;',
    tests: ['packages/server/src/platform/paging/listed-rows.test.ts'],
  },
  {
    name: 'a long answer is written at once',
    file: 'packages/server/src/platform/http/answers/wire-json.ts',
    find: 'Array.isArray(value) && value.length > shortList;',
    replace: 'Array.isArray(value) && value.length < 0 && shortList > 0;',
    tests: ['packages/server/src/platform/http/answers/wire-json.test.ts'],
  },
  {
    name: 'an upload whose sender has left holds its place for ever',
    file: 'packages/server/src/platform/http/input/multipart.ts',
    find: 'if (raw.destroyed && !raw.readableEnded)',
    replace: 'if (false && !raw.readableEnded)',
    tests: ['packages/server/src/platform/http/input/multipart.test.ts'],
  },
];
