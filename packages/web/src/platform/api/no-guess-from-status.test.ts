import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const here = join(import.meta.dirname, '../../features');

/**
 * One status stands for many reasons, so none of them is guessed from it: the code of the error names the reason. Only
 * a page that does not exist (404), a session that is over (401), no answer (0), a text that has changed elsewhere
 * (412) and a size (413) are one thing wherever they come from.
 */
const guess =
  /isApiError\([^()]*(?:\([^()]*\))?[^()]*, (?:400|403|409|410|422|423|429)\)|\.status\s*[!=]==\s*(?:400|403|409|410|422|423|429)\b/;

/** Places that may, each with its reason. */
const allowed: Readonly<Record<string, string>> = {
  'imports/recipe-imports/import-problem.tsx':
    'shows what the server says; the status chooses the title above it',
  'recipes/edit/fields/picture/use-picture.ts': 'no recipe to give the picture to, for whichever reason',
  'site/shell/errors/error-page.tsx': 'a page that could not be loaded has no form',
  'people/users/user-page.tsx': 'an address with no id in it is a page that does not exist',
  'people/group-administration/group-page.tsx': 'an address with no id in it is a page that does not exist',
  'people/group-administration/household-page.tsx':
    'an address with no id in it is a page that does not exist',
};

const guessing = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .filter((name) => guess.test(readFileSync(join(here, name), 'utf8')));

it('no form guesses a reason from a status', () => {
  expect(guessing.filter((name) => allowed[name] === undefined)).toEqual([]);
});

it('lists no place that has stopped', () => {
  expect(Object.keys(allowed).filter((name) => !guessing.includes(name))).toEqual([]);
});

it('recognises a guess', () => {
  expect('if (isApiError(save.error, 400)) taken()').toMatch(guess);
  expect('if (error.status === 409) taken()').toMatch(guess);
  expect('isApiError(error, 404)').not.toMatch(guess);
});
