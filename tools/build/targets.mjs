/**
 * What a build makes, and from what. A target is stale when any of its sources changed since it was built.
 * @typedef {object} Target
 * @property {string} name
 * @property {string} output the file whose presence shows that the target was built
 * @property {readonly string[]} sources folders and files, relative to the checkout
 */

const shared = [
  'package-lock.json',
  'tools/build',
  'packages/contract',
  'packages/domain',
  'packages/ingredients/src',
  'packages/locales',
];

/** @type {Target} */
export const serverTarget = {
  name: 'server',
  output: 'dist/server/main.js',
  sources: [...shared, 'packages/recipe-extractor/src', 'packages/server'],
};

/** @type {Target} */
const webTarget = {
  name: 'web app',
  output: 'dist/web/index.html',
  sources: [...shared, 'packages/web'],
};

export const targets = [serverTarget, webTarget];
