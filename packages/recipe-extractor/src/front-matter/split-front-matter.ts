import { parse as parseToml } from 'smol-toml';
import { isRecord } from '../cleaning/index.ts';
import { readYaml } from './safe-yaml.ts';

/** The fields above a text in their order, and the text. Values of YAML are texts as they are written, lists, or objects. */
export interface FrontMatter {
  readonly matter: ReadonlyMap<string, unknown> | null;
  readonly body: string;
}

const yamlMatter =
  /^\uFEFF?\s{0,20}---[ \t]*(?:\r\n?|\n)([\s\S]*?)(?:\r\n?|\n)(?:---|\.\.\.)[ \t]*(?:\r\n?|\n|$)/;
const tomlMatter = /^\uFEFF?\s{0,20}\+\+\+[ \t]*(?:\r\n?|\n)([\s\S]*?)(?:\r\n?|\n)\+\+\+[ \t]*(?:\r\n?|\n|$)/;
/** Longer matter is text. */
const maxMatterLength = 200_000;

/** Parts a text from the front matter above it; null where it has none. */
export function splitFrontMatter(text: string): FrontMatter {
  const yaml = yamlMatter.exec(text);
  const found = yaml ?? tomlMatter.exec(text);
  const written = (found?.[1] ?? '').replace(/\r\n?/g, '\n');
  if (found === null || written.length > maxMatterLength) return { matter: null, body: text };
  const fields = yaml === null ? readToml(written) : readYamlFields(written);
  return fields === null
    ? { matter: null, body: text }
    : { matter: new Map(Object.entries(fields)), body: text.slice(found[0].length) };
}

function readToml(text: string): Record<string, unknown> | null {
  try {
    return parseToml(text);
  } catch {
    return null;
  }
}

/**
 * People write what YAML does not take, such as a colon in a title or a link of Markdown: then such values are texts,
 * and where that is not enough, each line is a name and its text.
 */
function readYamlFields(written: string): Record<string, unknown> | null {
  const text = written.split('\n').map(quoteHash).join('\n');
  for (const source of [text, quoteValues(text)]) {
    const fields = tryYaml(source);
    if (fields !== 'broken') return fields;
  }
  return readFieldLines(text);
}

/** Null for references, which may multiply, and are no slip of the pen. */
function tryYaml(text: string): Record<string, unknown> | null | 'broken' {
  try {
    const [fields] = readYaml(text);
    return isRecord(fields) ? fields : 'broken';
  } catch (error) {
    return error instanceof ReferenceError && /[:-]\s+&\S/.test(text) ? null : 'broken';
  }
}

interface FieldLine {
  readonly name: string;
  /** All that stands before the value, with indent, dash and colon. */
  readonly head: string;
  readonly value: string;
}

/** A line that is a name, a colon, a space and a value; null for any other. */
function readFieldLine(line: string): FieldLine | null {
  const colon = line.indexOf(':');
  const rest = line.slice(colon + 1);
  const value = rest.trimStart();
  if (colon < 1 || value === '' || value.length === rest.length) return null;
  return { name: line.slice(0, colon), head: line.slice(0, line.length - value.length), value };
}

/** A value such as `#easy` is a comment of YAML, and a tag of people. */
function quoteHash(line: string): string {
  const field = readFieldLine(line);
  const isTag = field !== null && /^#\S/.test(field.value) && /^[^\s#]/.test(field.name);
  return isTag ? field.head + JSON.stringify(field.value) : line;
}

/** Puts the values in quotes that are no YAML, or more than one value. */
function quoteValues(text: string): string {
  return text.split('\n').map(quoteValue).join('\n');
}

function quoteValue(line: string): string {
  const field = readFieldLine(line);
  const name = field?.name.trimStart().replace(/^-\s/, '').trimStart() ?? '';
  if (field === null || name === '' || /^[#"'[{&*-]/.test(name)) return line;
  const value = field.value.trim();
  const read = tryValue(value);
  const isText = read === 'broken' || (isRecord(read) && !value.startsWith('{'));
  return isText ? field.head + JSON.stringify(value) : line;
}

function tryValue(value: string): unknown {
  try {
    return readYaml(value)[0];
  } catch {
    return 'broken';
  }
}

function readFieldLines(text: string): Record<string, unknown> | null {
  const fields = Object.create(null) as Record<string, unknown>;
  let list: string[] | null = null;
  for (const line of text.split('\n')) {
    const [, key, value = ''] = /^([\p{L}_][^:]{0,60}):(?:\s+(.*))?$/u.exec(line) ?? [];
    const item = /^\s{0,40}-\s(.*)$/.exec(line)?.[1]?.trim();
    if (key !== undefined) {
      list = [];
      fields[key.trim()] = value.trim() === '' ? list : readInline(value.trim());
    } else if (item !== undefined && list !== null) list.push(withoutQuotes(item));
    else if (line.trim() !== '' && !line.trim().startsWith('#')) return null;
  }
  return Object.keys(fields).length === 0 ? null : fields;
}

function readInline(value: string): unknown {
  const inner = /^\[([^\]]*)\]$/.exec(value)?.[1];
  return inner === undefined
    ? withoutQuotes(value)
    : inner.split(',').map((one) => withoutQuotes(one.trim()));
}

function withoutQuotes(text: string): string {
  return text.replace(/^(["'])(.*)\1$/, '$2');
}
