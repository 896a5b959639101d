import { routeKey } from './openapi-document.ts';

/** A route that has to be served in the end, and where it comes from. */
export interface LedgerRow {
  readonly key: string;
  readonly source: string;
}

/** Reads the ledger of routes: `method,path,source,note`, a line a route. */
export function readLedger(text: string): LedgerRow[] {
  const [, ...lines] = text.trim().split('\n');
  return lines.map((line) => {
    const [method = '', path = '', source = ''] = line.split(',');
    return { key: routeKey(method, path), source };
  });
}

/** Pages and documents that are served without being operations of the contract. */
const servedPages = [
  'GET /docs',
  'GET /g/{}/r/{}',
  'GET /g/{}/shared/r/{}',
  'GET /openapi.json',
  'GET /r/{}',
];

interface Served {
  readonly operations: readonly { readonly method: string; readonly path: string }[];
  readonly aliases: readonly { readonly from: string; readonly to: string }[];
}

/** Every route that is served: the operations, their older addresses, and the pages. */
export function servedRoutes({ operations, aliases }: Served): Set<string> {
  const ofAliases = aliases.flatMap(({ from, to }) =>
    operations.filter(({ path }) => path === to).map(({ method }) => routeKey(method, from)),
  );
  const ofOperations = operations.map(({ method, path }) => routeKey(method, path));
  return new Set([...ofOperations, ...ofAliases, ...servedPages]);
}
