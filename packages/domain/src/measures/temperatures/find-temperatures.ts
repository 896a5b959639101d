/** The scales of kitchen thermometers. */
export type TemperatureScale = 'celsius' | 'fahrenheit';

/** A temperature, or a range of them, in a text; `text.slice(start, end)` is what was written. */
export interface FoundTemperature {
  readonly start: number;
  readonly end: number;
  /** One value, or both ends of a range. */
  readonly values: readonly number[];
  readonly scale: TemperatureScale;
}

const value = String.raw`[-−]?\d{1,3}`;
const degree = String.raw`(?:°|º|˚|degrees?\b|deg\b\.?|grad\b)`;
const scale = String.raw`(?:[CF]\b|\([CF]\)|celsius\b|centigrade\b|fahrenheit\b)`;
/** After a letter some write a degree sign or the word as well: `350F degrees`, `200C°`. */
const repeatedUnit = String.raw`[°º˚]?(?:\s+degrees?\b)?`;
const pattern = new RegExp(
  [
    String.raw`(?<![\p{L}\d.,]|\d/)(?<first>${value})`,
    String.raw`(?:(?:\s*${degree})?(?:\s*(?<own>[CF])\b)?\s*(?:[-–—]|to|bis|and|und)\s*(?<second>${value}))?`,
    String.raw`(?:\s*(?<sign>[℃℉])|\s*(?<degree>${degree})(?:\s*(?<scale>${scale}))?|\s?(?<letter>[CF])(?![\p{L}\d]))`,
    repeatedUnit,
  ].join(''),
  'dgiu',
);
/** Above it no oven bakes in Celsius, so plain `350 degrees` is Fahrenheit. */
const hottestOven = 300;
/** A difference (`raise it by 25 °F`) or a turn is no temperature, and the numbers of gas ovens have a scale of their own. */
const noTemperature =
  /(?:\bby|\bum|\bgas(?:\s?mark)?|\bstufe|\bregulo|\b(?:turn|rotat)\p{L}{0,5}(?:\s\p{L}{1,12}){0,3})\s{0,3}$/iu;
const lookBack = 40;

/** The temperatures in a text whose scale is certain, in their order. */
export function findTemperatures(text: string): FoundTemperature[] {
  const found: FoundTemperature[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const temperature = readTemperature(match, text);
    if (temperature === null) continue;
    found.push(temperature);
    pattern.lastIndex = temperature.end;
  }
  return found;
}

function readTemperature(match: RegExpExecArray, text: string): FoundTemperature | null {
  const { index: start } = match;
  const groups: Readonly<Record<string, string | undefined>> = match.groups ?? {};
  const values = [groups['first'], groups['second']].filter((one) => one !== undefined).map(readValue);
  const scale = readScale(groups, values);
  if (scale === null || noTemperature.test(text.slice(Math.max(0, start - lookBack), start))) return null;
  const [first, second] = values;
  const own = groups['own']?.toLowerCase() === 'c' ? 'celsius' : 'fahrenheit';
  // `77F/25C - 84F/29C`: a temperature with its own scale does not end a range on the other.
  if (first !== undefined && second !== undefined && groups['own'] !== undefined && own !== scale)
    return { start, end: match.indices?.groups?.['own']?.[1] ?? start, values: [first], scale: own };
  return { start, end: start + match[0].length, values, scale };
}

function readValue(text: string): number {
  return Number(text.replace('−', '-'));
}

function readScale(
  { sign, degree, scale, letter }: Readonly<Record<string, string | undefined>>,
  values: readonly number[],
): TemperatureScale | null {
  // `3 c flour` are cups, and `1 F` is nothing: without a degree sign only what an oven or a freezer shows counts.
  if (letter !== undefined && (letter !== letter.toUpperCase() || Math.max(...values) < 30)) return null;
  const name = (sign ?? scale ?? letter ?? '').replace('(', '').toLowerCase();
  if (name !== '') return /^(?:c|℃)/.test(name) ? 'celsius' : 'fahrenheit';
  if (/^grad/i.test(degree ?? '')) return 'celsius';
  const isWord = /^deg/i.test(degree ?? '');
  return isWord && Math.min(...values) > hottestOven ? 'fahrenheit' : null;
}
