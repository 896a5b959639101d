/**
 * The words that the files of a feature are made of.
 * @typedef {object} Words
 * @property {string} wing `catalog`
 * @property {string} folder `meal-plans`
 * @property {string} many `mealPlans`
 * @property {string} Many `MealPlans`
 * @property {string} One `MealPlan`
 * @property {string} table `meal_plans`
 * @property {string} text `meal plans`
 */

const namePattern = /^([a-z]+(?:-[a-z]+)*)\/([a-z]+(?:-[a-z]+)*)$/;

/**
 * @param {string} path wing and name of the feature, the plural noun of its address: `catalog/foods`
 * @returns {Words}
 */
export function readWords(path) {
  const [, wing, folder] = namePattern.exec(path) ?? [];
  if (wing === undefined || folder === undefined)
    throw new Error(
      'A feature is called by its wing and lower-case words joined by dashes, such as catalog/foods.',
    );
  const parts = folder.split('-');
  const Many = parts.map(capitalized).join('');
  return {
    wing,
    folder,
    many: Many.charAt(0).toLowerCase() + Many.slice(1),
    Many,
    One: singular(Many),
    table: parts.join('_'),
    text: parts.join(' '),
  };
}

/** @param {string} word */
function capitalized(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** @param {string} word */
function singular(word) {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}
