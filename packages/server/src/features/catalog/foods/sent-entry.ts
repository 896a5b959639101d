import type { CatalogEntryKind } from '@hearth/contract';

/** A food or unit as a client sends it: by id, by name, or by both. */
export type SentEntry =
  | {
      readonly id?: string | null | undefined;
      readonly name?: string | undefined;
      readonly pluralName?: string | null | undefined;
      readonly abbreviation?: string | undefined;
      readonly pluralAbbreviation?: string | null | undefined;
      readonly useAbbreviation?: boolean | undefined;
      readonly fraction?: boolean | undefined;
    }
  | string
  | null
  | undefined;

/** What a line calls one of it, and many. */
interface CountedName {
  readonly one: string;
  readonly many: string;
}

/** The id of a sent food or unit; null for none. */
export function getSentId(sent: SentEntry): string | null {
  return typeof sent === 'object' ? (sent?.id ?? null) : null;
}

/** The name of a sent food or unit; empty for none. */
export function getSentName(sent: SentEntry): string {
  return (typeof sent === 'string' ? sent : (sent?.name ?? '')).trim();
}

/** The name of a food or unit as it stands beside a quantity: as it was sent, else as the former one was called. */
export function writeWords(
  sent: SentEntry,
  former: CountedName | undefined,
  quantity: number | null,
  kind: CatalogEntryKind,
): string {
  const { one, many } = nameSent(sent) ?? former ?? { one: '', many: '' };
  const count = quantity ?? 0;
  const isOne = kind === 'foods' ? count > 0 && count <= 1 : count <= 1;
  return isOne ? one : many;
}

function nameSent(sent: SentEntry): CountedName | null {
  const name = getSentName(sent);
  if (name === '') return null;
  if (typeof sent !== 'object' || sent === null) return { one: name, many: name };
  const { useAbbreviation, abbreviation, pluralAbbreviation, pluralName } = sent;
  if (useAbbreviation === true && abbreviation)
    return { one: abbreviation, many: pluralAbbreviation || abbreviation };
  return { one: name, many: pluralName || name };
}
