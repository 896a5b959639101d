import type { AmountView } from '@hearth/domain/ingredients/lines';
import { scaledStep } from '@hearth/domain/ingredients/step-amounts';
import { temperatureView } from '@hearth/domain/measures/temperatures';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasSavedRecipes, readSavedRecipes } from './saved-recipes.ts';
import { onlyWhere } from '../../tools/test-run/only-where.ts';

if (!hasSavedRecipes)
  console.log('The saved recipe pages are not at hand: the views of their steps are skipped.');

/**
 * What may follow a number that is a measure, written down from the texts and not from the code that converts them: all
 * other numbers are times, counts, sizes, years, percentages, numbers of steps or settings of ovens.
 */
const measures = [
  'cups?|c|tsps?|tbsps?|tbs|teaspoons?|tablespoons?|fl|fluid|oz|ounces?|lbs?|pounds?|sticks?|pints?|pt|quarts?|qts?|gallons?',
  'g|gr|grs|grams?|grammes?|gramm|kg|kilos?|mg|ml|cl|dl|l|ltr?|lit(?:er|re)s?|el|tl|essl(?:öffel)?|teel(?:öffel)?|tassen?',
  'unzen?|pfund|dag|dkg|deka|t|spsk|tsk|msk|eetlepels?|theelepels?|cuillères? à (?:soupe|café)|quilos?',
  'colher(?:es)? (?:de |[(])(?:sopa|chá)|xícaras?',
].join('|');
const number = String.raw`(?:\d+[ ]+)?(?:\d*[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|\d+[.,/⁄]?\d*)`;
const isMeasure = new RegExp(
  String.raw`^${number}\s*(?:(?:-|–|—|〜|to|or|and|bis|oder|und|°?[CF]\s*-)\s*${number}\s*)*` +
    String.raw`(?:(?:(?:heaped|heaping|level|gute)\s)?(?:${measures})(?![\p{Script=Latin}])|[-−]?(?:°|º|˚|℃|℉|degrees?|grad\b|[CF]\b))`,
  'iu',
);
const range = new RegExp(String.raw`^${number}(?:\s*(?:-|–|—|〜|to|or|and)\s*${number})?`, 'iu');
const anyNumber = /(?<![\p{L}\d.,/⁄½⅓⅔¼¾⅛⅜⅝⅞])[\d½⅓⅔¼¾⅛⅜⅝⅞]/gu;
const wordsBehind = 12;

/** Numbers that are no measures, each with what follows it up to the next number. */
function otherNumbers(text: string): string[] {
  return [...text.matchAll(anyNumber)].flatMap(({ index }) => {
    const rest = text.slice(index);
    if (isMeasure.test(rest)) return [];
    const number = range.exec(rest)?.[0] ?? '';
    const behind =
      rest.slice(number.length, number.length + wordsBehind).split(/[\d½⅓⅔¼¾⅛⅜⅝⅞([]/u, 1)[0] ?? '';
    return [number + behind];
  });
}

const count = (text: string, part: string) => text.split(part).length - 1;

describe(
  'the steps of saved recipes',
  onlyWhere(hasSavedRecipes, 'no saved pages are beside the project'),
  () => {
    let steps: string[] = [];
    beforeAll(() => {
      steps = readSavedRecipes().flatMap((recipe) => recipe.steps);
    });

    const amounts = (system: AmountView['system'], scale: number) => (text: string) =>
      scaledStep(text, { scale, system, language: 'en', spell: String }, []);
    const views: Readonly<Record<string, (text: string) => string>> = {
      'in Celsius': (text) => temperatureView(text, 'celsius'),
      'in Fahrenheit': (text) => temperatureView(text, 'fahrenheit'),
      'in metric measures': amounts('metric', 1),
      'in American measures': amounts('us', 1),
      doubled: amounts('original', 2),
      'doubled in metric measures': amounts('metric', 2),
    };

    it('are two thousand with a number and more', () => {
      expect(steps.filter((step) => /\d/.test(step)).length).toBeGreaterThanOrEqual(2000);
      expect(steps.flatMap(otherNumbers).length).toBeGreaterThanOrEqual(2000);
    });

    it.each(Object.keys(views))('%s keep every number that is no measure', (name) => {
      const view = views[name] ?? String;
      const touched = steps.flatMap((step) => {
        const shown = view(step);
        return otherNumbers(step)
          .filter((part) => count(shown, part) < count(step, part))
          .map((part) => `${part} | ${step} | ${shown}`);
      });
      expect(touched).toEqual([]);
    });

    it('are changed by every view', () => {
      for (const view of Object.values(views)) {
        expect(steps.filter((step) => view(step) !== step).length).toBeGreaterThan(50);
      }
    });
  },
);
