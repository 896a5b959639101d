import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadTexts } from '../../platform/i18n/index.ts';

/**
 * A page whose code and texts are fetched side by side when somebody heads for it.
 *
 * @param areas names of its text catalogues, without `ui`, which is always there
 */
export function lazyPage<Name extends string, Props = object>(
  areas: readonly string[],
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  return lazyRouteComponent(async () => {
    const [module] = await Promise.all([load(), loadTexts(areas)]);
    return module;
  }, name);
}
