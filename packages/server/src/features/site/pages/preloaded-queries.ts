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
  /** Whether the visitor has a session. */
  readonly isSignedIn: boolean;
  /** The slug of the visitor's group; null where it is not known or not asked for. */
  readonly ownGroup: string | null;
}

const self = '/api/users/self';
const lists = '/api/households/shopping/lists/';
/** Of the JSON of a list, about 400 items. */
const maxListLength = 300_000;

/** The query of the explorer without filter and order. */
const firstRecipes = 'orderBy=created_at&orderDirection=desc&page=1&perPage=64';

/**
 * Addresses of the API that a page asks as soon as it starts, just as the web app writes them: their answers travel
 * with the page. Empty for pages that begin with others. The first one is what the page shows.
 */
export function firstAddresses(visit: FirstVisit): readonly string[] {
  const { path, query, ownGroup, isSignedIn } = visit;
  const segments = pathSegments(path) ?? [];
  if (segments[0] !== 'g') return isSignedIn ? memberAddresses(segments) : [];
  const own = ownGroup === null ? [] : [self, '/api/users/self/ratings'];
  const [, group, kind, slug, ...deeper] = segments;
  if (!group || deeper.length > 0) return [];
  const recipes = group === ownGroup ? '/api/recipes' : `/api/explore/groups/${encodeSegment(group)}/recipes`;
  if (kind === 'r' && slug && slug !== 'create') return [`${recipes}/${encodeSegment(slug)}`, ...own];
  if (kind !== undefined) return [];
  return query === '' ? [`${recipes}?${firstRecipes}`, ...own] : own;
}

/**
 * Pages of a list and of the plan wait for who looks before they ask for anything. The overview of the lists has nothing:
 * browsers keep it as the page of the app without a network, which any member of the device may open.
 */
function memberAddresses([root, child, ...deeper]: readonly string[]): readonly string[] {
  if (root === 'household' && child === 'mealplan') return [self];
  if (root !== 'shopping-lists' || !child || deeper.length > 0) return [];
  return [`${lists}${encodeSegment(child)}`, self];
}

/** Whether a response is small enough to travel with the page: a list of thousands of items would hold the page up. */
export function fitsIntoPage(url: string, { text }: PageAnswer): boolean {
  return !url.startsWith(lists) || text.length <= maxListLength;
}

/** The responses as data in the page. */
export function preloadedQueriesScript(answers: ReadonlyMap<string, PageAnswer>): string {
  if (answers.size === 0) return '';
  return `<script type="application/json" id="hearth-answers">${scriptJson(Object.fromEntries(answers))}</script>`;
}
