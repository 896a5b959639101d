/** What a label and its value say about the whole recipe. */
import { latinDigits } from '@hearth/domain/measures/quantities';
import { parseMinutes } from '../extraction/fields/duration.ts';
import { addSource, describe, type TextRecipe } from './text-recipe.ts';
import { soleLink, withoutMarks } from './markdown-marks.ts';
import { isWord, kindsOfLabel, type LabelKind, normalizeWords } from './words/index.ts';
import { readYield, type TextYield } from './yields.ts';

/** A longer value is text. */
const maxTimeLength = 80;
const maxValueLength = 300;
const maxTagLength = 60;
const maxTags = 40;
/** A time of the day. */
const clock = /^\d{1,2}:\d{2}(?::\d{2})?\s?[ap]\.?m/i;
/** Minutes and hours, and nothing else: `1 hr 20 min`, `35-40 minutes`. */
const duration =
  /^(?:[~≈]|ca\.?|about|etwa|circa|约|約)?\s?(?:\d{1,4}(?:[.,]\d{1,2})?|[½¼¾⅓⅔])\s?[½¼¾]?(?:\s?(?:-|–|to|bis|à|a|до)\s?\d{1,3})?\s?\p{L}[\p{L}\p{M}]{0,11}\.?(?:[ ,]{0,2}(?:and|und|et|y|e|og|och|en|и|i|ja)?\s?\d{1,3}\s?\p{L}[\p{L}\p{M}]{0,11}\.?)?$/u;

/** Whether a text is a duration and nothing else. */
export function isDuration(text: string): boolean {
  const plain = latinDigits(text).trim();
  return plain.length <= 40 && duration.test(plain) && !/^\d+$/.test(plain) && (parseMinutes(plain) ?? 0) > 0;
}

/**
 * Stores what a label and its value say. False where the label says nothing of recipes, the value does not fit it, or
 * the recipe says something else already.
 */
export function storeFact(
  recipe: TextRecipe,
  label: string,
  value: string,
  among: readonly LabelKind[] = kindsOfLabel(label),
): boolean {
  const plain = withoutMarks(value).trim();
  if (plain === '' || value.length > maxValueLength * 4) return false;
  const kinds = kindsOfLabel(label).filter((kind) => among.includes(kind));
  if (kinds.some((kind) => writers[kind](recipe, plain, label, value))) return true;
  return false;
}

type FactWriter = (recipe: TextRecipe, value: string, label: string, raw: string) => boolean;

const writers: Readonly<Record<LabelKind, FactWriter>> = {
  prepTime: (recipe, value, label) => storeTime(recipe, 'prepTime', value, label),
  performTime: (recipe, value, label) => storeTime(recipe, 'performTime', value, label),
  totalTime: (recipe, value, label) => storeTime(recipe, 'totalTime', value, label),
  servings: (recipe, value) => storeServings(recipe, value),
  yield: (recipe, value, label) => storeYield(recipe, value, label),
  rating: (recipe, value) => storeRating(recipe, value),
  picture: (recipe, value) => storePicture(recipe, value),
  tags: (recipe, value) => storeNames(recipe.tags, value),
  categories: (recipe, value) => storeNames(recipe.categories, value),
  tools: (recipe, value) => storeNames(recipe.tools, value),
  author: (recipe, value, _, raw) => storeSource(recipe, value, raw),
  source: (recipe, value, label, raw) => storeSource(recipe, value, raw, label),
  title: (recipe, value) => storeName(recipe, value),
  description: (recipe, _, __, raw) => {
    describe(recipe, raw.trim(), true);
    return true;
  },
  extras: (recipe, value, label) => storeExtra(recipe, label, value),
};

/** Words that no number stands for: `overnight`, `an evening`. */
function storeTime(
  recipe: TextRecipe,
  field: 'prepTime' | 'performTime' | 'totalTime',
  value: string,
  label: string,
): boolean {
  // Another label in the value, or a stroke, is that of the next fact.
  if (value.length > maxTimeLength || clock.test(value) || /\p{L}\s?[:：]|[|•·]/u.test(value)) return false;
  const hasMinutes = parseMinutes(value) !== null && /^\D{0,14}[\p{Nd}½¼¾⅓⅔]|^P/u.test(value);
  const isNamedTime =
    / |.{9}/u.test(label.trim()) ||
    /(?:zeit|tid|tijd|aika|idő|süresi|시간|時間|时间)$/u.test(normalizeWords(label));
  const isWords = isNamedTime && value.length <= 40 && !/\d/.test(value) && !/[.!?]$/.test(value);
  if (!hasMinutes && !isWords) return false;
  if (recipe[field] !== null) return recipe[field] === value;
  recipe[field] = value.replace(/\.$/, '');
  return true;
}

function storeServings(recipe: TextRecipe, value: string): boolean {
  const found = readYield(value);
  return found !== null && writeYield(recipe, found);
}

function storeYield(recipe: TextRecipe, value: string, label: string): boolean {
  const found = readYield(value);
  if (found !== null) return writeYield(recipe, found);
  const isText = value.length <= maxTagLength && value.split(' ').length <= 7 && !/[.!?]$/.test(value);
  if (!isText || recipe.yieldText !== '' || normalizeWords(label) === '') return false;
  recipe.yieldText = value;
  return true;
}

/** Writes a yield that says more than the recipe does already. */
export function writeYield(recipe: TextRecipe, found: TextYield): boolean {
  if (found.servings !== null) {
    if (recipe.servings !== null) return recipe.servings === found.servings;
    if (found.servings === 0) return false;
    recipe.servings = found.servings;
    if (found.text !== '' && recipe.yieldText === '') recipe.yieldText = found.text;
    return true;
  }
  if (recipe.yieldQuantity > 0 || recipe.yieldText !== '')
    return recipe.yieldQuantity === found.quantity && recipe.yieldText === found.text;
  recipe.yieldQuantity = found.quantity;
  recipe.yieldText = found.text;
  return true;
}

function storeRating(recipe: TextRecipe, value: string): boolean {
  const rating = readRating(value);
  if (rating === null || recipe.rating !== null) return false;
  recipe.rating = rating;
  return true;
}

/** Whole stars of five: `4`, `4/5`, `★★★★☆`, `5 stars`. */
function readRating(value: string): number | null {
  const plain = latinDigits(value).trim();
  const stars = plain.match(/[★⭐]/gu)?.length ?? 0;
  const number =
    stars > 0 && /^(?:[★☆⭐\s]|\uFE0F)+$/u.test(plain)
      ? stars
      : Number(
          /^([1-5])(?:[.,]0)?(?:\s?(?:\/|of|von|sur|de|su|van|av|z|из|od)\s?5)?(?:\s?(?:[★⭐]|\p{L}{4,12}))?$/u.exec(
            plain,
          )?.[1],
        );
  return number >= 1 && number <= 5 ? number : null;
}

function storePicture(recipe: TextRecipe, value: string): boolean {
  const path = value.replace(/^<|>$/g, '');
  const isPicture =
    /^https?:\/\/\S+$/i.test(path) || /^[^\n]{1,300}\.(?:jpe?g|png|webp|gif|avif|heic)$/i.test(path);
  if (!isPicture || recipe.picture !== null) return false;
  recipe.picture = path;
  return true;
}

function storeName(recipe: TextRecipe, value: string): boolean {
  if (recipe.name !== null) return recipe.name === value;
  recipe.name = value;
  return true;
}

function storeExtra(recipe: TextRecipe, label: string, value: string): boolean {
  const key = label.trim().toLowerCase();
  if (value.length > maxValueLength || (recipe.extras[key] ?? value) !== value) return false;
  recipe.extras[key] = value;
  return true;
}

/** Names in a list: `a, b`, `#a #b`, `a · b`. */
export function splitNames(value: string): string[] {
  const isHashtags = /^(?:#[^\s#,]+[\s,]*)+$/u.test(value);
  const parts = value.split(isHashtags ? /[\s,#]+/u : /\s?[,;|·•、،，/]\s?|\s#/u);
  return parts.map((part) => part.replace(/^#+/, '').replace(/\.$/, '').trim()).filter((part) => part !== '');
}

function storeNames(names: string[], value: string): boolean {
  const found = splitNames(value);
  // Of a note it says only that it is a recipe.
  if (found.length === 1 && isWord('title', value)) return false;
  if (found.length === 0 || found.length > maxTags || found.some((one) => one.length > maxTagLength))
    return false;
  for (const one of found) if (!names.includes(one)) names.push(one);
  return true;
}

/** An address becomes the recipe's, words where it is from. A label that is more than a name of the field stays with them. */
function storeSource(recipe: TextRecipe, value: string, raw: string, label = ''): boolean {
  const link = soleLink(raw.trim());
  if (link !== null) return storeAddress(recipe, link);
  const address = /<?(https?:\/\/[^\s<>)]{1,2000})>?/i.exec(value);
  const words = (address === null ? value : value.replace(address[0], ' '))
    .replace(/\[\]|\(\s*\)/g, '')
    .replace(/^[\s,–—:(-]+|(?<![\s,–—:(-])[\s,–—:(-]+$/g, '');
  if (words.length > maxValueLength) return false;
  if (address !== null && !storeAddress(recipe, { url: (address[1] ?? '').replace(/[.,]$/, ''), words: '' }))
    return false;
  addSource(
    recipe,
    /\s/.test(label.trim()) && !/url|link|http/i.test(label) ? `${label.trim()} ${words}`.trim() : words,
  );
  return true;
}

/** Where a recipe is from, by its address. False where the recipe has another one. */
export function storeAddress(
  recipe: TextRecipe,
  { url, words }: { readonly url: string; readonly words: string },
): boolean {
  if (recipe.url !== null && recipe.url !== url) return false;
  recipe.url = url;
  if (words !== '' && !/^https?:/i.test(words)) addSource(recipe, words);
  return true;
}
