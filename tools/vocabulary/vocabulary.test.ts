import { expect, test } from 'vitest';
import { findWords } from './find-words.ts';
import { findProse } from './prose.ts';

const planted: readonly (readonly [string, string])[] = [
  ['const mostPages = 3;', 'max… or min…, with the unit'],
  ['const longestName = 3;', 'max… or min…, with the unit'],
  ['await createBroughtList(tx);', 'client-created, ChangeContext'],
  ['await keepGoneItems(tx);', 'tombstone'],
  ['await rememberChange(tx);', 'idempotency key'],
  ['import { sentLetter } from "x";', 'PendingChange, outbox'],
  ['listGivenUp(); GivenUpDelivery', 'dead letter'],
  ['new CallLimit()', 'rate limit'],
  ['// sign-in-limits', 'login throttling'],
  ['// the first sight of first-sight', 'server-rendered preview'],
  ['await keepAhead();', 'prefetch'],
  ['new ListMemory()', 'list cache'],
  ['await touchLibraryOf(tx);', 'bumpLibraryRevision'],
  ['await tellCreated(tx);', 'publish…, notify…, report…'],
  ['greetInvited: operation(', 'previewInvitation, InvitationPreview'],
  ['takeFromTrash(id);', 'restoreFromTrash'],
  ['import "./lessons.service.ts";', 'corrections'],
  ['// tried again with growing waits', 'exponential backoff'],
];

test.each(planted)('finds the home-made word in "%s"', (line, use) => {
  expect(findWords(new Map([['packages/a.ts', `// fine\n${line}\n`]]))).toEqual([
    expect.stringMatching(new RegExp(`^packages/a\\.ts:2 .* → ${use.replaceAll('.', '\\.')}$`)),
  ]);
});

test('finds a home-made word in the name of a file', () => {
  expect(findWords(new Map([['packages/call-limit.ts', '']]))).toEqual([
    'packages/call-limit.ts call-limit → rate limit',
  ]);
});

test('leaves wire names, stored names and plain English alone', () => {
  const text = 'givenUpAt: string; import given_up_deliveries; the most used; mostUsedPasswords; one is gone';
  expect(findWords(new Map([['packages/a.ts', text]]))).toEqual([]);
});

test.each([
  ['/** Refuses a text that is none. */', 'is none'],
  ["it('tells somebody', () => {", 'somebody'],
  ['// Whoever asks is told.', 'Whoever'],
  ['/** What is stored of a recipe. */', '/** What is'],
  [' * The word behind a number.', 'word behind'],
])('finds the turn of phrase in "%s"', (line, turn) => {
  expect(findProse(new Map([['packages/a.ts', `const fine = 1;\n${line}\n`]]))).toEqual([
    expect.stringContaining(`packages/a.ts:2 ${turn} → `),
  ]);
});

test('leaves code, and prose that reads at once, alone', () => {
  const text = "/** Null if there is none. */\nconst whoever = 'somebody';\n// Waits behind a proxy.";
  expect(findProse(new Map([['packages/a.ts', text]]))).toEqual([]);
});
