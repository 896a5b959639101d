import { describe, expect, it } from 'vitest';
import { extractRecipe } from '../index.ts';

/** Groups of a page whose JSON-LD has these ingredients and that shows this text. */
function extractGroups(lines: readonly string[], body: string): (string | null)[][] {
  const data = { '@type': 'Recipe', name: 'Pie', recipeIngredient: lines, recipeInstructions: 'Bake.' };
  const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const recipe = extractRecipe(`<h1>Pie</h1><h2>Ingredients</h2>${body}<h2>Method</h2>${script}`, null);
  return recipe?.ingredientGroups.map(({ heading, lines: shown }) => [heading, ...shown]) ?? [];
}

const lines = ['200 g flour', '90 g cold butter', '3 apples', '1 lemon'];
const expected = [
  ['Pastry', '200 g flour', '90 g cold butter'],
  ['Filling', '3 apples', '1 lemon'],
];

/** The list with its headings, each written by a function. */
function shown(heading: (text: string) => string, line: (text: string) => string): string {
  const [flour = '', butter = '', apples = '', lemon = ''] = lines;
  return [heading('Pastry'), line(flour), line(butter), heading('Filling'), line(apples), line(lemon)].join(
    '',
  );
}

const within =
  (open: string, close: string) =>
  (text: string): string =>
    open + text + close;
const div = within('<div>', '</div>');
const split = (text: string): string => {
  const [amount = '', ...rest] = text.split(' ');
  return `<div class="x1"><div>${amount}</div><div>${rest.join(' ')}</div></div>`;
};

describe('groups in the text of a page', () => {
  it.each([
    ['boxes without names under headings', shown(within('<h3>', '</h3>'), div)],
    ['boxes without names under bold text', shown(within('<p><strong>', '</strong></p>'), div)],
    [
      'boxes under boxes of another name',
      shown(within('<div class="x9">', '</div>'), within('<div class="x2">', '</div>')),
    ],
    ['paragraphs under labels', shown(within('<p>', ':</p>'), within('<p>', '</p>'))],
    ['boxes that are cut into amount and name', shown(within('<div class="x9">', '</div>'), split)],
    ['links', shown(within('<div class="x9">', '</div>'), within('<div><a href="/f">', '</a></div>'))],
    [
      'spans in boxes',
      shown(within('<span class="x3"><b>', '</b></span>'), within('<div><span>', '</span></div>')),
    ],
    ['definitions', `<dl>${shown(within('<dt>', '</dt>'), within('<dd>', '</dd>'))}</dl>`],
    [
      'rows',
      `<table>${shown(within('<tr><td colspan="2"><b>', '</b></td></tr>'), within('<tr><td>', '</td></tr>'))}</table>`,
    ],
    ['lines of one paragraph', `<p>${shown(within('<strong>', '</strong><br>'), within('', '<br>'))}</p>`],
    ['lines of one paragraph under labels', `<p>${shown(within('', ':<br>'), within('', '<br>'))}</p>`],
    [
      'lines of a paragraph for each group',
      `<p><b>Pastry</b><br>200 g flour<br>90 g cold butter</p><p><b>Filling</b><br>3 apples<br>1 lemon</p>`,
    ],
    [
      'tabs',
      `<ul><li><a>Pastry</a></li><li><a>Filling</a></li></ul><div><h4>Pastry</h4><div>200 g flour</div><div>90 g cold butter</div></div><div><h4>Filling</h4><div>3 apples</div><div>1 lemon</div></div>`,
    ],
    [
      'boxes behind buttons for units',
      shown(within('<div class="x9">', '</div><button>Metric</button>'), div),
    ],
  ])('are %s', (_, body) => {
    expect(extractGroups(lines, `<div>${body}</div>`)).toEqual(expected);
  });

  it.each([
    ['swapped', '<div>flour 200 g</div>', '<div>butter cold, 90 g</div>'],
    ['with hard blanks and entities', '<div>200&nbsp;g flour</div>', '<div>90&nbsp;g&#32;cold butter</div>'],
    ['scaled', '<div>400 g flour</div>', '<div>180 g cold butter</div>'],
    ['in other units besides', '<div>200 g (7 oz) flour</div>', '<div>90 g (3 oz) cold butter</div>'],
  ])('are found by lines that are %s', (_, flour, butter) => {
    const body = `<h3>Pastry</h3>${flour}${butter}<h3>Filling</h3><div>3 apples</div><div>1 lemon</div>`;
    expect(extractGroups(lines, body)).toEqual(expected);
  });

  it.each([
    ['German', 'Für den Teig', 'Für die Füllung', ['200 g Mehl', '90 g Butter'], ['3 Äpfel', '1 Zitrone']],
    [
      'French',
      'Pour la pâte',
      'Pour la garniture',
      ['200 g de farine', '90 g de beurre'],
      ['3 pommes', '1 citron'],
    ],
    ['Japanese', '【生地】', '【具】', ['薄力粉 200g', 'バター 90g'], ['りんご 3個', 'レモン 1個']],
    ['Russian', 'Для теста', 'Для начинки', ['200 г муки', '90 г масла'], ['3 яблока', '1 лимон']],
    ['Arabic', 'للعجين:', 'للحشوة:', ['200 غ دقيق', '90 غ زبدة'], ['3 تفاحات', '1 ليمونة']],
  ] as const)('are worded as names among equal items: %s', (_, first, second, pastry, filling) => {
    const items = [first, ...pastry, second, ...filling].map(within('<li>', '</li>')).join('');
    const name = (text: string): string => text.replace(/[【】:]/g, '');
    const expected = [
      [name(first), ...pastry],
      [name(second), ...filling],
    ];
    expect(extractGroups([...pastry, ...filling], `<ul>${items}</ul>`)).toEqual(expected);
    expect(extractGroups([first, ...pastry, second, ...filling], `<ul>${items}</ul>`)).toEqual(expected);
  });

  it.each([
    [
      'amounts in bold',
      shown(
        () => '',
        (text) => text.replace(/^(\S+ )/, '<div><b>$1</b></div><div>') + '</div>',
      ),
    ],
    [
      'a line that the data lacks',
      '<div>200 g flour</div><div>some salt</div><div>90 g cold butter</div><div>3 apples</div><div>1 lemon</div>',
    ],
    [
      'a button that comes again',
      '<div>200 g flour</div><div class="x9">Buy Now</div><div>90 g cold butter</div><div class="x9">Buy Now</div><div>3 apples</div><div>1 lemon</div>',
    ],
    [
      'an advertisement',
      '<div>200 g flour</div><div>90 g cold butter</div><h4>Advertisement</h4><div>3 apples</div><div>1 lemon</div>',
    ],
    [
      'a remark',
      '<div>200 g flour</div><div>90 g cold butter</div><p>Mind that it is really cold when you use it.</p><div>3 apples</div><div>1 lemon</div>',
    ],
    [
      'servings above',
      '<h4>Serves 4</h4><div>200 g flour</div><div>90 g cold butter</div><div>3 apples</div><div>1 lemon</div>',
    ],
    [
      'a heading that only says that they are the recipe’s',
      '<h4>Recipe Ingredients</h4><div>200 g flour</div><div>90 g cold butter</div><div>3 apples</div><div>1 lemon</div>',
    ],
    [
      'a heading that only says what they are',
      '<h4>Ingredients for the pie</h4><div>200 g flour</div><div>90 g cold butter</div><div>3 apples</div><div>1 lemon</div>',
    ],
    [
      'a text that mentions them',
      '<p>You take 200 g flour and 90 g cold butter for it.</p><p><b>Filling</b></p><p>Then 3 apples and 1 lemon.</p>',
    ],
  ])('are not %s', (_, body) => {
    expect(extractGroups(lines, body)).toEqual([]);
  });

  it('are no ingredients without an amount that look different', () => {
    const measured = ['90 g cold butter', '3 apples', '1 lemon', '2 eggs', '1 l milk'];
    const lines = ['200 g flour', 'Fresh parsley', 'Salt', ...measured, 'Sugar'];
    const body = lines.map((line) => `<div class="${/\d/.test(line) ? 'a' : 'b'}">${line}</div>`).join('');
    expect(extractGroups(lines, body)).toEqual([]);
  });

  it('are items of another look, which are no lines that the data lacks', () => {
    const item = (text: string): string => `<li class="${/\d/.test(text) ? 'a' : 'b'}">${text}</li>`;
    const texts = ['200 g flour', '90 g cold butter', 'FILLING', '3 apples', '1 lemon'];
    const expected = [
      [null, '200 g flour', '90 g cold butter'],
      ['FILLING', '3 apples', '1 lemon'],
    ];
    expect(extractGroups(lines, `<ul>${texts.map(item).join('')}</ul>`)).toEqual(expected);
    expect(extractGroups(texts, `<ul>${texts.map(item).join('')}</ul>`)).toEqual(expected);
  });

  it('are found where only the names of the ingredients have an element', () => {
    const line = (amount: string, name: string): string =>
      `<b>${amount}</b> <span class="ingredient">${name}</span><br>`;
    const body = `<p class="group-title">Pastry</p><p>${line('200 g', 'flour')}${line('90 g', 'cold butter')}</p><p class="group-title">Filling</p><p>${line('3', 'apples')}${line('1', 'lemon')}</p>`;
    expect(extractGroups(lines, body)).toEqual(expected);
  });

  it('are found in boxes that are named as ingredients and hold two lines', () => {
    const box = (heading: string, ...texts: string[]): string =>
      `<div class="ingredients"><h4>${heading}</h4><div class="ingredients-list">${texts.join('<br>')}</div></div>`;
    const body = box('Pastry', '200 g flour', '90 g cold butter') + box('Filling', '3 apples', '1 lemon');
    expect(extractGroups(lines, body)).toEqual(expected);
  });

  it('are those of the place that shows the lines as the data has them', () => {
    const intro =
      `<h4>Dry</h4><div>flour 1</div><div>cold butter 2</div><h4>Fresh</h4><div>apples 4</div><div>lemon 5</div><p>${'Some text. '.repeat(9)}</p>`.repeat(
        1,
      );
    const card = shown(within('<h4>', '</h4>'), div);
    expect(extractGroups(lines, `${intro}${'<p>Text about pies.</p>'.repeat(9)}${card}`)).toEqual(expected);
  });
});
