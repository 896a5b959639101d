import {
  compare,
  dividedBy,
  plus,
  type Rational,
  rational,
  toRational,
  roundedTo,
  times,
  toNumber,
} from '../rationals/index.ts';
import { findTemperatures, type FoundTemperature, type TemperatureScale } from './find-temperatures.ts';

const freezing = rational(32);
const ratio = rational(9, 5);
/** Up to here meat and sugar are measured to the degree, above it ovens in steps of five. */
const exactUpTo = { celsius: rational(150), fahrenheit: rational(300) } as const;
const betweenPattern = /^\s*(?:[(/,]\s*)?(?:(?:or|oder)\s*)?$/i;
const narrowGap = '\u00a0';

/** The same temperature on the other scale, exactly. */
export function convertTemperature(value: Rational, from: TemperatureScale): Rational {
  return from === 'celsius'
    ? plus(times(value, ratio), freezing)
    : dividedBy(plus(value, rational(-32)), ratio);
}

/** As `convertTemperature`, rounded as cooks read it: ovens to five degrees, everything cooler to one. */
export function sensibleTemperature(value: number, from: TemperatureScale): number {
  const converted = convertTemperature(toRational(value), from);
  const limit = exactUpTo[from === 'celsius' ? 'fahrenheit' : 'celsius'];
  return toNumber(roundedTo(converted, rational(compare(converted, limit) < 0 ? 1 : 5)));
}

/**
 * A text with its temperatures on one scale: `bake at 350°F` reads `bake at 175 °C`. Where the author gives both, the
 * author's own figure stays and the other goes. Nothing else changes.
 */
export function temperatureView(text: string, wanted: TemperatureScale): string {
  let shown = '';
  let from = 0;
  for (const { start, end, text: replacement } of replacements(text, wanted)) {
    shown += text.slice(from, start) + replacement;
    from = end;
  }
  return shown + text.slice(from);
}

function replacements(text: string, wanted: TemperatureScale) {
  const found = findTemperatures(text);
  const done: { start: number; end: number; text: string }[] = [];
  for (let index = 0; index < found.length; index += 1) {
    const one = found[index];
    if (one === undefined) continue;
    const pair = pairedWith(text, one, found[index + 1]);
    if (pair !== null) {
      done.push({ start: one.start, end: pair.end, text: spelled(one.scale === wanted ? one : pair.other) });
      index += 1;
    } else if (one.scale !== wanted) {
      done.push({ start: one.start, end: one.end, text: spelled(otherScale(one)) });
    }
  }
  return done;
}

/** The same temperature given on the other scale right after: `350°F (180°C)`, `180 °C / 350 °F`. */
function pairedWith(text: string, one: FoundTemperature, other: FoundTemperature | undefined) {
  if (other === undefined || other.scale === one.scale) return null;
  const between = text.slice(one.end, other.start);
  if (between.trim() === '' || !betweenPattern.test(between)) return null;
  if (!between.includes('(')) return { other, end: other.end };
  const closing = /^\s*\)/.exec(text.slice(other.end))?.[0];
  return closing === undefined ? null : { other, end: other.end + closing.length };
}

function otherScale({ values, scale }: FoundTemperature): Pick<FoundTemperature, 'values' | 'scale'> {
  return {
    values: values.map((value) => sensibleTemperature(value, scale)),
    scale: scale === 'celsius' ? 'fahrenheit' : 'celsius',
  };
}

function spelled({ values, scale }: Pick<FoundTemperature, 'values' | 'scale'>): string {
  const numbers = values.map((value) => String(value).replace('-', '−')).join('–');
  return `${numbers}${narrowGap}${scale === 'celsius' ? '°C' : '°F'}`;
}
