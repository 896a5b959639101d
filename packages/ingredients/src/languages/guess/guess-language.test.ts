import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGoldLines } from '../gold/gold-lines-for-test.ts';
import { type GuessedLanguage, guessLanguage } from './guess-language.ts';
import { readLanguages } from '../language.ts';
import { onlyWhere } from '../../../../../tools/test-run/only-where.ts';

/** Recipes of eight lines; the lines of a recipe are parted by slashes with blanks. */
const recipes: readonly (readonly [GuessedLanguage, string])[] = [
  [
    'en',
    '2 cups flour / 1 tsp salt / 3 eggs / 1 cup milk / 2 tbsp butter, melted / 1 onion, chopped / pepper / oil',
  ],
  [
    'en',
    '4 chicken thighs / 200ml crème fraîche / 1 bouquet garni / 2 cloves garlic / salt / 50g pancetta / 1 leek / rice',
  ],
  [
    'de',
    '500 g Mehl / 1 TL Salz / 3 Eier / 250 ml Milch / 2 EL Butter / 1 Zwiebel, gehackt / Pfeffer / etwas Öl',
  ],
  [
    'fr',
    '500 g de farine / 1 c. à c. de sel / 3 œufs / 25 cl de lait / 2 c. à s. de beurre / 1 oignon / poivre / huile',
  ],
  [
    'es',
    '500 g de harina / 1 cdta de sal / 3 huevos / 250 ml de leche / 2 cdas de mantequilla / 1 cebolla / ajo / aceite',
  ],
  [
    'it',
    '500 g di farina / 1 cucchiaino di sale / 3 uova / 250 ml di latte / 50 g di burro / 1 cipolla / pepe q.b. / olio',
  ],
  [
    'pt',
    '500 g de farinha / 1 colher (chá) de sal / 3 ovos / 250 ml de leite / 50 g de manteiga / 1 cebola / alho / óleo',
  ],
  [
    'nl',
    '500 g bloem / 1 tl zout / 3 eieren / 250 ml melk / 2 el boter / 1 ui, gesnipperd / peper / een scheutje olie',
  ],
  [
    'pl',
    '500 g mąki / 1 łyżeczka soli / 3 jajka / 250 ml mleka / 2 łyżki masła / 1 cebula / pieprz / olej do smażenia',
  ],
  [
    'sv',
    '5 dl vetemjöl / 1 tsk salt / 3 ägg / 2,5 dl mjölk / 2 msk smör / 1 gul lök, hackad / peppar / olja till stekning',
  ],
  [
    'da',
    '500 g hvedemel / 2 spsk olie / 1 tsk salt / 3 dl mælk / 1 løg, finthakket / 2 fed hvidløg / 100 g smør / 2 æg',
  ],
  [
    'ru',
    '500 г муки / 1 ч. л. соли / 3 яйца / 250 мл молока / 50 г масла / 1 луковица / перец / масло для жарки',
  ],
  ['zh', '面粉500克 / 盐 1茶匙 / 鸡蛋3个 / 牛奶250毫升 / 黄油50克 / 洋葱半个 / 胡椒粉少许 / 食用油适量'],
  ['zh', '麵粉500克 / 鹽 1茶匙 / 雞蛋3顆 / 牛奶250毫升 / 奶油50克 / 洋蔥半顆 / 胡椒粉少許 / 油適量'],
  [
    'ja',
    '薄力粉 500g / 塩 小さじ1 / 卵 3個 / 牛乳 250ml / バター 50g / 玉ねぎ 1/2個 / こしょう 少々 / サラダ油 適量',
  ],
  [
    'nb',
    '500 g hvetemel / 2 ss olje / 1 ts salt / 3 dl melk / 1 løk, finhakket / 2 båter hvitløk / smør / 2 egg',
  ],
  [
    'cs',
    '500 g hladké mouky / 2 lžíce oleje / 1 lžička soli / 300 ml mléka / 1 cibule / 100 g másla / 2 vejce / pepř',
  ],
  [
    'uk',
    '500 г борошна / 2 ст. л. олії / 1 ч. л. солі / 300 мл молока / 1 цибуля / 100 г масла / 2 яйця / перець',
  ],
  [
    'fi',
    '5 dl vehnäjauhoja / 2 rkl öljyä / 1 tl suolaa / 3 dl maitoa / 1 sipuli / 100 g voita / 2 munaa / pippuria',
  ],
  [
    'tr',
    '500 g un / 2 yemek kaşığı zeytinyağı / 1 çay kaşığı tuz / 300 ml süt / 1 soğan / 100 g tereyağı / 2 yumurta',
  ],
  ['ko', '밀가루 500g / 식용유 2큰술 / 소금 1작은술 / 우유 300ml / 양파 1개 / 버터 100g / 계란 2개 / 후추'],
];

/** Languages without rules, next to one that has rules. */
const neighbours: readonly (readonly [string, string])[] = [
  [
    'Slovak',
    '500 g hladkej múky / 2 lyžice oleja / 1 lyžička soli / 300 ml mlieka / 1 cibuľa / 100 g masla / 2 vajcia / korenie',
  ],
  [
    'Belarusian',
    '500 г мукі / 2 ст. л. алею / 1 ч. л. солі / 300 мл малака / 1 цыбуля / 100 г масла / 2 яйкі / перац',
  ],
  [
    'Bulgarian',
    '500 г брашно / 2 с.л. олио / 1 ч.л. сол / 300 мл мляко / 1 глава лук / 100 г масло / 2 яйца / черен пипер',
  ],
  [
    'Catalan',
    "500 g de farina / 2 cullerades d'oli / 300 ml de llet / 1 ceba / 2 grans d'all / 100 g de mantega / 2 ous / sal",
  ],
  ['Arabic', '٢ كوب دقيق / ملعقة كبيرة زيت / ملح / ٣ بيضات / كوب حليب / بصلة / فلفل / زبدة'],
];

/** Recipes of a few lines, as drinks are, whose words are compounds that no list has. */
const shortRecipes: readonly (readonly [GuessedLanguage, string])[] = [
  ['sv', '5 cl gin / 2 cl Ingefärslikör / 3 cl Citronjuice / 1-2 cl Sockerlag'],
  ['nl', 'Zalmfilet / Dillesaus / Vleeskruiden'],
  ['de', 'Putenbrust / Grillgewürz / Barbecuesauce'],
  ['da', '4 cl gin / 2 cl citronsaft / isterninger'],
  ['fr', '4 cl de rhum / 2 cl de jus de citron vert / menthe'],
  ['en', 'Buttermilk / Beetroot / Cornstarch'],
];

const lines = (recipe: string) => recipe.split(' / ');

/** English sentences that are kept beside the project, never in it. */
const sentencesFile = [6, 7]
  .map((up) =>
    fileURLToPath(new URL(`${'../'.repeat(up)}shared/data/ingredients-train.jsonl.xz`, import.meta.url)),
  )
  .find((path) => existsSync(path));
if (sentencesFile === undefined) {
  process.stdout.write('The English sentences are not at hand: guessing their language is skipped.\n');
}
const sentenceCount = 20_000;
const perRecipe = 10;
const maxForeign = 0.005;

describe('the language of a recipe', () => {
  it.each(recipes)('is %s: %s', (language, recipe) => {
    expect(guessLanguage(lines(recipe))).toBe(language);
  });

  it.each(shortRecipes)('is %s in few words: %s', (language, recipe) => {
    expect(guessLanguage(lines(recipe))).toBe(language);
  });

  it.each(readLanguages)('is told from any eight lines of %s', (language) => {
    const all = readGoldLines(language).map(({ line }) => line);
    for (let at = 0; at + 8 <= all.length; at += 8) {
      expect(guessLanguage(all.slice(at, at + 8))).toBe(language);
    }
  });

  it.each(readLanguages)('is told from most single lines of %s, and seldom mistaken', (language) => {
    const guessed = readGoldLines(language).map(({ line }) => guessLanguage([line]));
    const right = guessed.filter((one) => one === language).length;
    const wrong = guessed.filter((one) => one !== language && one !== undefined).length;
    expect(right).toBeGreaterThan(0.75 * guessed.length);
    expect(wrong).toBeLessThanOrEqual(0.05 * guessed.length);
  });

  it.each(neighbours)('is left open where it is %s', (_name, recipe) => {
    expect(guessLanguage(lines(recipe))).toBeUndefined();
  });

  it('is left open where two languages have the words', () => {
    expect(guessLanguage(['sal', '1 kg tomate'])).toBeUndefined();
    expect(guessLanguage(['2 cucharadas de leche', '2 colheres de leite'])).toBeUndefined();
    expect(guessLanguage(['rosewater', 'elderwater'])).toBeUndefined();
    expect(guessLanguage(['sal', '1 kg tomate', '2 cucharadas de vinagre'])).toBe('es');
  });

  it('is left open where no words are', () => {
    expect(guessLanguage([])).toBeUndefined();
    expect(guessLanguage(['', '500 g', '1/2', '水 200cc'])).toBeUndefined();
  });

  it('is told from steps as well', () => {
    expect(guessLanguage(['Linsen', 'Die Linsen mit der Brühe aufkochen und 20 Minuten garen.'])).toBe('de');
  });

  it('is guessed without a throw, whatever the texts hold', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 20 }), (texts) => {
        const language = guessLanguage(texts);
        expect(language === undefined || ['en', ...readLanguages].includes(language)).toBe(true);
      }),
    );
  });

  it(
    'is hardly ever foreign where it is English',
    onlyWhere(sentencesFile !== undefined, 'no labelled sentences are beside the project'),
    () => {
      const text = execFileSync('xz', ['-dc', sentencesFile ?? ''], { maxBuffer: 1e8 }).toString();
      const rows = text.split('\n').slice(0, sentenceCount);
      const sentences = rows.map((row) => String(JSON.parse(row).sentence));
      const recipes = Array.from({ length: sentenceCount / perRecipe }, (_, at) =>
        sentences.slice(at * perRecipe, (at + 1) * perRecipe),
      );
      const isForeign = (texts: readonly string[]) => !['en', undefined].includes(guessLanguage(texts));
      const foreign = recipes.filter(isForeign).length;
      const singles = sentences.filter((sentence) => isForeign([sentence])).length;
      process.stdout.write(
        `foreign: ${foreign} of ${recipes.length} recipes, ${singles} of ${sentenceCount} lines\n`,
      );
      expect(foreign).toBeLessThanOrEqual(maxForeign * recipes.length);
      expect(singles).toBeLessThanOrEqual(maxForeign * sentenceCount);
    },
  );
});
