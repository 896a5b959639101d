import { isRecord } from '../../cleaning/index.ts';
import words from './field-words.json' with { type: 'json' };

/** What a key of data may mean. */
export type FieldName = keyof typeof words;

const keysByField = new Map(
  Object.entries(words).map(([field, keys]) => [field, keys.map(comparableKey)] as const),
);

/** A key without marks: `Prep Time`, `prep_time`, `prepTime` and `recipePrepTime` are the same. */
function comparableKey(key: string): string {
  return key
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/^recipe(?=\p{L}{2})/u, '');
}

/** Whether a key means a field. */
export function isKeyOf(key: string, field: FieldName): boolean {
  return keysByField.get(field)?.includes(comparableKey(key)) ?? false;
}

/** The values of an object by what its keys mean; made once for each object. */
export class FieldReader {
  private readonly byKey: ReadonlyMap<string, unknown>;
  private readonly used = new Set<string>();

  constructor(object: Record<string, unknown>) {
    this.byKey = new Map(Object.entries(object).map(([key, value]) => [comparableKey(key), value]));
  }

  /** The first value with something in it under a key of the field, earlier words first. */
  read(field: FieldName): unknown {
    const key = (keysByField.get(field) ?? []).find((one) => isFilled(this.byKey.get(one)));
    if (key !== undefined) this.used.add(key);
    return key === undefined ? undefined : this.byKey.get(key);
  }

  /** The same as text: a text or a number, of an object its name; empty for anything else. */
  text(field: FieldName): string {
    const value = this.read(field);
    if (!isRecord(value)) return plainText(value);
    return new FieldReader(value).text(field === 'unit' ? 'food' : 'title');
  }

  /** The keys that no field has been read from, with their values. */
  others(): [string, unknown][] {
    return [...this.byKey].filter(([key]) => !this.used.has(key));
  }
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined;
}

/** The text of a text or a number; empty for any other value. */
export function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
