/** Ingredient lines and steps out of data of no known vocabulary. */
import { inlineText, isRecord } from '../../recipe-cleaning/index.ts';
import { htmlLines } from '../page/html-lines.ts';
import { listOf, type SchemaNode } from './schema-node.ts';

/** Groups of groups are read as one group. */
const MAX_DEPTH = 4;
const MAX_LINES = 300;

const LINE_KEYS = words(
  'text display displaytext original originaltext originalstring line raw rawtext fulltext formatted ingredienttext title',
);
const AMOUNT_KEYS = words(
  'amount quantity qty value menge mangd mengde maengde cantidad quantite quantita hoeveelheid',
);
const UNIT_KEYS = words(
  'unit unitname measure measurement measurementunit einheit enhet unidad unite unita eenheid uom',
);
const NAME_KEYS = words(
  'name ingredient ingredientname food product item title singular namesingular nameplural label description',
);
const UNIT_NAME_KEYS = words(
  'abbreviation abbr short shortname symbol name singular namesingular label title',
);
const BEFORE_KEYS = words('prefix');
const AFTER_KEYS = words('suffix note notes comment remark preparation extra additionalinfo additionaltext');
const HEADING_KEYS = words('title name heading header label group groupname section purpose headline');
const STEP_KEYS = words(
  'text instruction description direction content body step html value method displaytext',
);
const STEP_LIST_KEYS = /instruction|step|direction|itemlistelement|items|list|content|children|anweisung/;
const LINE_LIST_KEYS = /ingred|zutat|items|list|lines|elements|children|rows/;

function words(text: string): readonly string[] {
  return text.split(' ');
}

/** A key's letters, lower case: `name_singular` and `nameSingular` are the same. */
export function keyLetters(key: string): string {
  return key.toLowerCase().replace(/[^a-z]/g, '');
}

/** Lines of a list, of groups of lists or of a text; the heading of a group is a line that ends with a colon. */
export function shapedIngredients(value: unknown, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof value === 'string') return htmlLines(value);
  if (isRecord(value)) return shapedGroups(value, depth);
  const lines: string[] = [];
  for (const item of listOf(value)) {
    if (lines.length > MAX_LINES) break;
    if (typeof item === 'string') lines.push(inlineText(item));
    else if (Array.isArray(item)) lines.push(...shapedIngredients(item, depth + 1));
    else if (isRecord(item)) lines.push(...linesOfItem(item, depth));
  }
  return lines.filter((line) => line !== '');
}

/** Lists by the names of their groups. */
function shapedGroups(groups: SchemaNode, depth: number): string[] {
  return Object.entries(groups).flatMap(([key, value]) => {
    if (!Array.isArray(value)) return isRecord(value) ? linesOfItem(value, depth) : [];
    const heading = /^\d*$/.test(key) || LINE_LIST_KEYS.test(keyLetters(key)) ? [] : [`${key}:`];
    const lines = shapedIngredients(value, depth + 1);
    return lines.length === 0 ? [] : [...heading, ...lines];
  });
}

function linesOfItem(item: SchemaNode, depth: number): string[] {
  const inner = innerList(item, LINE_LIST_KEYS);
  if (inner === undefined) return [lineOf(item)];
  const lines = shapedIngredients(inner, depth + 1);
  const heading = firstText(item, HEADING_KEYS);
  return heading === '' || lines.length === 0 ? lines : [`${heading.replace(/:$/, '')}:`, ...lines];
}

function innerList(item: SchemaNode, pattern: RegExp): unknown {
  return Object.entries(item).find(
    ([key, value]) => Array.isArray(value) && value.length > 0 && pattern.test(keyLetters(key)),
  )?.[1];
}

/** One line: as written, or put together from amount, unit and name. */
function lineOf(item: SchemaNode): string {
  const amount = firstText(item, AMOUNT_KEYS);
  const name = firstText(item, NAME_KEYS);
  const written = firstText(item, LINE_KEYS);
  if (written !== '' && (amount === '' || name === '' || written.includes(name))) {
    if (written !== name || amount === '') return written;
  }
  const unit = firstText(item, UNIT_KEYS, UNIT_NAME_KEYS);
  const parts = [
    amount,
    amount === '' ? '' : unit,
    firstText(item, BEFORE_KEYS),
    name,
    firstText(item, AFTER_KEYS),
  ];
  return parts.filter((part) => part !== '' && part !== '0').join(' ');
}

/** The first text or number under one of the keys; of an object there, its name. */
function firstText(item: SchemaNode, keys: readonly string[], inner: readonly string[] = NAME_KEYS): string {
  const byLetters = new Map(Object.entries(item).map(([key, value]) => [keyLetters(key), value]));
  for (const key of keys) {
    const value = byLetters.get(key);
    const text = isRecord(value) ? (inner.length === 0 ? '' : firstText(value, inner, [])) : plainText(value);
    if (text !== '') return text;
  }
  return '';
}

function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? inlineText(value) : '';
}

/** Steps as schema.org nodes: texts, objects with a text, and sections of them. */
export function shapedSteps(value: unknown, depth = 0): unknown[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof value === 'string') return htmlLines(value);
  return listOf(value)
    .slice(0, MAX_LINES)
    .flatMap((item): unknown[] => {
      if (typeof item === 'string') return htmlLines(item);
      if (Array.isArray(item)) return shapedSteps(item, depth + 1);
      return isRecord(item) ? stepsOfItem(item, depth) : [];
    });
}

function stepsOfItem(item: SchemaNode, depth: number): unknown[] {
  const text = firstText(item, STEP_KEYS);
  const inner = text === '' ? innerList(item, STEP_LIST_KEYS) : undefined;
  if (inner === undefined) return text === '' ? [] : htmlLines(text);
  const steps = shapedSteps(inner, depth + 1);
  const name = firstText(item, HEADING_KEYS);
  return name === '' ? steps : [{ '@type': 'HowToSection', name, itemListElement: steps }];
}
