/** What the fields of a front matter say of a recipe. */
import { isRecord } from '../cleaning/index.ts';
import { storeFact } from './facts.ts';
import { withoutMarks } from './markdown-marks.ts';
import { storeNutrient } from './nutrient-lines.ts';
import type { TextPart, TextRecipe } from './text-recipe.ts';
import { kindsOfLabel } from './words/index.ts';
import { sectionHeading } from '../extraction/page-structure/section-headings.ts';

const maxDepth = 6;
const maxExtraLength = 2000;
const maxExtraKey = 100;
/** More of them are notes. */
const maxExtras = 90;

/** Writes the fields of a front matter into a recipe. True if they list ingredients or steps. */
export function storeFrontMatter(recipe: TextRecipe, matter: ReadonlyMap<string, unknown>): boolean {
  for (const [key, value] of matter) storeField(recipe, key, value);
  return recipe.ingredients.length + recipe.steps.length > 0;
}

/** Groups in which Hugo and Zola put fields that are not their own. */
const fieldGroups = /^(?:extra|params|taxonomies|recipe|data|meta(?:data)?)$/i;

function storeField(recipe: TextRecipe, key: string, value: unknown): void {
  if (isRecord(value) && fieldGroups.test(key)) {
    for (const [name, inner] of Object.entries(value)) storeField(recipe, name, inner);
    return;
  }
  const label = readLabel(key);
  const section = sectionHeading(label)?.kind;
  if (section === 'ingredients' && typeof value === 'object') return storeParts(recipe.ingredients, value);
  if (section === 'directions' && (typeof value === 'object' || kindsOfLabel(label).length === 0))
    return storeSteps(recipe, value);
  if (/^notes?$/i.test(label) && value !== null) return storeNotes(recipe, value);
  if (/^(?:nutrition|nutrients|macros)/i.test(label) && isRecord(value))
    return storeNutritionFields(recipe, key, value);
  const picture = isRecord(value) && kindsOfLabel(label).includes('picture') ? pictureIn(value) : null;
  if (picture !== null && storeFact(recipe, label, picture, ['picture'])) return;
  const text = valueText(value);
  if (text === '') return;
  const isNames = kindsOfLabel(label).some(
    (kind) => kind === 'tags' || kind === 'categories' || kind === 'tools',
  );
  if (isNames && Array.isArray(value)) return storeNames(recipe, label, value);
  // Jekyll parts the names of these two by blanks.
  if (/^(?:tags|categories)$/i.test(key) && !/[,;|#]/.test(text))
    return storeNames(recipe, label, text.split(/\s+/));
  if (
    !storeNutrient(recipe, `${label}: ${text}`) &&
    !isStored(recipe, label, typeof value === 'string' ? value.trim() : text)
  )
    storeExtra(recipe, key, text);
}

/** Hugo nests the picture: `cover: { image: a.jpg }`. */
function pictureIn(value: Record<string, unknown>): string | null {
  const found = ['image', 'src', 'url', 'path', 'feature', 'thumb']
    .map((key) => value[key])
    .find((one) => typeof one === 'string');
  return typeof found === 'string' ? found : null;
}

function isStored(recipe: TextRecipe, label: string, text: string): boolean {
  const kinds = kindsOfLabel(label).filter((kind) => kind !== 'extras');
  return kinds.length > 0 && storeFact(recipe, label, text, kinds);
}

function storeNames(recipe: TextRecipe, label: string, values: readonly unknown[]): void {
  for (const value of values) {
    const text = valueText(value);
    // A name may hold a comma or a stroke where the list parts them already.
    const kind = kindsOfLabel(label).find((one) => one === 'tags' || one === 'categories' || one === 'tools');
    const names = kind === 'tags' || kind === 'categories' || kind === 'tools' ? recipe[kind] : recipe.tags;
    const name = text.replace(/^#/, '');
    if (name !== '' && !names.includes(name)) names.push(name);
  }
}

function storeExtra(recipe: TextRecipe, key: string, text: string): void {
  if (Object.keys(recipe.extras).length >= maxExtras || text.length > maxExtraLength)
    recipe.notes.push({ title: key, text });
  else recipe.extras[key.trim().slice(0, maxExtraKey)] ??= text;
}

/** `prepTime`, `prep_time` and `prep-time` as words. */
function readLabel(key: string): string {
  return key
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[_-]+/g, ' ')
    .trim();
}

function valueText(value: unknown, depth = 0): string {
  if (value === null || value === undefined || depth > maxDepth) return '';
  if (typeof value === 'string') return withoutMarks(value.trim());
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  const inner = Array.isArray(value)
    ? value.map((one) => valueText(one, depth + 1))
    : Object.entries(value).map(([key, one]) => `${key}: ${valueText(one, depth + 1)}`);
  return inner.filter((text) => text !== '').join(', ');
}

/** Lists of lines, of groups with lines (`Dough: [...]`), or of objects with a name and an amount. */
function storeParts(parts: TextPart[], value: unknown, title = '', depth = 0): void {
  if (depth > maxDepth) return;
  const list = Array.isArray(value) ? value : [value];
  let pending = title;
  for (const one of list) {
    const group = isRecord(one) ? readGroup(one) : null;
    if (group !== null) {
      for (const [name, lines] of group) storeParts(parts, lines, name, depth + 1);
      continue;
    }
    const heading = readListHeading(one);
    const text = heading ?? (isRecord(one) ? objectLine(one) : valueText(one, depth));
    if (text === '') continue;
    // A heading without lines below it is a line like any other.
    if (heading !== null && pending !== '') parts.push({ title: '', text: pending });
    if (heading === null) parts.push({ title: pending, text });
    pending = heading ?? '';
  }
  if (pending !== '' && pending !== title) parts.push({ title: '', text: pending });
}

const maxHeadingLength = 60;

/** `- For the sauce:` in a list, which YAML reads as a key without a value; null for any other item. */
function readListHeading(item: unknown): string | null {
  if (isRecord(item)) {
    const [[key, value] = ['', ''], ...others] = Object.entries(item);
    return (value === null || value === '') && others.length === 0 && key !== '' ? key.trim() : null;
  }
  const text = typeof item === 'string' ? item.trim() : '';
  if (!text.endsWith(':') || text.length > maxHeadingLength) return null;
  return text.slice(0, -1).trim() || null;
}

/** The groups of an object: under a name of its own beside a list, or each key a name. */
function readGroup(one: Record<string, unknown>): [string, unknown][] | null {
  const lists = Object.entries(one).filter(([, value]) => Array.isArray(value));
  if (lists.length === 0) return null;
  const name = ['title', 'name', 'group', 'section', 'heading', 'for']
    .map((key) => one[key])
    .find((value) => typeof value === 'string');
  return name === undefined ? lists : lists.map(([, lines]) => [String(name), lines]);
}

const lineKeys = [
  'amount',
  'quantity',
  'qty',
  'unit',
  'units',
  'name',
  'ingredient',
  'item',
  'food',
  'text',
  'description',
  'step',
];

function objectLine(one: Record<string, unknown>): string {
  const entries = Object.entries(one);
  const known = lineKeys.flatMap((key) => (one[key] === undefined ? [] : [valueText(one[key])]));
  const others = entries
    .filter(([key]) => !lineKeys.includes(key))
    .map(([key, value]) => (known.length === 0 ? `${key}: ${valueText(value)}` : valueText(value)));
  return [known.filter((text) => text !== '').join(' '), ...others].filter((text) => text !== '').join(', ');
}

function storeSteps(recipe: TextRecipe, value: unknown): void {
  const parts: TextPart[] = [];
  storeParts(parts, typeof value === 'string' ? value.split(/\r?\n/) : value);
  for (const { title, text } of parts)
    recipe.steps.push({ title, summary: '', text: text.replace(/^\d{1,2}[.)]\s+/, '') });
}

function storeNotes(recipe: TextRecipe, value: unknown): void {
  const list = Array.isArray(value) ? value : [value];
  for (const one of list) {
    const text = isRecord(one) ? objectLine(one) : typeof one === 'string' ? one.trim() : valueText(one);
    if (text !== '') recipe.notes.push({ title: '', text });
  }
}

function storeNutritionFields(recipe: TextRecipe, key: string, value: Record<string, unknown>): void {
  for (const [name, amount] of Object.entries(value)) {
    const text = valueText(amount);
    if (text !== '' && !storeNutrient(recipe, `${readLabel(name)}: ${text}`))
      storeExtra(recipe, `${key} ${name}`, text);
  }
}
