import type { Page, PagingQuery } from '@hearth/contract';
import { listPageLinks, type PageLinks, computePage, type PageWindow } from '@hearth/domain/search/paging';

/** The envelope of one page, in snake_case as the contract defines it. */
export function pageEnvelope<T>(window: PageWindow, links: PageLinks, items: T[]): Page<T> {
  return {
    page: window.page,
    per_page: window.perPage,
    total: window.total,
    total_pages: window.totalPages,
    items,
    next: links.next,
    previous: links.previous,
  };
}

/** One page of a list that fits in memory. `route` is the list's path without `/api`. */
export function pageOfAll<T>(all: readonly T[], query: PagingQuery, route: string): Page<T> {
  const window = computePage({ page: query.page, perPage: query.perPage, total: all.length });
  const items = all.slice(window.offset, window.offset + window.limit);
  return pageEnvelope(window, listPageLinks(route, query, window), items);
}
