/** Times and yields that a page shows beside labels such as "Prep time" or "Serves". */
import { labels, type LabelledField } from './label-words.ts';
import { readFacts } from './short-facts.ts';
import { parseMinutes } from '../fields/duration.ts';
import type { Block } from '../page/blocks.ts';
import { emptyDraft, type RecipeDraft, type RecipeTime } from '../types.ts';

/** `4 servings`, `6 personnes`: a number before a word for people or portions. */
const countedServings =
  /(?:^|[\s(])(\d{1,3}(?:\s?[-–]\s?\d{1,3})?)\s?(servings?|portions?|people|persons?|portionen|personen|pers\.?|personnes|parts|raciones|personas|porciones|comensales|porzioni|persone|porções|pessoas|porties|personer|port(?:ioner)?|porsjoner|annosta|porcji|porcje|osoby|osób|porce|porcí|porcie|porcií|adag|főre|fő részére|порц(?:и[ийяю])?|μερίδες|kişilik|porții|persoane|άτομα|حصص|أشخاص|מנות|סועדים|نفر|सर्विंग|लोग|khẩu phần|người|คน|ที่|porsi|orang|hidangan|oseb[ae]?|osob[ae]|porcij[aeu]?|porcijos|porcijų|porcijas|особ[ае]|portsjonit|racions|persones|racións|persoas|manns|skammtar?|人分|人份|人前|인분)(?![\p{L}\p{M}])/iu;
/** Also words that are no yield elsewhere: `2 pieces of ginger`. */
const pieces =
  /^\d{1,3}\s(?:pieces|cookies|muffins|pancakes|cups|glasses|drinks|stück|stuks|stuk|styck|stk\.?|pièces|piezas|unidades|pezzi|sztuk|kusů|db|штук|個|个)$/iu;
/** `45 min`, `1 h 20 min`. */
const duration = /^\d{1,3}\s?\p{L}{1,8}\.?(?: \d{1,2}\s?\p{L}{1,8}\.?)?$/u;
const maxLabelLength = 60;
const maxValueLength = 40;
/** Lines that a value may be cut into. */
const maxValueFacts = 4;

/** A draft with only the times and the yield that labels tell; the first label of each kind counts. */
export function draftFromLabels(blocks: readonly Block[]): RecipeDraft {
  const draft = emptyDraft();
  const facts = readFacts(blocks);
  for (const [at, fact] of facts.entries()) {
    if (fact.length <= maxLabelLength) readLabel(draft, fact, facts.slice(at + 1, at + 1 + maxValueFacts));
  }
  if (draft.totalTime === null && draft.prepTime === null && draft.cookTime === null) readPair(draft, facts);
  return draft;
}

/** A duration and a yield side by side need no labels: `4 people`, `60 min`. */
function readPair(draft: RecipeDraft, facts: readonly string[]): void {
  const at = facts.findIndex(
    (fact, index) => isDuration(fact) && (isYield(facts[index - 1]) || isYield(facts[index + 1])),
  );
  if (at < 0) return;
  draft.totalTime = readTime(facts[at] ?? '');
  const found = [facts[at - 1], facts[at + 1]].find(isYield);
  if (draft.yieldTexts.length === 0 && found !== undefined) draft.yieldTexts = [found];
}

function isYield(text: string | undefined): boolean {
  return text !== undefined && text.length <= maxValueLength && (isServings(text) || pieces.test(text));
}

/** Whether a short text only tells for how many the recipe is. */
export function isServings(text: string): boolean {
  return text.length <= maxValueLength && countedServings.test(text);
}

/** Whether a short line is a label with its value: `Prep time: 20 min`. */
export function isLabelledValue(text: string): boolean {
  if (text.length > maxLabelLength) return false;
  if (/^[^:]{3,30}:[^:]*\d/.test(text)) return labels.some(([, pattern]) => pattern.test(text));
  // "Bake 20 min" is a step.
  return labels.some(
    ([field, pattern]) => field !== 'cookTime' && isDuration(text.replace(pattern, '').trimStart()),
  );
}

/** Whether a text is only the label of a time and the time: `Cook 20 min`. */
export function isLabelledTime(text: string): boolean {
  if (text.length > maxLabelLength) return false;
  return labels.some(([, pattern]) => {
    const label = pattern.exec(text)?.[0];
    return label !== undefined && isDuration(text.slice(label.length).trimStart());
  });
}

function readLabel(draft: RecipeDraft, text: string, next: readonly string[]): void {
  const counted = countedServings.exec(text);
  if (counted !== null && draft.yieldTexts.length === 0) draft.yieldTexts = [`${counted[1]} ${counted[2]}`];
  for (const [field, pattern] of labels) {
    const label = pattern.exec(text)?.[0];
    if (label === undefined) continue;
    setField(draft, field, valueAfter(text.slice(label.length), next));
    return;
  }
}

/** What follows the label in its own line, else the next lines: `1`, `hour`, `30`, `minutes`. */
function valueAfter(rest: string, next: readonly string[]): string {
  const own = rest.replace(/^[\s:–-]+/, '');
  if (/\d/.test(own)) return own.length <= maxValueLength ? own : '';
  const [value = ''] = next;
  if (own !== '' || !/\d/.test(value) || value.length > maxValueLength) return '';
  if (isDuration(value)) return next.slice(1, 3).every(isDuration) ? '' : value;
  if (!/^\d+$/.test(value)) return value;
  const end = next.findIndex((part, at) => !(at % 2 === 0 ? /^\d{1,3}$/ : /^\p{L}{1,12}\.?$/u).test(part));
  const parts = next.slice(0, end < 0 ? next.length : end);
  const joined = parts.slice(0, parts.length - (parts.length % 2)).join(' ');
  return parseMinutes(joined) === null ? value : joined;
}

/** A list of durations is a filter of a search. */
function isDuration(text: string): boolean {
  return duration.test(text) && parseMinutes(text) !== null;
}

function setField(draft: RecipeDraft, field: LabelledField, value: string): void {
  if (value === '') return;
  if (field === 'yield') {
    if (draft.yieldTexts.length === 0 && /^\D{0,12}\d/.test(value)) draft.yieldTexts = [value];
    return;
  }
  draft[field] ??= readTime(value);
}

function readTime(text: string): RecipeTime | null {
  const minutes = parseMinutes(text);
  return minutes === null || minutes <= 0 ? null : { text, minutes };
}
