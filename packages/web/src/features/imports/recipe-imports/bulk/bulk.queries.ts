import type { Organizer, OrganizerKind } from '@hearth/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../platform/api/index.ts';
import { useGroupSlug } from '../../../../platform/session/index.ts';
import { organizersQuery } from '../../../recipes/organizers/index.ts';
import { refreshReports } from '../../reports/index.ts';

/** What all recipes of an import are put under. Ids. */
export interface ForAll {
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

/** Pages to import, and what is done with all of their recipes. */
interface BulkImportRequest {
  readonly urls: readonly string[];
  readonly forAll: ForAll;
  /** Whether their ingredients become amount, unit and food where they are understood. */
  readonly readIngredients: boolean;
  /** Whether the recipes bring the tags of their pages, and show the nutrition that these state. */
  readonly includeTags: boolean;
  readonly showNutrition: boolean;
}

/** Has pages imported in the background; answers the id of the report that tells of them. */
export function useBulkImport() {
  const queries = useQueryClient();
  const library = { groupSlug: useGroupSlug() ?? '', isOwn: true };
  const find = async (kind: OrganizerKind, ids: readonly string[]) =>
    ids.length === 0 ? [] : chosen(await queries.query(organizersQuery(library, kind)), ids);
  return useMutation({
    mutationFn: async ({ urls, forAll, ...options }: BulkImportRequest) => {
      const [categories, tags] = [
        await find('categories', forAll.categories),
        await find('tags', forAll.tags),
      ];
      const body = { imports: urls.map((url) => ({ url, categories, tags })), ...options };
      return (await api.post('/api/recipes/create/url/bulk', { body, quiet: true })).reportId;
    },
    onSuccess: () => refreshReports(queries),
  });
}

function chosen(known: readonly Organizer[], ids: readonly string[]) {
  return known.filter(({ id }) => ids.includes(id)).map(({ id, name, slug }) => ({ id, name, slug }));
}
