import { decodeEntities } from '../../cleaning/index.ts';
import type { PageScript } from '../page/element.ts';
import { parseLenientJson } from './lenient-json.ts';

/** Parsed JSON-LD documents of a page, in document order. */
export function readJsonLd(scripts: readonly PageScript[], meta: ReadonlyMap<string, string>): unknown[] {
  // Some frameworks print a script as if it were a meta element.
  const misplaced = meta.get('application/ld+json') ?? meta.get('script:ld+json') ?? '';
  return scripts
    .filter((script) => /ld\+?json/.test(script.type))
    .map((script) => script.text)
    .concat(misplaced === '' ? [] : [misplaced])
    .map(parseScript)
    .filter((document) => document !== undefined);
}

/** Some sites escape the whole script as if it were page text. */
function parseScript(text: string): unknown {
  const isEscaped = /^[\s{[]*&quot;/.test(text.slice(0, 200));
  const value = parseLenientJson(isEscaped ? decodeEntities(text) : text);
  // Others print the text of the data as a JSON string.
  return typeof value === 'string' ? parseLenientJson(value) : value;
}
