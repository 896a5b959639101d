/** One ingredient line out of an object of no known vocabulary. */
import { inlineText, isRecord } from '../../cleaning/index.ts';
import type { SchemaNode } from './schema-node.ts';

const lineKeys = keyWords(
  'text display displaytext original originaltext originalstring line raw rawtext fulltext formatted ingredienttext title',
);
const amountKeys = keyWords(
  'amount quantity qty value menge mangd mengde maengde cantidad quantite quantita hoeveelheid',
);
const unitKeys = keyWords(
  'unit unitname measure measurement measurementunit einheit enhet unidad unite unita eenheid uom',
);
const nameKeys = keyWords(
  'name ingredient ingredientname food product item title singular namesingular nameplural label description',
);
const unitNameKeys = keyWords(
  'abbreviation abbr short shortname symbol name singular namesingular label title',
);
const beforeKeys = keyWords('prefix');
const afterKeys = keyWords(
  'suffix note notes comment remark preparation extra additionalinfo additionaltext',
);

/** Units that say no more than the amount. */
const piece = /^(?:stk|stck|stück|st|piece|pieces|pcs|pc|count|unit|units|ks|szt|db|ud|uds)\.?$/i;

const fractions = [
  [1 / 2, '½'],
  [1 / 4, '¼'],
  [3 / 4, '¾'],
  [1 / 3, '⅓'],
  [2 / 3, '⅔'],
] as const;
/** How far a number that a program stores may be off. */
const accuracy = 0.004;
const maxFractioned = 10;

/** Letters of keys, from a text with blanks between them. */
export function keyWords(text: string): readonly string[] {
  return text.split(' ');
}

/** A key's letters, lower case: `name_singular` and `nameSingular` are the same. */
export function keyLetters(key: string): string {
  return key.toLowerCase().replace(/[^a-z]/g, '');
}

/** The line as written, or put together from amount, unit and name; amounts count `portions` times. */
export function shapedLine(item: SchemaNode, portions: number): string {
  const amount = amountText(item, portions);
  const isMany = !/^(?:1|[½¼¾⅓⅔]?)$/.test(amount);
  const name = firstText(numbered(item, isMany), nameKeys);
  const written = firstText(item, lineKeys);
  if (written !== '' && (amount === '' || name === '' || written.includes(name))) {
    if (written !== name || amount === '') return written;
  }
  const unit = amount === '' ? '' : firstText(numbered(item, isMany), unitKeys, unitNameKeys);
  const before = firstText(item, beforeKeys);
  const parts = [amount, piece.test(unit) ? '' : unit, before, name, firstText(item, afterKeys)];
  return parts.filter((part) => part !== '' && part !== '0').join(' ');
}

function amountText(item: SchemaNode, portions: number): string {
  const text = firstText(item, amountKeys);
  const amount = Number(text);
  if (text === '' || !Number.isFinite(amount)) return text;
  return spellAmount(amount * portions);
}

/** Halves, quarters and thirds of small amounts as fractions, other numbers to two places. */
function spellAmount(amount: number): string {
  const whole = Math.floor(amount + accuracy);
  const sign = fractions.find(([part]) => Math.abs(amount - whole - part) < accuracy)?.[1];
  if (sign === undefined || amount >= maxFractioned) return String(Math.round(amount * 100) / 100);
  return whole === 0 ? sign : `${whole}${sign}`;
}

/** The object with the form of its words that fits the amount, where it has one for each. */
function numbered(item: SchemaNode, isMany: boolean): SchemaNode {
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => {
      if (!isRecord(value)) return [key, value];
      const forms = new Map(Object.entries(value).map(([inner, form]) => [keyLetters(inner), form]));
      const form =
        forms.get(isMany ? 'nameplural' : 'namesingular') ?? forms.get(isMany ? 'plural' : 'singular');
      const short = forms.get('abbreviation') ?? forms.get('abbr');
      return [key, typeof form === 'string' && typeof short !== 'string' ? form : value];
    }),
  );
}

/** The first text or number under one of the keys; of an object there, its name. */
export function firstText(
  item: SchemaNode,
  keys: readonly string[],
  inner: readonly string[] = nameKeys,
): string {
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
