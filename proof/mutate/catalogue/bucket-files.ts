import type { Mutation } from '../mutation.ts';

const platform = 'packages/server/src/platform/';
const cache = [`${platform}files/file-cache.test.ts`];
const store = [`${platform}files/bucket-store.test.ts`];
const served = ['packages/server/src/features/recipes/images/bucket-pictures.test.ts'];
const moving = 'packages/server/src/features/site/stored-files/';
const moved = [`${moving}move-files.test.ts`];

/** Pictures in a bucket: nothing stale, nothing by halves, nothing lost. */
export const bucketFiles: readonly Mutation[] = [
  {
    name: 'copies are trusted for versions that the bucket was not asked about',
    file: `${platform}files/file-cache.ts`,
    find: 'isKnown && age < trustedMs',
    replace: 'age < trustedMs',
    tests: cache,
  },
  {
    name: 'copies that are being written are not counted',
    file: `${platform}files/file-cache.ts`,
    find: '    this.#bytes += bytes;\n    return true;',
    replace: '    return true;',
    tests: cache,
  },
  {
    name: 'what was read is not compared with the hash of the object',
    file: `${platform}object-storage/read-object.ts`,
    find: "    throw new ObjectStorageError('ContentDamaged', 412);",
    replace: '    return;',
    tests: store,
  },
  {
    name: 'a picture is replaced by halves where a size cannot be put in its place',
    file: `${platform}files/bucket-store.ts`,
    find: '      for (const key of replaced) {',
    replace: '      for (const key of replaced.slice(0, 0)) {',
    tests: served,
  },
  {
    name: 'what is replaced during a backup is not put aside',
    file: `${platform}files/bucket-store.ts`,
    find: '      for (const [id, kept] of this.#holds) await this.#keepFor(id, kept, keys);\n',
    replace: '',
    tests: store,
  },
  {
    name: 'a move replaces what is newer',
    file: `${moving}move-files.ts`,
    find: '!isOlder(present, file)',
    replace: 'isOlder(present, file)',
    tests: moved,
  },
];
