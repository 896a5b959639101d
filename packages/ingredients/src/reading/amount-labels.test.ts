import { describe, expect, it } from 'vitest';
import { loadLabelModel } from '../model/index.ts';
import { languageOfLines, readLine } from './index.ts';

const model = await loadLabelModel();

function read(line: string, language = languageOfLines([line])): string {
  const { quantity, quantityMax, unit, food, note } = readLine(line, { model, language });
  const amount = [quantity, quantityMax].filter((one) => one !== null).join('–');
  return [amount, unit, food, note].join(' | ');
}

describe('an English line', () => {
  it.each([
    ['8 to10 dates', '8–10 |  | dates | '],
    ['5 mushrooms (about 2 cups)', '5 |  | mushrooms | about 2 cups'],
    ['24 biscuits (about two 6-ounce bags)', '24 |  | biscuits | about two 6-ounce bags'],
    ['1 egg and 2 egg yolks', '1 |  | egg | and 2 egg yolks'],
    ['kosher salt, to taste (about a teaspoon)', ' |  | kosher salt | to taste (about a teaspoon)'],
    ['3-liter bottle of ginger ale', '1 | bottle | ginger ale | 3-liter'],
    ['10 almond butter cups', '10 |  | almond butter cups | '],
    ['cooked or canned kidney beans', ' |  | kidney beans | cooked or canned'],
    ['300g fresh or 250g dried tagliatelle', '300 | g | tagliatelle | fresh or 250g dried'],
    ['toasted (white) sesame oil', ' |  | sesame oil | toasted (white)'],
    ['1 carton eggs', '1 | carton | eggs | '],
    ['2 fillets salmon', '2 | fillets | salmon | '],
    ['2 fingers whisky', '2 | fingers | whisky | '],
    ['1 cake yeast', '1 | cake | yeast | '],
    ['1 pot roast', '1 |  | pot roast | '],
    ['1 - 3/4 cups oats', '1.75 | cups | oats | '],
    ['9 dl milk', '9 | dl | milk | '],
    ['20cl stock', '20 | cl | stock | '],
    ['tinned peas, 90g. Your choice.', '90 | g | tinned peas | Your choice'],
    ['a fair lot of fat', ' |  | fat | a fair lot of'],
    ['drops of water', ' | drops | water | '],
    ['a dozen eggs', '12 |  | eggs | '],
    ['bananas x6', '6 |  | bananas | '],
    ['80/20 ground beef', ' |  | 80/20 ground beef | '],
    ['50/50 bread', ' |  | 50/50 bread | '],
    ['00 flour', ' |  | 00 flour | '],
    ['7-grain bread', ' |  | 7-grain bread | '],
    ['21 Seasoning Salute', ' |  | 21 Seasoning Salute | '],
    ['7Up', ' |  | 7Up | '],
    ['57 sauce', ' |  | 57 sauce | '],
    ['3 in 1 oil', ' |  | 3 in 1 oil | '],
    ['1 500 ml milk', '1500 | ml | milk | '],
    ["1'500 g flour", '1500 | g | flour | '],
    ['1.000 g sugar', '1000 | g | sugar | '],
    ['2 pounds halibut fillets', '2 | pounds | halibut fillets | '],
    ['1 (2-inch) piece ginger, peeled', '1 | piece | ginger | 2-inch, peeled'],
    ['soap 1', '1 |  | soap | '],
  ])('%j has its amount where it stands', (line, parts) => {
    expect(read(line, 'en')).toBe(parts);
  });

  it('is not said to be sure where its amount was read otherwise', () => {
    expect(readLine('80/20 ground beef', { model, language: 'en' }).confidence.line).toBeLessThan(0.95);
  });
});

describe('a line in another language', () => {
  it.each([
    ['hu', '0 ízlés szerint só', ' |  | só | ízlés szerint'],
    ['pt', '0 e 1/2 colheres de sal', '0.5 | colheres | sal | '],
    ['zh', '盐 0.6 x 5 = 3g', '3 | g | 盐 | 0.6 x 5'],
    ['de', 'halbes Brot', '0.5 |  | Brot | '],
    ['de', '1.000 g Zucker', '1000 | g | Zucker | '],
    ['fr', '1 500 ml de lait', '1500 | ml | lait | '],
    ['fr', "1'500 g de farine", '1500 | g | farine | '],
    ['it', '1.500 g di farina', '1500 | g | farina | '],
  ] as const)('%s: %s', (language, line, parts) => {
    expect(read(line, language)).toBe(parts);
  });
});
