import { describe, expect, it } from 'vitest';
import { extractRecipe } from '../index.ts';

const data = `<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Bean pot',
  recipeIngredient: ['300 g beans', '1 leek'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Simmer the beans with the leek.' }],
})}</script>`;
const lists =
  '<h3>Ingredients</h3><ul><li>300 g beans</li><li>1 leek</li></ul><h3>Method</h3><ol><li>Simmer the beans with the leek.</li></ol>';
const keeps = 'Keeps three days in a cold place.';
const swap = 'An onion does instead of the leek.';
const readNotesOf = (card: string) =>
  extractRecipe(`<html><head>${data}</head><body><h1>Bean pot</h1>${card}</body></html>`, null)?.notes;

describe('notes of a recipe card', () => {
  it.each([
    [
      'WP Recipe Maker',
      `<h3 class="wprm-recipe-header">Notes</h3><div class="wprm-recipe-notes">${keeps}</div>`,
    ],
    [
      'WP Recipe Maker with a container',
      `<div class="wprm-recipe-notes-container"><h3 class="wprm-recipe-header">Notes</h3><div class="wprm-recipe-notes"><span>${keeps}</span></div></div>`,
    ],
    [
      'Tasty Recipes',
      `<div class="tasty-recipes-notes"><h3>Notes</h3><div class="tasty-recipes-notes-body"><p>${keeps}</p></div></div>`,
    ],
    [
      'Mediavine Create',
      `<div class="mv-create-notes mv-create-notes-slot-v2"><h2 class="mv-create-notes-title">Notes</h2><div class="mv-create-notes-content"><p>${keeps}</p></div></div>`,
    ],
    ['Zip', `<div class="zrdn-notes"><h4>Notes</h4><p>${keeps}</p></div>`],
    [
      'ZipList',
      `<div id="zlrecipe-notes-container"><p class="zlrecipe-notes-label">Notes</p><p>${keeps}</p></div>`,
    ],
    [
      'EasyRecipe',
      `<div class="ERSNotesDiv"><div class="ERSNotesHeader">Notes</div><div class="ERSNotes">${keeps}</div></div>`,
    ],
    ['Cooked', `<h3>Notes</h3><div class="cooked-recipe-notes"><p>${keeps}</p></div>`],
    ['a site of its own', `<section class="recipe__notes"><h3>Notes</h3><p>${keeps}</p></section>`],
  ])('of %s are read with their heading', (_, notes) => {
    expect(readNotesOf(`<div class="card">${lists}${notes}</div>`)).toEqual([
      { title: 'Notes', text: keeps },
    ]);
  });

  it.each([
    ['Make ahead', 'Storage'],
    ['Tipps', 'Aufbewahrung'],
    ['Astuces', 'Conservation'],
    ['Notas', 'Consejos'],
    ['Wskazówki', 'Uwagi'],
    ['Советы', 'Хранение'],
    ['コツ・ポイント', '保存方法'],
    ['ملاحظات', 'نصائح'],
  ])('under the headings %j and %j are read up to another subject', (first, second) => {
    const notes = `<h3>${first}</h3><p>${keeps}</p><h3>${second}</h3><p>${swap}</p>`;
    expect(
      readNotesOf(
        `${lists}${notes}<h3>Latest from the blog</h3><p>We went to the sea.</p><h3>${first}</h3><p>Of another recipe, not this.</p>`,
      ),
    ).toEqual([
      { title: first, text: keeps },
      { title: second, text: swap },
    ]);
  });

  it('keep their lists, numbers and headings', () => {
    const notes = `<div class="wprm-recipe-notes"><ol><li>${keeps}</li><li>${swap}</li></ol><p><strong>Freezing</strong></p><ul><li>Freeze it for a month.</li></ul></div>`;
    expect(readNotesOf(`${lists}${notes}`)).toEqual([
      { title: '', text: `1. ${keeps}\n2. ${swap}` },
      { title: 'Freezing', text: '- Freeze it for a month.' },
    ]);
  });

  it('have at least a text that no step and no plug-in says', () => {
    expect(readNotesOf(`${lists}<div class="wprm-recipe-notes"><h3>Notes</h3></div>`)).toEqual([]);
    expect(readNotesOf(`${lists}<h3>Notes</h3><p>Simmer the beans with the leek.</p>`)).toEqual([]);
    expect(
      readNotesOf(`${lists}<div class="wprm-recipe-notes">Click here to add your own private notes.</div>`),
    ).toEqual([]);
  });

  it('are read in one line with their heading', () => {
    expect(readNotesOf(`${lists}<p><b>Note:</b> ${keeps}</p>`)).toEqual([{ title: 'Note', text: keeps }]);
  });
});
