import { isRecord } from '../cleaning/index.ts';
import { readYaml } from './safe-yaml.ts';

/** The fields above a text, by their names in small letters, those of a group as `source.url`; and the text. */
export interface FrontMatter {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly rest: string;
}

/** YAML between two lines of hyphens, and the text after it. All values are texts, as they are written, or lists of them. */
export function readFrontMatter(text: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/u);
  const start = lines.findIndex((line) => line.trim() !== '');
  const length = lines.slice(start + 1).findIndex((line) => /^(?:---|\.\.\.)\s*$/.test(line));
  if (start < 0 || lines[start]?.trim() !== '---' || length < 0)
    return { fields: {}, rest: lines.join('\n') };
  const yaml = lines.slice(start + 1, start + 1 + length);
  return { fields: flatten(readFields(yaml), ''), rest: lines.slice(start + length + 2).join('\n') };
}

/** People write what YAML does not take, such as a colon in a title: then each line is a name and its text. */
function readFields(lines: readonly string[]): Record<string, unknown> {
  try {
    const [fields] = readYaml(lines.join('\n'));
    if (isRecord(fields)) return fields;
  } catch {
    // Read by lines below.
  }
  return readByLines(lines);
}

function readByLines(lines: readonly string[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  let last = '';
  for (const line of lines) {
    const [, item] = /^\s*-\s+(\S.*)$/.exec(line) ?? [];
    const [, key = '', value = ''] = /^([^\s:#][^:]{0,60}):(?:\s+(.*))?$/.exec(line) ?? [];
    if (item !== undefined && last !== '')
      fields[last] = [...[fields[last]].flat().filter(Boolean), unquoted(item)];
    if (item === undefined && key !== '') fields[(last = key.trim())] = listed(value.trim());
  }
  return fields;
}

function listed(value: string): unknown {
  const inner = /^\[([^\]]*)\]$/.exec(value)?.[1];
  return inner === undefined ? unquoted(value) : inner.split(',').map((one) => unquoted(one.trim()));
}

function unquoted(text: string): string {
  return /^(["']).*\1$/.test(text) ? text.slice(1, -1) : text;
}

const maxDepth = 5;

function flatten(fields: Record<string, unknown>, prefix: string, depth = 0): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([key, value]) => {
    const name = `${prefix}${key.trim().toLowerCase()}`;
    if (!isRecord(value)) return [[name, value] as const];
    return depth < maxDepth ? Object.entries(flatten(value, `${name}.`, depth + 1)) : [];
  });
  return Object.fromEntries(entries);
}
