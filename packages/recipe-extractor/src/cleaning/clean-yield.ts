/** How much a recipe makes: servings of it, or a number of things. */
import { inlineText } from './clean-text.ts';

/** A yield as stored: servings, else an amount and its unit. */
export interface ParsedYield {
  /** 0 where the text counts something else or nothing. */
  servings: number;
  /** Amount of `yieldText`, 0 without one. */
  yieldQuantity: number;
  /** The counted unit (`cookies`), or a text without a number. */
  yieldText: string;
}

interface CountedYield {
  quantity: number;
  /** What follows the number, lower case, empty where people are meant. */
  unit: string;
}

/** Words for people and portions, in the languages whose sites mark recipes up most. */
const servingWords =
  /^(?:servings?\b|serves\b|serving\(s\)|people\b|persons?\b|portion|personen|person\b|porsjon|porcj|porci|porzion|porcion|porç|personas?\b|pessoas?\b|persone\b|personnes?\b|couverts?\b|pers\b|porties|portie|port\b|osob|os\b|oso[bó]y?|főre|fő\b|adag|annos|kuverts?\b|eaters?\b|порци|人分|人份|人前|人|undefined\b|units?\b)/u;

const vulgarFractions: Readonly<Record<string, string>> = {
  '½': '.5',
  '¼': '.25',
  '¾': '.75',
  '⅓': '.33',
  '⅔': '.67',
};

/** Whether a word means people or portions. */
export function isServingWord(word: string): boolean {
  return servingWords.test(word.toLowerCase());
}

/** Text of a yield in another program's archive: of a list the last entry. */
export function cleanYield(value: unknown): string {
  return inlineText(Array.isArray(value) ? value.at(-1) : value);
}

/**
 * The yield of an imported page in the contract's wording: `N servings`, or `N` and the counted thing;
 * a range counts by its upper end, nothing at all is `0 servings`.
 */
export function normalizeYield(value: unknown): string {
  const counted = readYields(value);
  const quantity = counted?.quantity ?? 0;
  if (counted === null || counted.unit === '')
    return `${quantity} ${quantity === 1 ? 'serving' : 'servings'}`;
  return `${quantity} ${counted.unit}`;
}

/** Splits a yield text: `4 servings` is 4 servings, `12 cookies` is the quantity 12 of `cookies`. */
export function parseYield(text: string): ParsedYield {
  const counted = readYield(inlineText(text));
  if (counted === null) return { servings: 0, yieldQuantity: 0, yieldText: inlineText(text) };
  if (counted.unit === '') return { servings: counted.quantity, yieldQuantity: 0, yieldText: '' };
  return { servings: 0, yieldQuantity: counted.quantity, yieldText: counted.unit };
}

/** Of several texts the first one that names a counted thing beside the same number, else the first with a number. */
function readYields(value: unknown): CountedYield | null {
  const texts = (Array.isArray(value) ? value : [value]).slice(0, 20).map(inlineText);
  const counted = texts.map(readYield).filter((entry) => entry !== null);
  return counted.find((entry) => entry.unit !== '') ?? counted[0] ?? null;
}

function readYield(text: string): CountedYield | null {
  const short = text.slice(0, 200).toLowerCase();
  const match = /(\d+(?:[.,]\d+)?)(?:\s?([½¼¾⅓⅔]))?(?:(?:-|–|\s(?:to|bis|à|a)\s)(\d+(?:[.,]\d+)?))?/u.exec(
    short,
  );
  if (match === null) return null;
  const [all, low = '0', vulgar, high] = match;
  const quantity =
    Number((high ?? low).replace(',', '.')) + Number(vulgar === undefined ? 0 : vulgarFractions[vulgar]);
  return { quantity, unit: countedThing(short, match.index + all.length) };
}

/** The words right after the number, up to a bracket, comma or the like; empty where they mean people. */
function countedThing(text: string, end: number): string {
  const rest = (/^[^,;:/([+\d]*/.exec(text.slice(end))?.[0] ?? '').replace(/(?<![.\s-])[.\s-]+$/, '').trim();
  if (!/\p{L}/u.test(rest)) return '';
  const isServings = rest.split(' ').some((word) => servingWords.test(word));
  return isServings ? '' : rest;
}
