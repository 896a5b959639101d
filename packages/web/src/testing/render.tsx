import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/**
 * Renders what a page shows, with effects and events, until the test ends; stubbed globals end with it. The test file
 * asks for the document by its first line: `// @vitest-environment happy-dom`.
 *
 * @returns the element that holds it
 */
export async function render(content: ReactNode, queries = clientForTest()): Promise<HTMLElement> {
  return (await mount(content, queries)).page;
}

async function mount(content: ReactNode, queries: QueryClient) {
  allowAct(true);
  addFonts();
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  const unmount = async () => {
    allowAct(true);
    await act(async () => root.unmount());
    page.remove();
  };
  onTestFinished(async () => {
    await unmount();
    allowAct(false);
    queries.clear();
    vi.unstubAllGlobals();
  });
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <MantineProvider env="test">{content}</MantineProvider>
      </QueryClientProvider>,
    ),
  );
  return { page, unmount };
}

/** What a hook answered last, as its component is rendered again and again. */
export interface HookResult<T> {
  readonly current: T;
  /** Ends the component before the test ends, as leaving its page does. */
  unmount(): Promise<void>;
}

/** Calls a hook in a component of its own. Wrap what changes its state in `act`. */
export async function renderHook<T>(hook: () => T, queries = clientForTest()): Promise<HookResult<T>> {
  const answers: T[] = [];
  function Caller() {
    answers.push(hook());
    return null;
  }
  const { unmount } = await mount(<Caller />, queries);
  return {
    unmount,
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

/** React warns of `act` where this is not set. */
function allowAct(isAllowed: boolean): void {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isAllowed);
}

/** Text areas that grow with their text listen for fonts, which happy-dom does not have. */
function addFonts(): void {
  if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });
}
