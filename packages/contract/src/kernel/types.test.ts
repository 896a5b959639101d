import * as z from 'zod';
import { expect, it } from 'vitest';
import { operation, type ParamsFit } from './operation.ts';
import type { OperationName, operations, OperationsByRoute } from './operations.ts';

const given = { tags: ['Test'], summary: 'A test', access: 'member' } as const;
const somewhere: string = '/api/things';

/**
 * Code that must not compile. Each `@ts-expect-error` becomes an error itself if the code below it compiles.
 * Nothing here runs.
 */
export function mistakes() {
  const params = z.object({ item_id: z.guid() });
  return [
    // @ts-expect-error the path has a placeholder that the params do not describe
    operation({ ...given, method: 'GET', path: '/api/things/{item_id}' }),
    // @ts-expect-error the path has another placeholder
    operation({ ...given, method: 'GET', path: '/api/things/{thing_id}', params }),
    // @ts-expect-error the path has one placeholder more
    operation({ ...given, method: 'GET', path: '/api/things/{item_id}/{part}', params }),
    // @ts-expect-error the path has no placeholder
    operation({ ...given, method: 'GET', path: '/api/things', params }),
    // @ts-expect-error a path that the compiler does not know
    operation({ ...given, method: 'GET', path: somewhere }),
  ];
}

type All = typeof operations;

/** Operations, also those of families, whose params are not the placeholders of their path. */
type Misfit = {
  [N in OperationName]: unknown extends ParamsFit<All[N]['path'], All[N]['params']> ? never : N;
}[OperationName];

/** Operations whose method or path the compiler does not know, so that no caller can name them. */
type Unnamed = string extends keyof OperationsByRoute ? string : never;

it('an operation whose params are not its placeholders does not compile', () => {
  const misfits: [Misfit, Unnamed] extends [never, never] ? 0 : Misfit = 0;
  expect([misfits, mistakes]).toEqual([0, expect.any(Function)]);
});
