/** How much a text says that a recipe makes. */
import { latinDigits } from '@hearth/domain/measures/quantities';
import { isWord, leadingWords } from './words/index.ts';

/** Servings, or a number of things; text where it names no number. */
export interface TextYield {
  readonly servings: number | null;
  readonly quantity: number;
  readonly text: string;
  /** Whether words for people or servings say what is counted. */
  readonly isCertain: boolean;
}

const count =
  /^(\d{1,3}|[一二两兩三四五六七八九十])(?:\s?(?:-|–|—|~|〜|to|bis|à|a|o|or|oder|ou|e|do|до|til|tot|från|から)\s?(\d{1,3}))?(?![\d.,/:])\s*/u;
const hanDigits = '一二三四五六七八九十';
const maxThingWords = 8;

/** Reads `4`, `4-6 people`, `3 bowls`, `about 12 cookies`, `für 4 Personen`; null where there is no number to begin with. */
export function readYield(value: string): TextYield | null {
  const plain = latinDigits(value)
    .trim()
    .replace(/[.。:：]$/u, '')
    .replace(/^[（(](.{1,60})[)）]$/u, '$1');
  const lead = leadingWords('forPeople', plain) ?? leadingWords('about', plain);
  const counted = withoutAbout(lead === null ? plain : lead.rest.trim());
  const found = count.exec(counted);
  if (found === null) return null;
  const number = readFigure(found[1] ?? '');
  const isRange = found[2] !== undefined;
  const rest = counted.slice(found[0].length).trim();
  const people = leadingWords('people', rest);
  const isPeople =
    (people !== null && isPeopleRest(people.rest)) ||
    (rest.includes(' ') && rest.length <= 40 && isWord('people', rest.slice(rest.lastIndexOf(' ') + 1)));
  if (rest === '' || isPeople)
    return {
      servings: number,
      quantity: 0,
      text: isRange || (rest !== '' && people === null) ? value.trim() : '',
      isCertain: isPeople,
    };
  if (!/^[\p{L}\p{N}("“”″'’×-]/u.test(rest) || rest.split(' ').length > maxThingWords) return null;
  return isRange
    ? { servings: null, quantity: 0, text: counted, isCertain: false }
    : { servings: null, quantity: number, text: rest, isCertain: false };
}

/** Whether what is counted is a measure, as in a line of ingredients: `2 cups flour`. */
export function isMeasure(thing: string): boolean {
  return /^(?:k?g|mg|m?l|[dc]l|oz|lbs?|cups?|tbsp|tsp|el|tl|dkg|г|кг|мл|л|cm|克|公斤|毫升)(?![\p{L}\p{M}])/iu.test(
    thing,
  );
}

function withoutAbout(text: string): string {
  const lead = leadingWords('about', text);
  return (lead === null ? text : lead.rest).replace(/^[\s.~≈:：-]+/u, '');
}

/** Nothing of weight behind the people: `4 people as a main`, `2 人分）`. */
function isPeopleRest(rest: string): boolean {
  return rest.trim() === '' || /^[\s.)）,、。]+$/u.test(rest) || isWord('people', rest);
}

function readFigure(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  return text === '两' || text === '兩' ? 2 : hanDigits.indexOf(text) + 1;
}
