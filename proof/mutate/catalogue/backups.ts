import type { Mutation } from '../mutation.ts';

const features = 'packages/server/src/features/site/backups/';
const hostile = [`${features}hostile-backups.test.ts`];
const ends = [`${features}what-restores-end.test.ts`];
const sealed = [`${features}sealed-backups.test.ts`];
const equal = [`${features}equal-after-restore.test.ts`];
const moved = [`${features}mealie-backup/mealie-backup.test.ts`];
const back = [`${features}mealie-backup/back-to-mealie.test.ts`];
const folder = [`${features}mealie-backup/mealie-folder.test.ts`];
const routes = [`${features}backups.test.ts`];
const dataFiles = 'packages/server/src/platform/files/data-files.ts';
const dataFilesTest = ['packages/server/src/platform/files/data-files.test.ts'];

/** Backups that are whole, and restores that are all or nothing. */
export const backups: readonly Mutation[] = [
  {
    name: 'files that the list does not name are let in',
    file: `${features}archive/read-backup.ts`,
    find: "    if (!expected.has(name)) throw new BackupError('damaged');\n",
    replace: '',
    tests: hostile,
  },
  {
    name: 'files go to any folder of the data folder',
    file: `${features}archive/read-backup.ts`,
    find: "  if (!contentFolders.some((known) => known === folder)) throw new BackupError('unsafePath');\n",
    replace: '  void folder;\n',
    tests: hostile,
  },
  {
    name: 'the hash of a table is not compared',
    file: `${features}archive/read-backup.ts`,
    find: "  if (rest !== '' || summary().sha256 !== expected) throw new BackupError('damaged');",
    replace: "  if (rest !== '' || summary().sha256 === '') throw new BackupError('damaged', expected);",
    tests: hostile,
  },
  {
    name: 'data that nobody administers are restored',
    file: `${features}archive/read-backup.ts`,
    find: "  if (!isAdministered) throw new BackupError('withoutAdministrator');\n",
    replace: '',
    tests: hostile,
  },
  {
    name: 'bombs are unpacked',
    file: 'packages/server/src/platform/archive/archive-directory.ts',
    find: "  return isBomb || isOver ? 'tooLarge' : null;",
    replace: "  return isOver ? 'tooLarge' : null;",
    tests: hostile,
  },
  {
    name: 'a readable secret of an earlier release is lost',
    file: `${features}archive/sealed-columns.ts`,
    find: '    const text = opened.open;',
    replace: "    const text = opened.open.replace(/./g, '');",
    tests: sealed,
  },
  {
    name: 'a restore brings sessions and one-time links back',
    file: `${features}prepare-restore.ts`,
    find: '    for (const table of endingTables) contents.empty(table);\n',
    replace: '',
    tests: ends,
  },
  {
    name: 'a restore brings revoked API tokens back',
    file: `${features}prepare-restore.ts`,
    find: "  ['api_tokens', 'token_hash', 'API token'],\n",
    replace: '',
    tests: ends,
  },
  {
    name: 'an authenticator that fits no code keeps its owner out after a restore',
    file: `${features}prepare-restore.ts`,
    find: "contents.delete(table, 'user_id', String(user_id));",
    replace: 'void user_id;',
    tests: sealed,
  },
  {
    name: 'a restore signs out the person who restores',
    file: `${features}restore.service.ts`,
    find: '    if (session !== undefined) await continueSession(tx, session);\n',
    replace: '    void [session, continueSession];\n',
    tests: ends,
  },
  {
    name: 'spent uses of invitations come back with a restore',
    file: `${features}restore.repository.ts`,
    find: 'Math.min(Number(row[column]), known)',
    replace: 'Math.max(Number(row[column]), known)',
    tests: ends,
  },
  {
    name: 'a password reset leaves API tokens to a restore',
    file: 'packages/server/src/features/people/password-reset/password-reset.service.ts',
    find: "  await platform.endedKeys.add('API token', ended);\n",
    replace: '  void ended;\n',
    tests: ends,
  },
  {
    name: 'a connection that is gone holds a restore up',
    file: 'packages/server/src/platform/http/bounds/request-pause.ts',
    find: '      if (write.isClosed) this.#writing.delete(request);\n',
    replace: '',
    tests: ['packages/server/src/platform/http/bounds/request-pause.test.ts'],
  },
  {
    name: 'a restore does not wait for a write whose client has left',
    file: 'packages/server/src/platform/http/bounds/request-pause.ts',
    find: '      if (!write.isHandled) this.#writing.delete(request);',
    replace: '      this.#writing.delete(request);',
    tests: ['packages/server/src/platform/http/bounds/request-pause.test.ts'],
  },
  {
    name: 'a table is left out of backups',
    file: 'packages/server/src/platform/db/dump/table-shapes.ts',
    find: 'const leftOut = /^(?:kysely_|sqlite_|recipe_words|recipe_name_parts)/;',
    replace: 'const leftOut = /^(?:kysely_|sqlite_|recipe_words|recipe_name_parts|webhooks)/;',
    tests: equal,
  },
  {
    name: 'restored recipes are not found',
    file: `${features}restore.service.ts`,
    find: '    await indexAllRecipes(tx);\n',
    replace: '',
    tests: equal,
  },
  {
    name: 'what was there before a restore is not kept',
    file: `${features}restore.service.ts`,
    find: '    await saveNow();\n',
    replace: '    void saveNow;\n',
    tests: routes,
  },
  {
    name: 'files stay as they are in a restore',
    file: `${features}restore.service.ts`,
    find: "      tasks.begin('files');\n      await putFilesInPlace(platform).catch((error: unknown) => continueLater(platform, error));",
    replace: "      tasks.begin('files');",
    tests: routes,
  },
  {
    name: 'live streams go on after a restore has ended their sessions',
    file: `${features}restore.service.ts`,
    find: "platform.database.announcements.publish('missed');",
    replace: '',
    tests: ['packages/server/src/features/automation/live/live-access.test.ts'],
  },
  {
    name: 'an interrupted renaming moves the new folder away',
    file: dataFiles,
    find: '    if (!(await exists(join(replaced, folder)))) {',
    replace: '    {',
    tests: dataFilesTest,
  },
  {
    name: 'files are deleted while a backup links them',
    file: 'packages/server/src/platform/files/local-store.ts',
    find: '    this.#holds.add(promise);\n',
    replace: '',
    tests: dataFilesTest,
  },
  {
    name: 'a bad backup pushes the last good one out',
    file: 'packages/domain/src/files/backup-retention/backup-retention.ts',
    find: '  const good = scheduled.filter(({ isGood }) => isGood);',
    replace: '  const good = scheduled.filter(({ isGood }) => isGood || true);',
    tests: ['packages/domain/src/files/backup-retention/backup-retention.test.ts'],
  },
  {
    name: 'backups of people are deleted by the schedule',
    file: 'packages/domain/src/files/backup-retention/backup-retention.ts',
    find: "  const scheduled = newestFirst.filter(({ kind }) => kind === 'scheduled');",
    replace: "  const scheduled = newestFirst.filter(({ kind }) => kind !== 'beforeRestore');",
    tests: ['packages/domain/src/files/backup-retention/backup-retention.test.ts'],
  },
  {
    name: 'the tokens of programs stop working after a move',
    file: `${features}mealie-backup/read/map-people.ts`,
    find: "token_hash: createHash('sha256').update(text).digest('hex'),",
    replace: "token_hash: createHash('sha256').update(`${text} `).digest('hex'),",
    tests: moved,
  },
  {
    name: 'old cookbooks show every recipe after a move',
    file: `${features}mealie-backup/read/map-plans.ts`,
    find: "query_filter_string: readText(book['query_filter_string']) || cookbookFilter(source, book),",
    replace: "query_filter_string: readText(book['query_filter_string']),",
    tests: moved,
  },
  {
    name: 'rules of the meal plan lose their tags in a move',
    file: `${features}mealie-backup/read/map-plans.ts`,
    find: "['tags', 'plan_rule_id', 'tag_id',",
    replace: "['tags', 'group_plan_rule_id', 'tag_id',",
    tests: moved,
  },
  {
    name: 'a person whose name differs only in case is lost in a move',
    file: `${features}mealie-backup/read/taken-names.ts`,
    find: 'this.#taken.has(free.toLowerCase())',
    replace: 'this.#taken.has(free)',
    tests: moved,
  },
  {
    name: 'tables that Hearth does not know vanish without a word',
    file: `${features}mealie-backup/read/read-mealie-backup.ts`,
    find: 'leftOut: { ...leftOut, ...source.unread },',
    replace: 'leftOut,',
    tests: moved,
  },
  {
    name: 'a backup for Mealie has no amounts of shopping lists',
    file: `${features}mealie-backup/write/shopping-tables.ts`,
    find: "recipe_scale: readAmount(share['scale']),",
    replace: 'recipe_scale: 1,',
    tests: back,
  },
  {
    name: 'a backup for Mealie has sealed addresses',
    file: `${features}mealie-backup/write/hearth-rows.ts`,
    find: 'yield this.#secrets.open(table, row);',
    replace: 'yield row;',
    tests: back,
  },
  {
    name: 'a data folder of Mealie is announced for ever',
    file: `${features}mealie-folder.ts`,
    find: 'return name !== null && !(await files.exists(keyOfBackup(name)));',
    replace: 'return name !== null;',
    tests: folder,
  },
  {
    name: 'the database of Mealie is used as our own',
    file: 'packages/server/src/platform/db/migrations/migrate.ts',
    find: 'if (tables.length === 0 || tables.includes(ownTable)) return;',
    replace: 'return;',
    tests: ['packages/server/src/platform/db/migrations/migrate.test.ts'],
  },
  {
    name: 'favorites of earlier releases are lost in a move',
    file: `${features}mealie-backup/read/map-recipes.ts`,
    find: "  if (source.has('users_to_recipes')) return;\n",
    replace: '  if (source.has("users")) return;\n',
    tests: moved,
  },
];
