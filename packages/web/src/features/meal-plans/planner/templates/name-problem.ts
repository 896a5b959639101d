import { isApiError } from '../../../../platform/api/index.ts';

/** What the server says of the name that was sent, such as that another one has it; undefined for nothing. */
export function readNameProblem(error: unknown): string | undefined {
  return isApiError(error) ? error.fields['name'] : undefined;
}
