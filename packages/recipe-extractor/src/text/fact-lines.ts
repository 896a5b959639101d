/** Lines that state facts about the whole recipe: how many it serves, how long it takes, where it is from. */
import { latinDigits } from '@hearth/domain/measures/quantities';
import { isDuration, storeAddress, storeFact, splitNames, writeYield } from './facts.ts';
import { isUpperCase, startsBig } from './line-kinds.ts';
import { soleLink, withoutMarks } from './markdown-marks.ts';
import { storeNutrients } from './nutrient-lines.ts';
import { addSource, describe, type TextRecipe } from './text-recipe.ts';
import type { MarkedLine } from './tokens.ts';
import { isWord, kindsOfLabel, type LabelKind, leadingWords, normalizeWords } from './words/index.ts';
import { sectionHeading } from '../extraction/page-structure/section-headings.ts';
import { isMeasure, readYield, type TextYield } from './yields.ts';

/** Where a line stands: what is a fact above the ingredients may be a step below them. */
export type FactPlace = 'head' | 'body' | 'notes';

const maxFactLength = 400;
/** A label and its value: `Prep time: 10 min`, `servings:: 4`, `Serves - 4`. */
const labelled = /^([^:：=|]{1,48}?)\s?(?:::?|：|\s[–—-]\s|\s?=\s)\s*(\S.*)$/u;
/** Between facts in one line. */
const separators =
  /\s?[|•·;／⋅‖]\s?|\t|\s[–—/]\s|,\s(?=\p{L}{2})|(?<=\d\s?\p{L}{1,12}\.?)\s(?=\p{Lu}\p{Ll}{2,14}(?:\s\p{Ll}{2,14})?\s?:)|(?<=\d)[.,]\s(?=\p{Lu})/u;
/** Kinds of labels that no ingredient or step begins with. */
const bodyKinds: readonly LabelKind[] = [
  'servings',
  'yield',
  'tags',
  'categories',
  'source',
  'author',
  'prepTime',
  'performTime',
  'totalTime',
  'picture',
];
const clocks = /^[⏱⏲⏰🕐-🕧⌛⏳]\uFE0F?\s*/u;

/** Writes the facts of a line into the recipe. False if the line states none, or others than those stored. */
export function storeFactLine(recipe: TextRecipe, token: MarkedLine, place: FactPlace): boolean {
  if (token.line.length > maxFactLength) return false;
  const raw = token.isBulleted ? token.body : token.line;
  return (
    storeHashtags(recipe, raw) ||
    storeSeveral(recipe, raw, place, true) ||
    storeOne(recipe, raw, place) ||
    storeSeveral(recipe, raw, place, false)
  );
}

function storeOne(recipe: TextRecipe, raw: string, place: FactPlace): boolean {
  const link = soleLink(raw);
  if (link !== null)
    return place !== 'body' ? storeAddress(recipe, link) : recipe.url === null && storeAddress(recipe, link);
  const line = withoutMarks(raw).replace(/^[^\p{L}\p{N}\p{M}]+/u, (signs) =>
    clocks.test(signs) ? signs : '',
  );
  if (clocks.test(line) && isDuration(line.replace(clocks, '')))
    return storeFact(recipe, 'total time', line.replace(clocks, ''));
  return storeLabelled(recipe, line, raw, place) || storeUnlabelled(recipe, line, place);
}

function storeLabelled(recipe: TextRecipe, line: string, raw: string, place: FactPlace): boolean {
  const [, label = '', value = ''] = labelled.exec(line) ?? [];
  if (label === '') return false;
  const kinds = kindsOfLabel(label).filter((kind) => isOpen(kind, label, value, place));
  if (kinds.length > 0 && storeFact(recipe, label, rawValue(raw, value), kinds)) return true;
  return (
    place !== 'body' &&
    /^\p{L}/u.test(label) &&
    normalizeWords(label) !== '' &&
    isNutrition(label) &&
    storeNutrients(recipe, line)
  );
}

/** Only energy is told by itself; `Sugar: 100 g` is an ingredient. */
function isNutrition(label: string): boolean {
  return /cal|kcal|kalori|calor|energ|калор|سعر|קלור|カロリー|칼로리|热量|熱量|nutri|nähr/iu.test(label);
}

function isOpen(kind: LabelKind, label: string, value: string, place: FactPlace): boolean {
  if (place === 'head') return kind !== 'description' || !/^\d/.test(value);
  if (!bodyKinds.includes(kind)) return place === 'notes' && (kind === 'rating' || kind === 'tools');
  const isTime = kind === 'prepTime' || kind === 'performTime' || kind === 'totalTime';
  if (isTime)
    return isDuration(value) && sectionHeading(label) === null && (/\s/.test(label) || label.length >= 8);
  if (kind === 'yield') return startsBig(label) && /\d/.test(latinDigits(value));
  if (kind === 'author' || kind === 'source') return !/^\d/.test(value) && normalizeWords(label) !== 'cook';
  return true;
}

/** The value with its link, where the line has one. */
function rawValue(raw: string, value: string): string {
  if (!/[\](<]/.test(raw)) return value;
  const at = raw.search(/[:：]|\s[–—-]\s|=/u);
  return (
    raw
      .slice(at + 1)
      .replace(/^[:：\s–—-]+/u, '')
      .replace(/^(?:\*\*|__)\s*/u, '')
      .trim() || value
  );
}

/** `Prep time 10 mins`, `Serves 4`, `4 Portionen`, `Makes 3 bowls`, `by Mo`. */
function storeUnlabelled(recipe: TextRecipe, line: string, place: FactPlace): boolean {
  if (line.length > 80) return false;
  const plain = line.replace(/[.!。:：]$/u, '');
  if (place === 'head' && storeTimeAfter(recipe, plain)) return true;
  return (
    storeCount(recipe, plain, place) ||
    (place === 'head' && /cal/i.test(plain) && /^\d/.test(plain) && storeNutrients(recipe, plain))
  );
}

function storeTimeAfter(recipe: TextRecipe, line: string): boolean {
  for (const kind of ['prepTime', 'performTime', 'totalTime'] as const) {
    const lead = leadingWords(kind, line);
    if (lead !== null && isDuration(lead.rest))
      return storeFact(recipe, lead.words, lead.rest.trim(), [kind]);
  }
  const [, time = '', words = ''] = /^(.{2,30}?)\s(\p{L}[\p{L}\s]{2,30})$/u.exec(line) ?? [];
  const kinds = kindsOfLabel(words).filter((kind) => kind.endsWith('Time'));
  return kinds.length > 0 && isDuration(time) && storeFact(recipe, words, time, kinds);
}

function storeCount(recipe: TextRecipe, line: string, place: FactPlace): boolean {
  const own = readYield(line);
  if (own !== null && own.isCertain) return writeYield(recipe, own);
  for (const kind of ['servings', 'forPeople', 'yield'] as const) {
    const lead = leadingWords(kind, line);
    const found = lead === null || lead.rest.trim() === '' ? null : readYield(lead.rest);
    if (found === null || lead === null) continue;
    if (isCountOf(kind, lead.words, found, { line, place })) return writeYield(recipe, found);
  }
  return false;
}

function isCountOf(
  kind: 'servings' | 'forPeople' | 'yield',
  words: string,
  found: TextYield,
  { line, place }: { readonly line: string; readonly place: FactPlace },
): boolean {
  if (found.servings !== null) return found.isCertain || kind !== 'forPeople' || place === 'head';
  if (!startsBig(line) || found.text === '' || isMeasure(found.text))
    return kind === 'yield' && place === 'head';
  if (kind === 'yield') return place === 'head' || !/[.!]$/.test(found.text);
  return place === 'head' && line.length <= 40 && !isWord('about', words);
}

/** Stores the facts of a line with several; `isWhole` asks that all of it is understood. */
function storeSeveral(recipe: TextRecipe, line: string, place: FactPlace, isWhole: boolean): boolean {
  if (place === 'body' || !separators.test(line)) return false;
  const parts = line.split(separators).filter((part) => part !== undefined && part.trim() !== '');
  if (parts.length < 2 || parts.length > 12) return false;
  const trial = copyRecipe(recipe);
  const left = parts.map((part) => part.trim()).filter((part) => !storeOne(trial, part, place));
  const others =
    left.length < parts.length ? left.filter((part) => !storeBareTime(trial, part, place)) : left;
  if (isWhole) return others.length === 0 && Object.assign(recipe, trial) === recipe;
  const labels = others.map((part) => labelled.exec(withoutMarks(part)));
  // Beside two facts, a word or two says something of the recipe: `4 portions · 30 min · easy`.
  const isKnown =
    others.length === 0 ||
    (parts.length - others.length > 1 &&
      labels.every((one, at) => one !== null || (others[at] ?? '').length <= maxWordsLength));
  if (!isKnown) return false;
  for (const [at, found] of labels.entries()) {
    if (found === null) describe(trial, others[at] ?? '', true);
    else trial.extras[(found[1] ?? '').trim().toLowerCase()] ??= found[2] ?? '';
  }
  Object.assign(recipe, trial);
  return true;
}

const maxWordsLength = 24;

/** A time without a label, beside other facts. */
function storeBareTime(recipe: TextRecipe, part: string, place: FactPlace): boolean {
  const isOpenTime = place === 'head' && recipe.totalTime === null && recipe.performTime === null;
  return isOpenTime && isDuration(part) && storeFact(recipe, 'total time', part);
}

function copyRecipe(recipe: TextRecipe): TextRecipe {
  return {
    ...recipe,
    tags: [...recipe.tags],
    categories: [...recipe.categories],
    tools: [...recipe.tools],
    extras: { ...recipe.extras },
  };
}

function storeHashtags(recipe: TextRecipe, line: string): boolean {
  if (!/^(?:#[\p{L}\p{N}][\p{L}\p{M}\p{N}_/-]{0,40}(?:[\s,]+|$))+$/u.test(line)) return false;
  for (const tag of splitNames(line)) if (!recipe.tags.includes(tag)) recipe.tags.push(tag);
  return true;
}

const maxBylineWords = 6;

/** Who wrote a recipe, in a line below its name or at its end: `by Mo`, `Recipe from Aunt Erna`. */
export function storeByline(recipe: TextRecipe, line: string): boolean {
  const link = /\(<?(https?:\/\/[^\s()<>]{1,2000})>?\)/i.exec(line)?.[1];
  const plain = withoutMarks(line.replace(/^([*_])(.*)\1$/u, '$2')).replace(/^[^\p{L}]+/u, '');
  const lead = leadingWords('byline', plain) ?? leadingWords('author', plain);
  const name = lead?.rest.trim() ?? '';
  if (lead === null || name === '' || !isName(name) || isUpperCase(lead.words)) return false;
  if (link !== undefined && !storeAddress(recipe, { url: link, words: '' })) return false;
  addSource(recipe, lead.words.includes(' ') ? plain : name);
  return true;
}

function isName(words: string): boolean {
  return (
    words.split(' ').length <= maxBylineWords &&
    /[\p{Lu}\p{Lo}]/u.test(words) &&
    !/[.!?]$|^[\d:：]/u.test(words)
  );
}
