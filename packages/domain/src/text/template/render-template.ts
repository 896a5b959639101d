import { type Lookup, parseTemplate, TemplateError, type TemplateNode } from './parse-template.ts';

/** Longer results are refused: loops inside loops could make any length. */
const maxResultLength = 5_000_000;

const filters: Readonly<Record<string, (value: unknown) => unknown>> = {
  upper: (value) => asText(value).toUpperCase(),
  lower: (value) => asText(value).toLowerCase(),
  trim: (value) => asText(value).trim(),
  length: (value) => (Array.isArray(value) ? value.length : asText(value).length),
  escape: (value) => asText(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
};

/** More passes through loops are refused, whether or not they write anything. */
const maxPasses = 100_000;

interface Writing {
  readonly parts: string[];
  length: number;
  passes: number;
}

/**
 * The text that a template makes of some values: `{{ a.b | filter }}`, `{% for x in a.b %}` with `loop.index`,
 * `loop.first` and `loop.last`, `{% if a %}` with `not` and `else`, `{# comments #}`. Missing values are empty. Filters
 * are upper, lower, trim, length and escape.
 * @returns the text, or the problem of the template
 */
export function renderTemplate(
  template: string,
  values: Readonly<Record<string, unknown>>,
): string | TemplateError {
  const nodes = parseTemplate(template);
  if (nodes instanceof TemplateError) return nodes;
  const writing: Writing = { parts: [], length: 0, passes: 0 };
  const problem = writeAll(nodes, values, writing);
  return problem ?? writing.parts.join('');
}

function writeAll(
  nodes: readonly TemplateNode[],
  values: Readonly<Record<string, unknown>>,
  writing: Writing,
): TemplateError | null {
  for (const node of nodes) {
    const problem = writeNode(node, values, writing);
    if (problem !== null) return problem;
  }
  return null;
}

function writeNode(
  node: TemplateNode,
  values: Readonly<Record<string, unknown>>,
  writing: Writing,
): TemplateError | null {
  switch (node.kind) {
    case 'text':
      return write(node.text, writing);
    case 'value': {
      const value = lookUpValue(node.lookup, values);
      return value instanceof TemplateError ? value : write(asText(value), writing);
    }
    case 'if': {
      const value = lookUpValue(node.test, values);
      if (value instanceof TemplateError) return value;
      return writeAll(isTrue(value) === node.isNegated ? node.otherwise : node.body, values, writing);
    }
    case 'for': {
      const list = lookUpValue(node.list, values);
      if (list instanceof TemplateError) return list;
      return writeEach(node, Array.isArray(list) ? list : [], values, writing);
    }
  }
}

function writeEach(
  node: Extract<TemplateNode, { kind: 'for' }>,
  list: readonly unknown[],
  values: Readonly<Record<string, unknown>>,
  writing: Writing,
): TemplateError | null {
  for (const [index, item] of list.entries()) {
    const loop = { index: index + 1, first: index === 0, last: index === list.length - 1 };
    writing.passes += 1;
    if (writing.passes > maxPasses) return new TemplateError('its loops take too long');
    const problem = writeAll(node.body, { ...values, [node.name]: item, loop }, writing);
    if (problem !== null) return problem;
  }
  return null;
}

function write(text: string, writing: Writing): TemplateError | null {
  writing.length += text.length;
  if (writing.length > maxResultLength) return new TemplateError('it makes too long a text');
  writing.parts.push(text);
  return null;
}

/** Own properties only, so that a template reaches nothing but the values. */
function lookUpValue({ path, filters: names }: Lookup, values: Readonly<Record<string, unknown>>): unknown {
  let value: unknown = values;
  for (const name of path) {
    value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : null;
  }
  for (const name of names) {
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (filter === undefined) return new TemplateError(`there is no filter "${name}"`);
    value = filter(value);
  }
  return value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isTrue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  // oxlint-disable-next-line typescript/no-base-to-string -- objects are written as JSON
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
