import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/**
 * Renders what a page shows, with effects and events, until the test ends. The test file asks for the document by its
 * first line: `// @vitest-environment happy-dom`.
 *
 * @returns the element that holds it
 */
export async function render(content: ReactNode, queries = clientForTest()): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    queries.clear();
    page.remove();
    vi.unstubAllGlobals();
  });
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <MantineProvider>{content}</MantineProvider>
      </QueryClientProvider>,
    ),
  );
  return page;
}

/** What a hook answered last, as its component is rendered again and again. */
export interface HookResult<T> {
  readonly current: T;
}

/** Calls a hook in a component of its own. Wrap what changes its state in `act`. */
export async function renderHook<T>(hook: () => T, queries?: QueryClient): Promise<HookResult<T>> {
  const answers: T[] = [];
  function Caller() {
    answers.push(hook());
    return null;
  }
  await render(<Caller />, queries);
  return {
    get current() {
      const last = answers.at(-1);
      if (last === undefined) throw new Error('The hook was not called.');
      return last;
    },
  };
}

/** A cache that asks once and reports failures at once. */
export function clientForTest(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}
