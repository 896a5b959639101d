import type { PageWindow } from './compute-page.ts';

/** The paging parameters of a request, in the order in which links spell them. */
export interface PagingFields {
  page: number;
  perPage: number;
  orderBy?: string | null | undefined;
  orderByNullPosition?: string | null | undefined;
  orderDirection?: string | null | undefined;
  queryFilter?: string | null | undefined;
  paginationSeed?: string | null | undefined;
}

/** Paths to the neighbouring pages, without the `/api` prefix; null where there is none. */
export interface PageLinks {
  next: string | null;
  previous: string | null;
}

type Parameter = [name: string, value: string];
type Position = Pick<PageWindow, 'page' | 'totalPages'>;

const pagingNames = [
  'page',
  'perPage',
  'orderBy',
  'orderByNullPosition',
  'orderDirection',
  'queryFilter',
  'paginationSeed',
] as const satisfies readonly (keyof PagingFields)[];

/** How a link of an ordinary list spells a parameter that is not set. */
const unsetParameter = 'None';

/**
 * Links of the recipe lists: the paging parameters that are set, then every other parameter of the request
 * (`sent`, in its order; names in camelCase; the last value of a repeated one).
 */
export function recipePageLinks(
  path: string,
  fields: PagingFields,
  position: Position,
  sent: Iterable<Parameter>,
): PageLinks {
  const others = otherParameters(sent);
  return linksAround(position, (page) => {
    const all = { ...fields, page };
    return pathWithQuery(path, [
      ...pagingNames.flatMap((name) => parameterIfSet(name, all[name])),
      ...others,
    ]);
  });
}

/** Links of every other list: the seven paging parameters only, unset ones as `None`; a search is not carried. */
export function listPageLinks(path: string, fields: PagingFields, position: Position): PageLinks {
  return linksAround(position, (page) => {
    const all = { ...fields, page };
    return pathWithQuery(
      path,
      pagingNames.map((name) => [name, String(all[name] ?? unsetParameter)]),
    );
  });
}

function linksAround({ page, totalPages }: Position, linkTo: (page: number) => string): PageLinks {
  return {
    next: page >= totalPages ? null : linkTo(page + 1),
    previous: page <= 1 ? null : linkTo(page - 1),
  };
}

function parameterIfSet(name: string, value: string | number | null | undefined): Parameter[] {
  return value === null || value === undefined ? [] : [[name, String(value)]];
}

function otherParameters(sent: Iterable<Parameter>): Parameter[] {
  const values = new Map<string, string>();
  for (const [name, value] of sent) values.set(camelCase(name), value);
  for (const name of pagingNames) values.delete(name);
  return [...values];
}

function camelCase(name: string): string {
  return name.replace(/(?<=[^_])_+([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `application/x-www-form-urlencoded` with the safe characters of RFC 3986: `~` stays, `*` is encoded. */
function pathWithQuery(path: string, parameters: Parameter[]): string {
  const query = new URLSearchParams(parameters).toString();
  return `${path}?${query.replaceAll('*', '%2A').replaceAll('%7E', '~')}`;
}
