import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { PageUnreachable } from './errors/page-unreachable.tsx';
import { lazyErrorPage } from './lazy-page.ts';

type Load = () => Promise<Record<string, ComponentType>>;

const { loads } = vi.hoisted(() => {
  const loads: Load[] = [];
  return { loads };
});
vi.mock('@tanstack/react-router', () => ({ lazyRouteComponent: (load: Load) => loads.push(load) }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../../../platform/i18n/index.ts', () => ({ loadTexts: () => Promise.reject(new Error('offline')) }));
vi.mock('./errors/error-pages.ts', () => ({}));

const setOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['ErrorPage', 0],
  ['NotFoundPage', 0],
  ['UnframedErrorPage', 1],
  ['UnknownAddressPage', 1],
] as const)('the plain fallback of %s makes %d main landmarks', async (name, count) => {
  setOnline(true);
  lazyErrorPage(name);
  const Fallback = (await loads.at(-1)?.())?.[name] ?? (() => null);
  const shown = renderToStaticMarkup(<Fallback />);
  expect(shown).toContain('error.network');
  expect(shown.split('<main').length - 1).toBe(count);
});

it.each([
  [true, 'error.unreached'],
  [false, 'error.offline'],
])('with a network: %j, the title of a page without a server is %s', (onLine, title) => {
  setOnline(onLine);
  expect(renderToStaticMarkup(<PageUnreachable />)).toContain(`>${title}</h1>`);
});
