import { useParams } from '@tanstack/react-router';

/** The parts of addresses that have a name (see `routes`). */
type PathParam = 'id' | 'slug' | 'groupSlug' | 'token';

/** The named parts of the page's address; a name that the address does not have is absent. */
export function usePathParams(): Readonly<Partial<Record<PathParam, string>>> {
  return useParams({ strict: false });
}
