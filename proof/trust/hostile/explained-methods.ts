import { call } from '../calls.ts';

/** A finding of the generator that a method which an operation does not have was not answered with 405. */
interface MethodFinding {
  readonly type: string;
  /** `PUT /api/users/register` */
  readonly operations: readonly string[];
}

type Paths = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * The failures that the server has to answer for. Explained are methods that HTTP itself refuses before a route is
 * looked up (`QUERY`, which Node's parser does not know, and `TRACE` with a head that is too long), and methods that
 * another operation serves under a path that matches as well: `PUT /api/users/register` is one of
 * `/api/users/{item_id}`.
 */
export async function unexplained(url: string, failures: readonly string[]): Promise<string[]> {
  const description = await call({ url, token: '' }, '/openapi.json');
  const { paths = {} } = (description?.body ?? {}) as { paths?: Paths };
  return failures.flatMap((failure) => {
    const finding = JSON.parse(failure) as MethodFinding;
    if (finding.type !== 'UnsupportedMethodResponse') return [failure];
    const operations = finding.operations.filter((operation) => !isExplained(operation, paths));
    return operations.length === 0 ? [] : [JSON.stringify({ ...finding, operations })];
  });
}

/** Whether HTTP refuses the method of an operation, or another operation has it under a path that matches. */
export function isExplained(operation: string, paths: Paths): boolean {
  const [method = '', path = ''] = operation.split(' ');
  if (method === 'QUERY' || method === 'TRACE') return true;
  return Object.entries(paths).some(
    ([template, methods]) => method.toLowerCase() in methods && matches(template, path),
  );
}

function matches(template: string, path: string): boolean {
  const [wanted, given] = [template.split('/'), path.split('/')];
  return (
    wanted.length === given.length && wanted.every((part, at) => part === given[at] || /^\{.*\}$/.test(part))
  );
}
