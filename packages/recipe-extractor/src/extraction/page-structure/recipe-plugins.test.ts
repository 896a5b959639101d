import { describe, expect, it } from 'vitest';
import { extractRecipe } from '../index.ts';

/** What every page below says: a soup in two groups of ingredients and two sections of steps. */
const soup = { heading: 'Soup', lines: ['2 leeks', '1 l stock'] };
const topping = { heading: 'Topping', lines: ['30 g chives'] };
const cut = 'Cut the leeks into rings and wash them well in cold water.';
const boil = 'Boil them in the stock for twenty minutes until they are soft.';
const strew = 'Strew the chives over the soup when it is in the bowls.';

const items = (texts: readonly string[], open = '<li>', close = '</li>'): string =>
  texts.map((text) => open + text + close).join('');
const lists = (heading: (name: string) => string, list: (lines: readonly string[]) => string): string =>
  [soup, topping].map((group) => heading(group.heading) + list(group.lines)).join('');
const steps = (heading: (name: string) => string, list: (lines: readonly string[]) => string): string =>
  heading('Soup') + list([cut, boil]) + heading('Topping') + list([strew]);
const page = (card: string): string =>
  `<title>Leek soup - Ada’s Kitchen</title><nav class="menu"><ul><li>Home</li><li>Recipes</li></ul></nav><h1>Leek soup</h1><p>It rained all week, and we had soup.</p>${card}<div class="comments"><p>2 people liked this.</p></div>`;

/** Amount, unit and name in elements of their own. */
const parted = (prefix: string, line: string): string => {
  const [amount = '', ...rest] = line.split(' ');
  return `<span class="${prefix}-amount">${amount}</span> <span class="${prefix}-name">${rest.join(' ')}</span>`;
};

const plugins: readonly (readonly [string, string])[] = [
  [
    'WP Recipe Maker',
    `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Leek soup</h2><span class="wprm-recipe-details wprm-recipe-servings">4</span> <span class="wprm-recipe-servings-unit">servings</span><div class="wprm-recipe-prep-time-container"><span class="wprm-recipe-time-label">Prep Time</span> <span class="wprm-recipe-prep_time">10 minutes</span></div><div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header">Ingredients</h3>${lists(
      (name) => `<div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">${name}</h4>`,
      (lines) =>
        `<ul class="wprm-recipe-ingredients">${lines.map((line) => `<li class="wprm-recipe-ingredient"><input type="checkbox"><label><span class="sr-only">▢ </span></label>${parted('wprm-recipe-ingredient', line)}</li>`).join('')}</ul></div>`,
    )}</div><div class="wprm-recipe-instructions-container"><h3>Instructions</h3>${steps(
      (name) => `<h4 class="wprm-recipe-group-name">${name}</h4>`,
      (lines) =>
        `<ul class="wprm-recipe-instructions">${items(lines, '<li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text">', '</div></li>')}</ul>`,
    )}</div></div>`,
  ],
  [
    'Tasty Recipes',
    `<div class="tasty-recipes"><h2 class="tasty-recipes-title">Leek soup</h2><ul><li class="prep-time"><span class="tasty-recipes-label">Prep Time:</span> <span class="tasty-recipes-prep-time">10 minutes</span></li><li class="yield"><span class="tasty-recipes-label">Yield:</span> <span class="tasty-recipes-yield">4 servings</span></li></ul><div class="tasty-recipes-ingredients"><div class="tasty-recipes-ingredients-header"><h3>Ingredients</h3><span class="tasty-recipes-scale-container"><button>1x</button><button>2x</button></span></div><div class="tasty-recipes-ingredients-body">${lists(
      (name) => `<p><strong>${name}</strong></p>`,
      (lines) =>
        `<ul>${lines.map((line) => `<li data-tr-ingredient-checkbox=""><span class="tr-ingredient-checkbox-container"><input type="checkbox"><label></label></span>${line.replace(/^(\d+)/, '<span data-amount="$1">$1</span>')}</li>`).join('')}</ul>`,
    )}</div></div><div class="tasty-recipes-instructions"><h3>Instructions</h3><div class="tasty-recipes-instructions-body">${steps(
      (name) => `<h4>${name}</h4>`,
      (lines) => `<ol>${items(lines)}</ol>`,
    )}</div></div></div>`,
  ],
  [
    'Mediavine Create',
    `<section class="mv-create-card"><h1 class="mv-create-title">Leek soup</h1><div class="mv-create-time mv-create-time-yield"><strong class="mv-create-uppercase">Yield: </strong><span class="mv-create-time-format">4 servings</span></div><div class="mv-create-time mv-create-time-prep"><strong>Prep Time: </strong><span>10 minutes</span></div><div class="mv-create-ingredients"><h2 class="mv-create-ingredients-title">Ingredients</h2>${lists(
      (name) => `<h3>${name}</h3>`,
      (lines) => `<ul>${items(lines)}</ul>`,
    )}</div><div class="mv-create-instructions"><h2 class="mv-create-instructions-title">Instructions</h2>${steps(
      (name) => `<h3>${name}</h3>`,
      (lines) => `<ol>${items(lines)}</ol>`,
    )}</div></section>`,
  ],
  [
    'WP Ultimate Recipe',
    `<div class="wpurp-container"><span class="wpurp-recipe-title">Leek soup</span><div><span class="wpurp-recipe-servings-label">Servings:</span> <span class="wpurp-recipe-servings">4</span> servings</div><div>Prep Time <span class="wpurp-recipe-prep-time">10</span> minutes</div><div class="wpurp-recipe-ingredients"><span class="wpurp-recipe-ingredients-header">Ingredients</span>${lists(
      (name) =>
        `<div class="wpurp-recipe-ingredient-group-container"><span class="wpurp-recipe-ingredient-group"><strong>${name}</strong></span>`,
      (lines) =>
        `<ul class="wpurp-recipe-ingredient-container">${lines.map((line) => `<li class="wpurp-recipe-ingredient">${parted('wpurp-recipe-ingredient', line)}</li>`).join('')}</ul></div>`,
    )}</div><div class="wpurp-recipe-instructions"><span>Instructions</span>${steps(
      (name) => `<div class="wpurp-recipe-instruction-group"><strong>${name}</strong></div>`,
      (lines) => `<ol class="wpurp-recipe-instruction-container">${items(lines)}</ol>`,
    )}</div></div>`,
  ],
  [
    'EasyRecipe',
    `<div class="easyrecipe hrecipe"><div class="ERSName fn">Leek soup</div><div class="ERSTimes">Prep time: <time class="preptime" datetime="PT10M">10 mins</time></div><div class="ERSServes">Serves: <span class="yield">4 servings</span></div><div class="ERSIngredients"><div class="ERSIngredientsHeader">Ingredients</div>${lists(
      (name) => `<div class="ERSSectionHead">${name}</div>`,
      (lines) => `<ul>${items(lines, '<li class="ingredient">')}</ul>`,
    )}</div><div class="ERSInstructions"><div class="ERSInstructionsHeader">Instructions</div><div class="instructions"><ol>${items([cut, boil, strew], '<li class="instruction">')}</ol></div></div></div>`,
  ],
  [
    'ZipList',
    `<div id="zlrecipe-container" class="zlrecipe-container-border hrecipe" itemscope itemtype="http://schema.org/Recipe"><div id="zlrecipe-title" class="fn" itemprop="name">Leek soup</div><p id="zlrecipe-prep-time">Prep Time: <span itemprop="prepTime" content="PT10M">10 minutes</span></p><p id="zlrecipe-yield">Yield: <span itemprop="recipeYield">4 servings</span></p><p id="zlrecipe-ingredients" class="h-4 strong">Ingredients</p>${lists(
      (name) => `<div class="ingredient-label">${name}</div>`,
      (lines) =>
        `<ul class="zlrecipe-ingredients-list">${items(lines, '<li class="ingredient" itemprop="ingredients">')}</ul>`,
    )}<p id="zlrecipe-instructions">Instructions</p><ol class="instructions">${items([cut, boil, strew], '<li class="instruction" itemprop="recipeInstructions">')}</ol></div>`,
  ],
  [
    'Zip Recipes',
    `<div class="zrdn-recipe-wrap"><h2 class="zrdn-recipe-title">Leek soup</h2><div class="zrdn-prep-time">Prep time: 10 minutes</div><div class="zrdn-serving">Serves 4</div><div class="zrdn-block zrdn-ingredients"><h3 class="zrdn-recipe-label">Ingredients</h3>${lists(
      (name) => `<ul class="zrdn-list"><li class="zrdn-ingredient-label"><b>${name}</b></li>`,
      (lines) => `${items(lines, '<li class="zrdn-ingredient">')}</ul>`,
    )}</div><div class="zrdn-block zrdn-instructions"><h3>Instructions</h3><ol class="zrdn-list">${items([cut, boil, strew])}</ol></div></div>`,
  ],
  [
    'Cooked',
    `<div class="cooked-recipe-info"><span class="cooked-prep-time cooked-time"><strong class="cooked-meta-title">Prep Time</strong>10 mins</span><span class="cooked-servings"><strong class="cooked-meta-title">Yields</strong>4 Servings</span></div><h3>Ingredients</h3><div class="cooked-recipe-ingredients">${lists(
      (name) => `<div class="cooked-single-ingredient cooked-heading">${name}</div>`,
      (lines) =>
        lines
          .map(
            (line) =>
              `<div class="cooked-single-ingredient cooked-ingredient"><span class="cooked-ingredient-checkbox">&nbsp;</span>${parted('cooked-ingredient', line)}</div>`,
          )
          .join(''),
    )}</div><h3>Directions</h3><div class="cooked-recipe-directions">${[cut, boil, strew].map((text, index) => `<div class="cooked-single-direction cooked-direction"><span class="cooked-direction-number">${index + 1}</span><div class="cooked-dir-content"><p>${text}</p></div></div>`).join('')}</div>`,
  ],
  [
    'Recipe Card Blocks',
    `<div class="wp-block-wpzoom-recipe-card-block-recipe-card"><h2 class="recipe-card-title">Leek soup</h2><div class="recipe-card-details"><div class="detail-item"><span class="detail-item-label">Servings</span><p class="detail-item-value">4</p><span class="detail-item-unit">servings</span></div><div class="detail-item"><span class="detail-item-label">Prep time</span><p class="detail-item-value">10</p><span class="detail-item-unit">minutes</span></div></div><div class="recipe-card-ingredients"><h3 class="ingredients-title">Ingredients</h3><ul class="ingredients-list">${lists(
      (name) =>
        `<li class="ingredient-item-group"><strong class="ingredient-item-group-title">${name}</strong></li>`,
      (lines) =>
        lines
          .map(
            (line) =>
              `<li class="ingredient-item"><span class="tick-circle"></span><p class="ingredient-item-name">${parted('wpzoom-rcb-ingredient', line)}</p></li>`,
          )
          .join(''),
    )}</ul></div><div class="recipe-card-directions"><h3 class="directions-title">Directions</h3><ul class="directions-list">${steps(
      (name) =>
        `<li class="direction-step-group"><strong class="direction-step-group-title">${name}</strong></li>`,
      (lines) => items(lines, '<li class="direction-step">'),
    )}</ul></div></div>`,
  ],
  [
    'Delicious Recipes',
    `<div class="dr-recipe-summary"><h2 class="dr-title">Leek soup</h2><div class="dr-prep-time"><span class="dr-meta-title">Prep Time</span><b>10 mins</b></div></div><div class="dr-ingredients-list"><div class="dr-ingrd-title-wrap"><h3 class="dr-title">Ingredients</h3><span class="dr-yields">Servings: 4</span></div>${lists(
      (name) => `<h4 class="dr-title">${name}</h4>`,
      (lines) =>
        `<ul class="dr-unordered-list">${lines.map((line) => `<li><input type="checkbox"><label><span class="ingredient_quantity">${line.split(' ')[0]}</span> <span class="ingredient_unit">${line.split(' ').slice(1).join(' ')}</span></label></li>`).join('')}</ul>`,
    )}</div><div class="dr-instructions"><h3 class="dr-title">Instructions</h3>${steps(
      (name) => `<h4 class="dr-title">${name}</h4>`,
      (lines) =>
        `<ol class="dr-ordered-list">${items(lines, '<li><div class="dr-instruction">', '</div></li>')}</ol>`,
    )}</div>`,
  ],
  [
    'Recipe Maker',
    `<div class="recipe-maker"><p class="rm-times">Prep 10 min · Serves 4</p><h3>Ingredients</h3><table>${lists(
      (name) => `<tr><th colspan="2">${name}</th></tr>`,
      (lines) =>
        lines
          .map(
            (line) => `<tr><td>${line.split(' ')[0]}</td><td>${line.split(' ').slice(1).join(' ')}</td></tr>`,
          )
          .join(''),
    )}</table><h3>Method</h3><table>${[cut, boil, strew].map((text, index) => `<tr><td>${index + 1}</td><td>${text}</td></tr>`).join('')}</table></div>`,
  ],
  [
    'Meal Planner Pro',
    `<div class="mpprecipe" id="mpprecipe-container"><h2 class="mpprecipe-title">Leek soup</h2><div class="mpprecipe-prep-time">Prep Time: 10 minutes</div><div class="mpprecipe-yield">Serves 4</div><p class="mpp-recipe-heading">Ingredients</p>${lists(
      (name) => `<div class="mpp-ingredient-label"><u>${name}</u></div>`,
      (lines) => `<ul>${items(lines, '<li class="mpp-ingredient">')}</ul>`,
    )}<p class="mpp-recipe-heading">Instructions</p><ol>${items([cut, boil, strew])}</ol></div>`,
  ],
  [
    'Jetpack',
    `<div class="hrecipe h-recipe jetpack-recipe"><h3 class="p-name jetpack-recipe-title fn">Leek soup</h3><ul class="jetpack-recipe-meta"><li class="jetpack-recipe-servings p-yield yield"><strong>Servings: </strong>4</li><li class="jetpack-recipe-preptime"><strong>Prep Time: </strong>10 min</li></ul><div class="jetpack-recipe-content"><div class="jetpack-recipe-ingredients"><h4 class="jetpack-recipe-ingredients-title">Ingredients</h4>${lists(
      (name) => `<h5>${name}</h5>`,
      (lines) => `<ul>${items(lines, '<li class="jetpack-recipe-ingredient p-ingredient ingredient">')}</ul>`,
    )}</div><div class="jetpack-recipe-directions e-instructions"><h4 class="jetpack-recipe-directions-title">Directions</h4><ol>${items([cut, boil, strew])}</ol></div></div></div>`,
  ],
  [
    'GetMeCooking',
    `<div class="gmc-recipe"><h2>Leek soup</h2><table class="gmc-recipe-times"><tr><th>Prep Time</th><td>10 minutes</td></tr><tr><th>Serves</th><td>4 servings</td></tr></table><div class="gmc-recipe-ingredients"><h3>Ingredients</h3>${lists(
      (name) => `<h4 class="gmc-ingredient-group">${name}</h4>`,
      (lines) => `<ul>${items(lines, '<li class="gmc-ingr">')}</ul>`,
    )}</div><div class="gmc-recipe-steps"><h3>Instructions</h3>${[cut, boil, strew].map((text, index) => `<div class="gmc-recipe-step"><span class="gmc-step-number">${index + 1}.</span><div class="gmc-step-text"><p>${text}</p></div></div>`).join('')}</div></div>`,
  ],
  [
    'the Recipe module of Drupal',
    `<div class="node-recipe"><div class="field field--name-recipe-yield"><div class="field__label">Yield</div><div class="field__item">4 servings</div></div><div class="field field--name-recipe-prep-time"><div class="field__label">Preparation time</div><div class="field__item">10 minutes</div></div><div class="field field--name-recipe-ingredient"><div class="field__label">Ingredients</div><div class="field__items">${lists(
      (name) => `<div class="field__item"><b>${name}</b></div>`,
      (lines) => items(lines, '<div class="field__item">', '</div>'),
    )}</div></div><div class="field field--name-recipe-instructions"><div class="field__label">Instructions</div><div class="field__item">${[cut, boil, strew].map((text) => `<p>${text}</p>`).join('')}</div></div></div>`,
  ],
  [
    'YooRecipe of Joomla',
    `<div class="yoorecipe"><span class="yoorecipe-servings">Serves: 4</span> <span>Preparation time: 10 min</span><div class="yoorecipe-ingredients"><h3>Ingredients</h3>${lists(
      (name) => `<h4>${name}</h4>`,
      (lines) =>
        `<ul>${lines.map((line) => `<li class="ingredient"><span class="ingredient-quantity">${line.split(' ')[0]}</span>&nbsp;<span>${line.split(' ').slice(1).join(' ')}</span></li>`).join('')}</ul>`,
    )}</div><div class="yoorecipe-directions"><h3>Directions</h3>${[cut, boil, strew].map((text) => `<p>${text}</p>`).join('')}</div></div>`,
  ],
  [
    'a page builder',
    `<div class="sqs-block-content"><p>Serves 4 | Prep time: 10 minutes</p><h3>Ingredients</h3>${lists(
      (name) => `<p style="white-space:pre-wrap"><strong>${name}</strong></p>`,
      (lines) => `<ul data-rte-list="default">${items(lines, '<li><p>', '</p></li>')}</ul>`,
    )}<h3>Directions</h3>${steps(
      (name) => `<h4>${name}</h4>`,
      (lines) => `<ol data-rte-list="default">${items(lines, '<li><p>', '</p></li>')}</ol>`,
    )}</div>`,
  ],
  [
    'a post of line breaks',
    `<div class="post-body entry-content"><div><b>Ingredients</b></div><div>${lists(
      (name) => `<i>${name}:</i><br>`,
      (lines) => lines.map((line) => `${line}<br>`).join(''),
    )}</div><div><b>Directions</b></div><div>${[cut, boil, strew].map((text) => `${text}<br><br>`).join('')}</div><div>Serves 4. Prep time: 10 minutes</div></div>`,
  ],
  [
    'a wiki',
    `<div class="mw-parser-output"><table class="infobox"><tr><th>Servings</th><td>4</td></tr><tr><th>Prep time</th><td>10 minutes</td></tr></table><h2><span class="mw-headline" id="Ingredients">Ingredients</span><span class="mw-editsection">[edit | edit source]</span></h2>${lists(
      (name) => `<h3><span class="mw-headline">${name}</span></h3>`,
      (lines) => `<ul>${items(lines)}</ul>`,
    )}<h2><span class="mw-headline">Procedure</span></h2><ol>${items([cut, boil, strew])}</ol></div>`,
  ],
  [
    'a list in a list',
    `<p>Serves 4</p><p>Prep time: 10 minutes</p><h2>Ingredients</h2><ul>${lists(
      (name) => `<li>${name}`,
      (lines) => `<ul>${items(lines)}</ul></li>`,
    )}</ul><h2>Method</h2><ol>${items([cut, boil, strew])}</ol>`,
  ],
];

describe('the cards of recipe plug-ins', () => {
  it.each(plugins)('are read: %s', (_, card) => {
    const recipe = extractRecipe(page(card), 'https://example.com/soup');
    expect(recipe?.title).toBe('Leek soup');
    expect(recipe?.ingredientGroups).toEqual([soup, topping]);
    expect(recipe?.instructions).toEqual([cut, boil, strew]);
    expect(recipe?.prepTime?.minutes).toBe(10);
    expect(recipe?.yields).toMatch(/^4(?: servings)?$/i);
  });

  it.each(plugins)('tell the groups of the lines that data lists without them: %s', (_, card) => {
    const data = JSON.stringify({
      '@type': 'Recipe',
      name: 'Leek soup',
      recipeIngredient: ['2  Leeks', '1 l stock (optional)', '30 g &nbsp;chives'],
      recipeInstructions: [cut, boil, strew],
    });
    const recipe = extractRecipe(`<script type="application/ld+json">${data}</script>${page(card)}`, null);
    expect(recipe?.ingredientGroups).toEqual([
      { heading: 'Soup', lines: ['2 Leeks', '1 l stock (optional)'] },
      { heading: 'Topping', lines: ['30 g chives'] },
    ]);
  });
});
