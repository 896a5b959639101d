import type { Place } from './navigation.tsx';

/** Where one is: of the places at or above an address, the nearest. */
export function findCurrentPlace<P extends Pick<Place, 'href' | 'isExact'>>(
  places: readonly P[],
  path: string,
): P | undefined {
  return places
    .filter(({ href, isExact = false }) => path === href || (!isExact && path.startsWith(`${href}/`)))
    .toSorted((a, b) => b.href.length - a.href.length)[0];
}
