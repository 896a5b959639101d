import type { Organizer } from '@hearth/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../platform/api/index.ts';
import { refreshReports } from '../../reports/index.ts';
import type { BulkRow } from './bulk-rows.ts';

/** What all recipes of an import are put under, besides what their rows say. Ids. */
export interface ForAll {
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

/** Categories and tags that there are. */
export interface KnownOrganizers {
  readonly categories: readonly Organizer[];
  readonly tags: readonly Organizer[];
}

/** Pages to import, and what is done with all of their recipes. */
interface BulkImportRequest {
  readonly rows: readonly BulkRow[];
  readonly forAll: ForAll;
  /** Whether their ingredients become amount, unit and food where they are understood. */
  readonly readIngredients: boolean;
}

/** Has pages imported in the background; answers the id of the report that tells of them. */
export function useBulkImport(known: KnownOrganizers) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ rows, forAll, readIngredients }: BulkImportRequest) => {
      const imports = rows.map((row) => ({
        url: row.url.trim(),
        categories: chosen(known.categories, [...forAll.categories, ...row.categories]),
        tags: chosen(known.tags, [...forAll.tags, ...row.tags]),
      }));
      const body = { imports, readIngredients };
      return (await api.post('/api/recipes/create/url/bulk', { body, quiet: true })).reportId;
    },
    onSuccess: () => refreshReports(queries),
  });
}

function chosen(known: readonly Organizer[], ids: readonly string[]) {
  return known.filter(({ id }) => ids.includes(id)).map(({ id, name, slug }) => ({ id, name, slug }));
}
