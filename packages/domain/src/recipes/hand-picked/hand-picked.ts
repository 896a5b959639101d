import { limits } from '@hearth/contract/kernel/limits';
import { FilterError, type FilterNode, parseFilter } from '../../search/query-filter/index.ts';

/** How many recipes are picked by hand for one cookbook. */
export const maxPickedRecipes = limits.pickedRecipes;

/** The filter of a cookbook that waits for recipes to be picked by hand. */
export const nothingPicked = 'id IN []';

/** Why recipes cannot be added: all are included, there is no room for them, or the filter cannot be read. */
export type PickRefusal = 'everything' | 'full' | 'unreadable';

/** The list at the end of a filter, and the rest of the filter before it as it was written; null for none. */
interface Picked {
  readonly rest: string | null;
  readonly ids: readonly string[];
}

/** The text before the list of ids. */
const idIn = /(?:^|\s)id\s+IN$/i;
const orPattern = /\sOR$/i;

/** Ids of the recipes that were picked by hand for a filter. */
export function pickedRecipes(filter: string): readonly string[] {
  return readPicked(filter)?.ids ?? [];
}

/**
 * The filter that includes recipes besides those that it finds: `id IN […]`, or `(…) orPattern id IN […]` where it has other
 * conditions.
 * @param ids of recipes; those that are picked already stay where they are
 */
export function withPicked(filter: string, ids: readonly string[]): { filter: string } | PickRefusal {
  if (filter.trim() === '') return 'everything';
  const parsed = parseFilter(filter);
  if (parsed instanceof FilterError) return 'unreadable';
  const isNothing = parsed.root.kind === 'nothing';
  const { rest, ids: before } = readPicked(filter) ?? { rest: isNothing ? null : `(${filter})`, ids: [] };
  const all = [...new Set([...before, ...ids.map((id) => id.toLowerCase())])];
  const added = writeFilter({ rest, ids: all });
  if (all.length > maxPickedRecipes || added.length > limits.queryFilterLength) return 'full';
  return keepsRest(added, rest) ? { filter: added } : 'unreadable';
}

/** The filter without recipes that were picked by hand. Where no other condition is left, it finds nothing. */
export function withoutPicked(filter: string, ids: readonly string[]): string {
  const picked = readPicked(filter);
  if (picked === null) return filter;
  const gone = new Set(ids.map((id) => id.toLowerCase()));
  const left = picked.ids.filter((id) => !gone.has(id));
  return left.length === 0 && picked.rest !== null ? picked.rest : writeFilter({ ...picked, ids: left });
}

function readPicked(filter: string): Picked | null {
  const parsed = parseFilter(filter);
  if (parsed instanceof FilterError) return null;
  const { root } = parsed;
  const ids = readPickedIds(root.kind === 'or' ? root.right : root);
  const rest = restBefore(filter);
  if (ids === null || rest === undefined) return null;
  return { rest, ids: [...new Set(ids.map((id) => id.toLowerCase()))] };
}

/** The filter before a final `OR id IN […]`: null where that list is the whole filter, undefined without one. */
function restBefore(filter: string): string | null | undefined {
  if (!filter.trimEnd().endsWith(']')) return undefined;
  const head = filter.slice(0, filter.lastIndexOf('[')).trimEnd();
  const list = idIn.exec(head);
  if (list === null) return undefined;
  const before = head.slice(0, list.index).trimEnd();
  if (before === '') return null;
  return orPattern.test(before) ? before.slice(0, -'OR'.length).trimEnd() : undefined;
}

function readPickedIds(node: FilterNode): string[] | null {
  if (node.kind !== 'comparison' || node.attribute !== 'id' || node.operator !== 'IN') return null;
  return Array.isArray(node.value) ? node.value : null;
}

function writeFilter({ rest, ids }: Picked): string {
  const list = `id IN [${ids.map((id) => `"${id}"`).join(', ')}]`;
  return rest === null ? list : `${rest} OR ${list}`;
}

/** Whether the rest means beside the list what it means alone: a quotation mark that never closes would swallow the list. */
function keepsRest(filter: string, rest: string | null): boolean {
  const parsed = parseFilter(filter);
  if (parsed instanceof FilterError) return false;
  if (rest === null) return readPickedIds(parsed.root) !== null;
  const alone = parseFilter(rest);
  return (
    !(alone instanceof FilterError) &&
    parsed.root.kind === 'or' &&
    readPickedIds(parsed.root.right) !== null &&
    JSON.stringify(parsed.root.left) === JSON.stringify(alone.root)
  );
}
