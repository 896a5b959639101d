import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGoldLines } from './gold/gold-lines-for-test.ts';
import { labelLine } from './label-line.ts';
import { readLanguages, type ReadLanguage } from './language.ts';
import { getLexicon } from './lexicon.ts';
import { hasContent } from './marks.ts';
import { readLineIn } from './read-line.ts';
import { plainLine, type Token, tokenize } from './tokens.ts';

function read(language: ReadLanguage, line: string): string {
  const { quantity, quantityMax, unit, unitId, food, note } = readLineIn(language, line);
  return [quantity, quantityMax, unit, unitId, food, note].map((part) => part ?? '').join('|');
}

describe('a line in another language', () => {
  it.each<[ReadLanguage, string, string]>([
    ['de', '1.500 g Kartoffeln', '1500||g|g|Kartoffeln|'],
    ['de', '1,5 kg Kartoffeln', '1.5||kg|kg|Kartoffeln|'],
    ['de', '2 Zehen', '2||||Zehen|'],
    ['de', 'Mehl 405', '||||Mehl 405|'],
    ['de', 'Für den Teig: 300 g Mehl', '300||g|g|Mehl|Für den Teig'],
    ['de', 'Salz (1 TL)', '1||TL|tsp|Salz|'],
    ['de', '200 g g Feta', '200||g|g|Feta|'],
    ['de', '1 gr. Zwiebel(n)', '1||||gr. Zwiebel|'],
    ['de', '250 gr. Mehl', '250||gr.|g|Mehl|'],
    ['de', '1 Dose/n Mais', '1||Dose|can|Mais|'],
    ['de', 'Saft von 1 Zitrone', '1||||Zitrone|Saft von'],
    ['de', 'Schale und Saft von 2 Zitronen', '2||||Zitronen|Schale und Saft von'],
    ['de', 'Salz und frisch gemahlener Pfeffer', '||||Salz und Pfeffer|frisch gemahlener'],
    ['de', 'Salz, Pfeffer, Zucker nach Geschmack', '||||Salz, Pfeffer, Zucker|nach Geschmack'],
    ['de', '1 EL feingehackte Petersilie', '1||EL|tbsp|Petersilie|feingehackte'],
    ['de', '100 g gemahlene Mandeln', '100||g|g|gemahlene Mandeln|'],
    ['de', '2 große, reife Mangos', '2||||große, reife Mangos|'],
    ['de', '2 x 400 g Tomaten', '2||||Tomaten|400 g'],
    ['de', '1 Kürbis ca. 1,2 kg', '1||||Kürbis|ca. 1,2 kg'],
    ['de', '50 g Butter + etwas für die Form', '50||g|g|Butter|+ etwas für die Form'],
    ['de', 'große Prise Salz', '1||Prise|pinch|Salz|große'],
    ['de', '500 g Kar\u00adtoffeln', '500||g|g|Kartoffeln|'],
    ['fr', 'les feuilles de 3 branches de menthe', '3||branches|sprig|menthe|les feuilles'],
    ['fr', 'trois quarts de litre de lait', '0.75||litre|l|lait|'],
    ['fr', '12 noix de Saint-Jacques', '12||||noix de Saint-Jacques|'],
    ['fr', '1/4 de botte de persil', '0.25||botte|bunch|persil|'],
    ['de', '1 daumengroßes Stück Ingwer', '1||Stück|piece|Ingwer|daumengroßes'],
    ['es', '60 g de agua -opcional-', '60||g|g|agua|opcional'],
    ['pt', '400 g de bacalhau lascado e desfiado', '400||g|g|bacalhau|lascado e desfiado'],
    ['de', '100 ml Milch (3,5 % Fett)', '100||ml|ml|Milch|3,5 % Fett'],
    ['fr', '200/250 g de riz', '200|250|g|g|riz|'],
    ['fr', "une demi-cuillère à café d'anis", '0.5||cuillère à café|tsp|anis|'],
    ['fr', 'du sel', '||||sel|'],
    ['es', '1 taza y media de agua', '1.5||taza|cup|agua|'],
    ['it', 'Zucchero semolato 120 g', '120||g|g|Zucchero semolato|'],
    ['pt', '1 xícara (chá) de açúcar', '1||xícara (chá)|cup|açúcar|'],
    ['pl', '2 łyżeczki proszku do pieczenia', '2||łyżeczki|tsp|proszku do pieczenia|'],
    ['pl', 'sól, pieprz, papryka - do smaku', '||||sól, pieprz, papryka|do smaku'],
    ['pl', 'gałka muszkatołowa', '||||gałka muszkatołowa|'],
    ['it', '3 bacche di ginepro', '3||||bacche di ginepro|'],
    ['da', '1 spsk. koldt vand', '1||spsk.|tbsp|vand|koldt'],
    ['ru', 'полстакана молока', '0.5||стакана|glass|молока|'],
    ['ru', 'соль — 1 ч. л.', '1||ч. л.|tsp|соль|'],
    ['zh', '三文鱼两块', '2||块|piece|三文鱼|'],
    ['zh', '五香粉', '||||五香粉|'],
    ['ja', 'しょうゆ　大さじ１と１/２', '1.5||大さじ|tbsp|しょうゆ|'],
    ['ja', '大さじ1の砂糖', '1||大さじ|tbsp|砂糖|'],
    ['ja', '醤油 大1', '1||大|tbsp|醤油|'],
    ['ja', '玉ねぎ 大1個', '1||個|piece|玉ねぎ|大'],
    ['ja', 'A 酒 大さじ1', '1||大さじ|tbsp|酒|A'],
    ['zh', '香油几滴', '||滴|drop|香油|几'],
    ['fr', '150 g de dés de jambon', '150||g|g|dés de jambon|'],
    ['fr', '1 bouillon cube', '1||||bouillon cube|'],
    ['fr', '1 bouillon cube de légumes', '1||||bouillon cube de légumes|'],
    ['fr', '200 g - 250 g de farine', '200|250|g|g|farine|'],
    ['de', '1 EL bis 2 EL Zucker', '1|2|EL|tbsp|Zucker|'],
    ['de', '2 EL - 1 TL Zucker', '2||EL|tbsp|Zucker|1 TL'],
    ['fr', '1 citron et demi', '1.5||||citron|'],
    ['fr', 'une pomme et demie, pelée', '1.5||||pomme|pelée'],
    ['fr', "1 l 1/2 d'eau", '1.5||l|l|eau|'],
    ['es', 'el zumo de medio limón', '0.5||||limón|el zumo'],
    ['es', '1 cucharada de café soluble', '1||cucharada|tbsp|café soluble|'],
    ['es', '1 cucharada de café de sal', '1||cucharada de café|tsp|sal|'],
    ['pl', 'Ciasto: 500 g mąki', '500||g|g|mąki|Ciasto'],
    ['de', 'Mehl: 300 g, gesiebt', '300||g|g|Mehl|gesiebt'],
    ['sv', 'ev. lite socker', '||||socker|ev. lite'],
    ['ru', 'Соль (щепотка)', '1||щепотка|pinch|Соль|'],
    ['ru', 'Имбирь — кусочек 2 см', '1||кусочек|piece|Имбирь|2 см'],
    ['nl', 'stukje gember van 2 cm', '1||stukje|piece|gember|van 2 cm'],
    ['pl', '1 laska wanilii lub łyżeczka ekstraktu', '1||laska|stalk|wanilii|lub łyżeczka ekstraktu'],
    ['de', '1 Dose ganze geschälte Tomaten', '1||Dose|can|ganze Tomaten|geschälte'],
    ['de', '1 EL grob gehackte, geröstete Nüsse', '1||EL|tbsp|Nüsse|grob gehackte, geröstete'],
    ['de', '2 Ei(er)', '2||||Ei|'],
    ['de', '2 EL, gestr. Mehl', '2||EL|tbsp|Mehl|gestr.'],
    ['ja', 'じゃがいも中2個', '2||個|piece|じゃがいも|中'],
    ['ja', 'Aしょうゆ 大さじ1', '1||大さじ|tbsp|しょうゆ|A'],
    ['nl', '150 ml volle melk', '150||ml|ml|volle melk|'],
    ['pl', 'mąka do podsypania', '||||mąka|do podsypania'],
    ['ko', '간장 2T', '2||T|tbsp|간장|'],
    ['ko', '소금 1t', '1||t|tsp|소금|'],
    ['zh', '醬油2T', '2||T|tbsp|醬油|'],
    ['fr', 'farine T 55', '||||farine T 55|'],
    ['tr', 'kızartmak için sıvı yağ', '||||sıvı yağ|kızartmak için'],
    ['pl', 'przyprawy: sól, pieprz, liść laurowy', '||||sól, pieprz, liść laurowy|przyprawy'],
    ['es', 'verduras: apio y puerro', '||||apio y puerro|verduras'],
    ['de', 'Kartoffeln: festkochend, klein', '||||Kartoffeln|festkochend, klein'],
    ['de', 'Salz, schwarzer Pfeffer', '||||Salz, schwarzer Pfeffer|'],
    ['cs', 'sůl, mletý kmín podle chuti', '||||sůl, mletý kmín|podle chuti'],
    ['de', '1 Bund Dill, Kerbel und Kresse', '1||Bund|bunch|Dill, Kerbel und Kresse|'],
    ['sv', '1 citron, skal och saft', '1||||citron|skal och saft'],
    ['fr', '80 g de semoule * (ou de riz)', '80||g|g|semoule|ou de riz'],
    ['sv', '1 gul lök eller', '1||||gul lök|eller'],
    ['pt', '1 fava de baunilha ou raspas de 1 laranja', '1||fava|pod|baunilha|ou raspas de 1 laranja'],
    ['it', 'albumi 3 + 1 uovo', '3||||albumi|+ 1 uovo'],
    ['fr', 'le jus et le zeste finement râpé de 2 oranges', '2||||oranges|le jus et le zeste finement râpé'],
    ['de', 'Kerne von 1 Granatapfel', '1||||Granatapfel|Kerne von'],
    ['de', 'Sirup von 2 EL Zucker', '||||Sirup|von 2 EL Zucker'],
    ['pl', 'po 1 szczypcie kminku i chili', '1||szczypcie|pinch|kminku i chili|'],
    ['zh', '配料：葱、姜、蒜', '||||葱、姜、蒜|配料'],
    ['cs', 'oregano - pár snítek', '||snítek|sprig|oregano|pár'],
    ['fr', 'persil, quelques brins', '||brins|sprig|persil|quelques'],
    ['pl', '3 gruszki i kilka ziaren kawy', '3||||gruszki|i kilka ziaren kawy'],
    ['it', 'semola tipo 2 q.b.', '||||semola tipo 2|q.b.'],
    ['cs', '1 okurka rozporcovaná', '1||||okurka|rozporcovaná'],
    ['pl', '1 por wyflancowany', '1||||por|wyflancowany'],
    ['es', '1 pomelo con o sin piel', '1||||pomelo|con o sin piel'],
    ['es', '1 l de caldo, hecho con los huesos y verdura', '1||l|l|caldo|hecho con los huesos y verdura'],
    ['sv', '400 g Lax, kokt torsk eller skivad skinka', '400||g|g|Lax|kokt torsk eller skivad skinka'],
    ['sv', '1 st citron, skal och saft', '1||st|piece|citron|skal och saft'],
    ['sv', '1 kokosnöt, kött och vatten', '1||||kokosnöt|kött och vatten'],
    ['de', 'Bohnen: dunkelrot, knackig', '||||Bohnen|dunkelrot, knackig'],
    ['it', '400 g di coniglio, coscia o sella', '400||g|g|coniglio|coscia o sella'],
    ['it', 'n. 2 limoni', '2||||limoni|'],
    ['pl', 'sól do smaku, szczypta chili', '||||sól, szczypta chili|do smaku'],
    ['it', 'un paio di rametti di timo', '2||rametti|sprig|timo|'],
  ])('%s: %s', (language, line, parts) => {
    expect(read(language, line)).toBe(parts);
  });

  it('is less sure where a rule guesses', () => {
    const sure = readLineIn('de', '200 g Mehl').confidence;
    const guessed = readLineIn('de', 'eine Zwiebel gehackt').confidence;
    expect(guessed.quantity).toBeLessThan(sure.quantity);
    expect(guessed.food).toBeLessThan(sure.food);
    expect(readLineIn('de', 'Prise Salz').confidence.unit).toBeLessThan(sure.unit);
  });
});

const language = fc.constantFrom(...readLanguages);
/** Pieces of real lines in any order, with whatever signs between them. */
const mixedLine = language.chain((one) => {
  const pieces = readGoldLines(one).flatMap(({ line }) => line.split(/(?<=[ (),])/u));
  const piece = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...pieces) }, fc.string({ maxLength: 4 }));
  return fc.tuple(
    fc.constant(one),
    fc.array(piece, { maxLength: 12 }).map((list) => list.join('')),
  );
});

/** Articles, words that link or say `about`, units that are said twice, endings of plurals, and the sign of times. */
function isKnownFiller(one: ReadLanguage, { key, kind }: Token): boolean {
  const { words, cut } = getLexicon(one);
  const lists = [words.links, words.about, words.articles, ...Object.values(words.units)];
  const known = lists.flatMap((list) => list.flatMap((entry) => tokenize(entry, cut)));
  return kind === 'times' || key.length <= 3 || known.some((token) => token.key === key);
}

describe('any line', () => {
  it('has each of its words in exactly one part', () => {
    fc.assert(
      fc.property(mixedLine, ([one, line]) => {
        const text = plainLine(line).replace(/\s+/gu, ' ').trim();
        const lexicon = getLexicon(one);
        const tokens = tokenize(text, lexicon.cut);
        const { marks } = labelLine(lexicon, tokens);
        const parts = readLineIn(one, line);
        for (const token of tokens.filter(hasContent)) {
          const part = marks[token.index];
          expect(part, `${text} at ${token.start}`).toBeDefined();
          expect(part !== 'filler' || isKnownFiller(one, token), `${text}: ${token.key}`).toBe(true);
          if (part !== 'unit' && part !== 'food' && part !== 'note') continue;
          const written = text.slice(token.start, token.end).replace(/\.$/, '');
          expect(parts[part]).toContain(written);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('has every letter and figure in a token', () => {
    fc.assert(
      fc.property(language, fc.string({ unit: 'grapheme', maxLength: 200 }), (one, line) => {
        const text = plainLine(line);
        const tokens = tokenize(text, getLexicon(one).cut);
        const left = tokens.reduceRight(
          (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
          text,
        );
        expect(left.trim()).toBe('');
      }),
    );
  });

  it('is read without a throw, whatever it holds', () => {
    fc.assert(
      fc.property(language, fc.string({ unit: 'binary', maxLength: 2100 }), (one, line) => {
        const { confidence, quantity } = readLineIn(one, line);
        for (const value of Object.values(confidence)) expect(value >= 0 && value <= 1).toBe(true);
        expect(quantity === null || Number.isFinite(quantity)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps what is after the longest line as a note', () => {
    const { note } = readLineIn('de', `200 g Mehl, ${'x'.repeat(2500)} Ende`);
    expect(note.endsWith('Ende')).toBe(true);
  });
});

describe('a long line', () => {
  const hostile = [
    '1 ',
    '1/',
    'große ',
    '(',
    '2 x ',
    '1 g ',
    'und ',
    '½',
    "d'",
    '一个',
    '大さじ',
    ', ',
    '- ',
    'fein ',
    '('.repeat(9),
  ];

  /** The least of some runs in milliseconds, since other work may disturb any of them. */
  function leastTime(one: ReadLanguage, line: string): number {
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      readLineIn(one, line);
      return performance.now() - start;
    });
    return Math.min(...times);
  }

  it.each(hostile)('takes time by its length: %s', (piece) => {
    for (const one of readLanguages) {
      expect(leastTime(one, piece.repeat(Math.ceil(2000 / piece.length)))).toBeLessThan(1000);
    }
  });
});
