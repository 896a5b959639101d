import type { Mutation } from '../mutation.ts';

/** Work whose memory and time are bounded: pictures, books, long texts. */
export const boundedWork: readonly Mutation[] = [
  {
    name: 'a printed book is set in a process that stays',
    file: 'packages/server/src/platform/child-processes/process-pool.ts',
    find: 'if (idleMs === 0) return end(child);',
    replace: '',
    tests: ['packages/server/src/platform/child-processes/process-pool.test.ts'],
  },
  {
    name: 'a process may take any amount of memory',
    file: 'packages/server/src/platform/child-processes/process-pool.ts',
    find: '> maxMegabytes) refuse',
    replace: '> maxMegabytes * 1000) refuse',
    tests: ['packages/server/src/platform/child-processes/process-pool.test.ts'],
  },
  {
    name: 'a process has the secrets of the server',
    file: 'packages/server/src/platform/child-processes/start-process.ts',
    find: 'env: allocator,',
    replace: 'env: { ...process.env, ...allocator },',
    tests: ['packages/server/src/platform/child-processes/process-pool.test.ts'],
  },
  {
    name: 'long ingredient lines are read while others wait',
    file: 'packages/server/src/features/catalog/ingredient-parser/line-readings.ts',
    find: 'if (length > shortLength)',
    replace: 'if (length > shortLength * 1000)',
    tests: ['packages/server/src/features/catalog/ingredient-parser/long-lines.test.ts'],
  },
  {
    name: 'an AVIF of any size is decoded',
    file: 'packages/server/src/platform/files/pictures/pixel-limits.ts',
    find: 'AVIF: limits.avifPixels,',
    replace: 'AVIF: limits.picturePixels,',
    tests: ['packages/server/src/platform/files/image.test.ts'],
  },
  {
    name: 'text that looks like the place of a picture becomes one',
    file: 'packages/server/src/features/recipes/exports/book/pdf/picture-places.ts',
    find: 'split(/stream|endobj/, 1)',
    replace: 'split(/endobj/, 1)',
    tests: ['packages/server/src/features/recipes/exports/book/pdf/picture-places.test.ts'],
  },
];
