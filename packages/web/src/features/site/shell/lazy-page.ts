import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type * as ErrorPages from './errors/error-pages.ts';
import { loadTexts } from '../../../platform/i18n/index.ts';
import {
  isServerReached,
  PageUnreachable,
  PageUnreachableError,
  UnframedPageUnreachable,
} from './errors/page-unreachable.tsx';

/**
 * A page whose code and texts are fetched in parallel on navigation. The router reloads the whole app if code is
 * missing, since a newer build may have replaced it; without a server that would leave no app at all.
 *
 * @param areas names of its text catalogues, without `ui`, which is always there
 */
export function lazyPage<Name extends string, Props = object>(
  areas: readonly string[],
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  return lazyRouteComponent(async () => {
    try {
      const [module] = await Promise.all([load(), loadTexts(areas)]);
      return module;
    } catch (error) {
      throw (await isServerReached()) ? error : new PageUnreachableError();
    }
  }, name);
}

/** An error page, with a plain fallback if it cannot be fetched either. */
export function lazyErrorPage<Name extends keyof typeof ErrorPages>(name: Name) {
  return lazyRouteComponent(async () => {
    const isFramed = name === 'ErrorPage' || name === 'NotFoundPage';
    const plain = { [name]: isFramed ? PageUnreachable : UnframedPageUnreachable };
    return Promise.all([import('./errors/error-pages.ts'), loadTexts(['shell'])]).then(
      ([pages]) => pages,
      () => plain,
    );
  }, name);
}
