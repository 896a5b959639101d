/** Times and yields that a page shows beside labels such as "Prep time" or "Serves". */
import { readFacts } from './short-facts.ts';
import { parseMinutes } from '../fields/duration.ts';
import type { Block } from '../page/blocks.ts';
import { emptyDraft, type RecipeDraft, type RecipeTime } from '../types.ts';

/** The field that each label names. */
type LabelledField = 'prepTime' | 'cookTime' | 'totalTime' | 'yield';

/** Labels at the beginning of a line, in the languages of recipe sites; the more specific ones first. */
const LABELS: readonly (readonly [LabelledField, RegExp])[] = [
  [
    'totalTime',
    /^(?:total(?: cooking)?(?: time)?|ready in|time needed|overall time|gesamt(?:zeit|dauer)?|zeit gesamt|fertig in|temps total|durée totale|durée|tiempo total|tempo totale?|tempo total|totale? (?:bereidings)?tijd|totaltid|total tid|tid i alt|tid|kokonaisaika|czas całkowity|całkowity czas|celkový čas|celková doba|teljes idő|összidő|общее время|время приготовления|загальний час|συνολικός χρόνος|toplam süre|総時間|調理時間|总时间|총 시간|time|dauer|duration|tijd|čas)(?![\p{L}])/iu,
  ],
  [
    'prepTime',
    /^(?:prep(?:aration)?(?: time)?|hands[- ]on(?: time)?|active(?: time)?|vorbereitung(?:szeit)?|arbeitszeit|zubereitungszeit|zubereitung|temps de préparation|préparation|tiempo de preparación|preparación|tempo de preparo|preparo|preparazione|tempo di preparazione|voorbereiding(?:stijd)?|bereidingstijd|bereiden|förberedelse(?:tid)?|forberedelse(?:stid)?|tilberedningstid|arbejdstid|valmistelu(?:aika)?|czas przygotowania|przygotowanie|doba přípravy|příprava|čas prípravy|elkészítési idő|előkészítés(?:i idő)?|время подготовки|подготовка|hazırlık(?: süresi)?|準備時間|准备时间)(?![\p{L}])/iu,
  ],
  [
    'cookTime',
    /^(?:cook(?:ing)?(?: time)?|bak(?:e|ing)(?: time)?|koch(?:zeit)?|back(?:zeit)?|koch-\/backzeit|garzeit|temps de cuisson|cuisson|tiempo de cocción|cocción|cottura|tempo di cottura|tempo de cozimento|kooktijd|baktijd|oventijd|tillagning(?:stid)?|steketid|koketid|kypsennysaika|paistoaika|czas gotowania|czas pieczenia|gotowanie|doba vaření|vaření|pečení|főzési idő|sütési idő|főzés|sütés|время готовки|pişirme(?: süresi)?|加熱時間|烹饪时间)(?![\p{L}])/iu,
  ],
  [
    'yield',
    /^(?:serves|servings|serving|yields?|makes|portions?|portionen|anzahl(?: der portionen)?|personen|für|personnes|nombre de personnes|pour|raciones|comensales|porciones|personas|para|porzioni|dosi per|per|rendimento|porções|rende|porties|aantal personen|personer|portioner|porsjoner|antal(?: portioner| personer)?|annoksia|annokset|porcje|ilość porcji|liczba porcji|dla|porce|počet porcí|porcie|adag|порций|порции|количество порций|μερίδες|porsiyon|kişilik|分量|人分|份量)(?![\p{L}])/iu,
  ],
];

/** `4 servings`, `6 personnes`: a number before a word for people or portions. */
const COUNTED_SERVINGS =
  /(?:^|[\s(])(\d{1,3}(?:\s?[-–]\s?\d{1,3})?)\s*(servings?|portions?|people|persons?|portionen|personen|pers\.?|personnes|parts|raciones|personas|porciones|comensales|porzioni|persone|porções|pessoas|porties|personer|port(?:ioner)?|porsjoner|annosta|porcji|porcje|osoby|osób|porce|porcí|porcie|porcií|adag|főre|fő részére|порц\p{L}*|μερίδες|kişilik|人分|人份|人前|인분)(?![\p{L}])/iu;
/** Also words that are no yield elsewhere: `2 pieces of ginger`. */
const PIECES =
  /^\d{1,3}\s(?:pieces|cookies|muffins|pancakes|cups|glasses|drinks|stück|stuks|stuk|styck|stk\.?|pièces|piezas|unidades|pezzi|sztuk|kusů|db|штук|個|个)$/iu;
const MAX_LABEL_LENGTH = 60;
const MAX_VALUE_LENGTH = 40;
/** Lines that a value may be cut into. */
const MAX_VALUE_FACTS = 4;

/** A draft with only the times and the yield that labels tell; the first label of each kind counts. */
export function draftFromLabels(blocks: readonly Block[]): RecipeDraft {
  const draft = emptyDraft();
  const facts = readFacts(blocks);
  for (const [at, fact] of facts.entries()) {
    if (fact.length <= MAX_LABEL_LENGTH)
      readLabel(draft, fact, facts.slice(at + 1, at + 1 + MAX_VALUE_FACTS));
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
  draft.totalTime = timeOf(facts[at] ?? '');
  const found = [facts[at - 1], facts[at + 1]].find(isYield);
  if (draft.yieldTexts.length === 0 && found !== undefined) draft.yieldTexts = [found];
}

function isYield(text: string | undefined): boolean {
  return text !== undefined && text.length <= MAX_VALUE_LENGTH && (isServings(text) || PIECES.test(text));
}

/** Whether a short text only tells for how many the recipe is. */
export function isServings(text: string): boolean {
  return text.length <= MAX_VALUE_LENGTH && COUNTED_SERVINGS.test(text);
}

/** Whether a short line is a label with its value: `Prep time: 20 min`. */
export function isLabelledValue(text: string): boolean {
  if (text.length > MAX_LABEL_LENGTH) return false;
  if (/^[^:]{3,30}:[^:]*\d/.test(text)) return LABELS.some(([, pattern]) => pattern.test(text));
  // "Bake 20 min" is a step.
  return LABELS.some(
    ([field, pattern]) => field !== 'cookTime' && isDuration(text.replace(pattern, '').trimStart()),
  );
}

function readLabel(draft: RecipeDraft, text: string, next: readonly string[]): void {
  const counted = COUNTED_SERVINGS.exec(text);
  if (counted !== null && draft.yieldTexts.length === 0) draft.yieldTexts = [`${counted[1]} ${counted[2]}`];
  for (const [field, pattern] of LABELS) {
    const label = pattern.exec(text)?.[0];
    if (label === undefined) continue;
    setField(draft, field, valueAfter(text.slice(label.length), next));
    return;
  }
}

/** What follows the label in its own line, else the next lines: `1`, `hour`, `30`, `minutes`. */
function valueAfter(rest: string, next: readonly string[]): string {
  const own = rest.replace(/^[\s:–-]+/, '');
  if (/\d/.test(own)) return own.length <= MAX_VALUE_LENGTH ? own : '';
  const [value = ''] = next;
  if (own !== '' || !/\d/.test(value) || value.length > MAX_VALUE_LENGTH) return '';
  if (isDuration(value)) return next.slice(1, 3).every(isDuration) ? '' : value;
  if (!/^\d+$/.test(value)) return value;
  const end = next.findIndex((part, at) => !(at % 2 === 0 ? /^\d{1,3}$/ : /^\p{L}{1,12}\.?$/u).test(part));
  const parts = next.slice(0, end < 0 ? next.length : end);
  const joined = parts.slice(0, parts.length - (parts.length % 2)).join(' ');
  return parseMinutes(joined) === null ? value : joined;
}

/** A list of durations is a filter of a search. */
function isDuration(text: string): boolean {
  return /^\d{1,3}\s?\p{L}{1,8}\.?$/u.test(text) && parseMinutes(text) !== null;
}

function setField(draft: RecipeDraft, field: LabelledField, value: string): void {
  if (value === '') return;
  if (field === 'yield') {
    if (draft.yieldTexts.length === 0 && /^\D{0,12}\d/.test(value)) draft.yieldTexts = [value];
    return;
  }
  draft[field] ??= timeOf(value);
}

function timeOf(text: string): RecipeTime | null {
  const minutes = parseMinutes(text);
  return minutes === null || minutes <= 0 ? null : { text, minutes };
}
