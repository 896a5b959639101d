import { encodeSegment, pathSegments } from '@hearth/domain/text/addresses';
import { type PageAnswer, scriptJson } from '../../../platform/http/page/web-app.ts';

/** The reader of a page: the parts of the request that identify the user. */
export interface Asker {
  readonly cookie: string | undefined;
  readonly ip: string;
}

/** The response of the API to that reader at an address; null for all but 200. */
export type AskApi = (asker: Asker, url: string) => Promise<PageAnswer | null>;

/** Which page is opened, and by whom. */
export interface FirstVisit {
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  /** The slug of the visitor's group; null for visitors who are not signed in. */
  readonly ownGroup: string | null;
}

/** The query of the explorer without filter and order. */
const firstRecipes = 'orderBy=created_at&orderDirection=desc&page=1&perPage=64';

/**
 * Addresses of the API that a page asks as soon as it starts, just as the web app writes them: their answers travel
 * with the page. Empty for pages that begin with others. The first one is what the page shows.
 */
export function firstAddresses({ path, query, ownGroup }: FirstVisit): readonly string[] {
  const own = ownGroup === null ? [] : ['/api/users/self', '/api/users/self/ratings'];
  const [root, group, kind, slug, ...deeper] = pathSegments(path) ?? [];
  if (root !== 'g' || !group || deeper.length > 0) return [];
  const recipes = group === ownGroup ? '/api/recipes' : `/api/explore/groups/${encodeSegment(group)}/recipes`;
  if (kind === 'r' && slug && slug !== 'create') return [`${recipes}/${encodeSegment(slug)}`, ...own];
  if (kind !== undefined) return [];
  return query === '' ? [`${recipes}?${firstRecipes}`, ...own] : own;
}

/** The responses as data in the page. */
export function preloadedQueriesScript(answers: ReadonlyMap<string, PageAnswer>): string {
  if (answers.size === 0) return '';
  return `<script type="application/json" id="hearth-answers">${scriptJson(Object.fromEntries(answers))}</script>`;
}
