/** Plain values out of the shapes in which schema.org properties come. */
import { decodeEntities, inlineText, isRecord } from '../../cleaning/index.ts';
import type { ImageCandidate } from '../fields/best-image.ts';
import { toList } from './schema-node.ts';

/** Gives the node for a reference, any other value back. */
export type Resolve = (value: unknown) => unknown;

/** First text of a value: a string, number, `@value`, or the `name` or `text` of an object. */
export function readText(value: unknown): string | null {
  for (const item of toList(value)) {
    const raw = isRecord(item) ? (item['@value'] ?? item['name'] ?? item['text']) : item;
    const text = inlineText(raw);
    if (text !== '') return text;
  }
  return null;
}

/** Names of persons or organisations, joined by commas, each once; addresses and numbers are no names. */
export function readNames(value: unknown, resolve: Resolve): string | null {
  const names = toList(value)
    .flatMap((item) => {
      const node = resolve(item);
      return isRecord(node) ? toList(node['name']).map((name) => readText(name)) : [readText(node)];
    })
    .filter((name) => name !== null && !/^https?:|^#|^\d+$/.test(name));
  return names.length === 0 ? null : [...new Set(names)].join(', ');
}

/** Picture addresses of strings, ImageObjects and references. */
export function readImages(value: unknown, resolve: Resolve): ImageCandidate[] {
  return toList(value).flatMap((item) => {
    const node = resolve(item);
    if (!isRecord(node)) return imageCandidates(node, 0);
    const pixels = (readNumber(node['width']) ?? 0) * (readNumber(node['height']) ?? 0);
    return imageCandidates(node['url'] ?? node['contentUrl'] ?? node['thumbnailUrl'] ?? node['@id'], pixels);
  });
}

function imageCandidates(value: unknown, pixels: number): ImageCandidate[] {
  return toList(value)
    .filter((address) => typeof address === 'string')
    .map((address) => ({ address: decodeEntities(address).trim(), pixels }))
    .filter(({ address }) => address !== '' && !address.startsWith('data:'));
}

/** Items of a list or a comma-separated text, each once. */
export function readTerms(value: unknown): string[] {
  const terms = toList(value)
    .flatMap((item) => (readText(item) ?? '').split(/[,;]/))
    .map((term) => term.trim())
    .filter((term) => term !== '');
  return [...new Set(terms)];
}

/** First number of a value, null without one. */
export function readNumber(value: unknown): number | null {
  const text = readText(value);
  const digits = text === null ? undefined : /\d[\d.,]*/.exec(text)?.[0];
  if (digits === undefined) return null;
  // "4,5" has a decimal comma, "1,234" groups thousands.
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.|$)/.test(digits)
    ? digits.replace(/,/g, '')
    : digits.replace(',', '.');
  const number = Number.parseFloat(plain);
  return Number.isFinite(number) ? number : null;
}
