/** A template that cannot be used; returned, not thrown. `message` says why. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}

/** A value by its dotted path, with filters applied one after the other. */
export interface Lookup {
  readonly path: readonly string[];
  readonly filters: readonly string[];
}

export type TemplateNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly lookup: Lookup }
  | {
      readonly kind: 'for';
      readonly name: string;
      readonly list: Lookup;
      readonly body: readonly TemplateNode[];
    }
  | {
      readonly kind: 'if';
      readonly test: Lookup;
      readonly isNegated: boolean;
      readonly body: readonly TemplateNode[];
      readonly otherwise: readonly TemplateNode[];
    };

/** `{{ value }}`, `{% tag %}` or `{# comment #}`; a hyphen inside takes the blanks beside it away. */
const token = /\{\{-?([^{}]{0,300}?)-?\}\}|\{%-?([^{}%]{0,300}?)-?%\}|\{#[^#]{0,2000}#\}/g;
const identifier = /^[A-Za-z_]\w*$/;
const deepest = 20;

interface Reader {
  readonly parts: readonly Part[];
  at: number;
}
type Part = { readonly kind: 'text' | 'value' | 'tag'; readonly text: string };

/** Parses a template. @returns its nodes, or the problem */
export function parseTemplate(template: string): readonly TemplateNode[] | TemplateError {
  const reader: Reader = { parts: splitParts(template), at: 0 };
  const nodes = parseUntil(reader, [], 0);
  if (nodes instanceof TemplateError) return nodes;
  const rest = reader.parts[reader.at];
  return rest === undefined ? nodes : new TemplateError(`"${rest.text}" ends nothing`);
}

function splitParts(template: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let isTrimmed = false;
  const addText = (text: string, cutsEnd: boolean) => {
    const cut = isTrimmed ? text.trimStart() : text;
    parts.push({ kind: 'text', text: cutsEnd ? cut.trimEnd() : cut });
  };
  for (const match of template.matchAll(token)) {
    const [whole, value, tag] = match;
    addText(template.slice(from, match.index), whole.startsWith('-', 2));
    if (value !== undefined) parts.push({ kind: 'value', text: value.trim() });
    else if (tag !== undefined) parts.push({ kind: 'tag', text: tag.trim() });
    isTrimmed = whole.at(-3) === '-';
    from = match.index + whole.length;
  }
  addText(template.slice(from), false);
  return parts.filter(({ kind, text }) => kind !== 'text' || text !== '');
}

/** Nodes up to a tag of these words, which stays unread. */
function parseUntil(reader: Reader, ends: readonly string[], depth: number): TemplateNode[] | TemplateError {
  if (depth > deepest) return new TemplateError('it is nested too deeply');
  const nodes: TemplateNode[] = [];
  for (;;) {
    const part = reader.parts[reader.at];
    if (part === undefined)
      return ends.length === 0 ? nodes : new TemplateError(`"${ends.at(-1)}" is missing`);
    if (part.kind === 'tag' && /^(?:end|else$|elif\b)/.test(part.text)) {
      if (ends.includes(part.text) || ends.length === 0) return nodes;
      return new TemplateError(`"${part.text}" stands where "${ends.at(-1)}" belongs`);
    }
    reader.at += 1;
    const node = parseNode(part, reader, depth);
    if (node instanceof TemplateError) return node;
    nodes.push(node);
  }
}

function parseNode(part: Part, reader: Reader, depth: number): TemplateNode | TemplateError {
  if (part.kind === 'text') return { kind: 'text', text: part.text };
  if (part.kind === 'value') {
    const lookup = parseLookup(part.text);
    return lookup instanceof TemplateError ? lookup : { kind: 'value', lookup };
  }
  const [word, ...rest] = part.text.split(/\s+/);
  if (word === 'for') return forNode(rest, reader, depth);
  if (word === 'if') return ifNode(rest, reader, depth);
  return new TemplateError(`"${part.text}" is not understood`);
}

function forNode(words: readonly string[], reader: Reader, depth: number): TemplateNode | TemplateError {
  const [name = '', of, ...path] = words;
  const list = parseLookup(path.join(' '));
  if (!identifier.test(name) || of !== 'in')
    return new TemplateError(`"for ${words.join(' ')}" is not understood`);
  if (list instanceof TemplateError) return list;
  const body = parseUntil(reader, ['endfor'], depth + 1);
  if (body instanceof TemplateError) return body;
  reader.at += 1;
  return { kind: 'for', name, list, body };
}

function ifNode(words: readonly string[], reader: Reader, depth: number): TemplateNode | TemplateError {
  const isNegated = words[0] === 'not';
  const test = parseLookup((isNegated ? words.slice(1) : words).join(' '));
  if (test instanceof TemplateError) return test;
  const body = parseUntil(reader, ['else', 'endif'], depth + 1);
  if (body instanceof TemplateError) return body;
  const hasElse = reader.parts[reader.at]?.text === 'else';
  reader.at += 1;
  const otherwise = hasElse ? parseUntil(reader, ['endif'], depth + 1) : [];
  if (otherwise instanceof TemplateError) return otherwise;
  if (hasElse) reader.at += 1;
  return { kind: 'if', test, isNegated, body, otherwise };
}

function parseLookup(text: string): Lookup | TemplateError {
  const [path = '', ...filters] = text.split('|').map((part) => part.trim());
  const names = path.split('.');
  const isRight =
    names.every((name) => identifier.test(name)) && filters.every((one) => identifier.test(one));
  return isRight ? { path: names, filters } : new TemplateError(`"${text}" is not understood`);
}
