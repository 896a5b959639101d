import type { ListOperation } from '../list-operation.ts';

/**
 * Splits an operation on many items into batches within the limit of the server.
 *
 * @param maxItems items per operation
 */
export function splitOperation(operation: ListOperation, maxItems: number): readonly ListOperation[] {
  switch (operation.kind) {
    case 'add':
      return slices(operation.items, maxItems).map((items) => ({ ...operation, items }));
    case 'change':
      return slices(operation.changes, maxItems).map((changes) => ({ ...operation, changes }));
    case 'remove':
      return slices(operation.ids, maxItems).map((ids) => ({ ...operation, ids }));
    case 'addRecipes':
    case 'changeOwner':
    case 'createList':
    case 'orderLabels':
    case 'removeList':
    case 'removeRecipe':
    case 'renameList':
      return [operation];
  }
}

/** At least one slice, since an operation without items is still sent. */
function slices<T>(all: readonly T[], size: number): (readonly T[])[] {
  const count = Math.max(1, Math.ceil(all.length / size));
  return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size));
}
