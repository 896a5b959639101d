import type { Store } from '@hearth/contract';

/** Labels in the order of a store: as ordered by hand, then as learned, then as they come. */
export function sortLabels<Label extends { readonly id: string }>(
  labels: readonly Label[],
  { labelIds, spots }: Pick<Store, 'labelIds' | 'spots'>,
): Label[] {
  const places = new Map([...labelIds, ...spots].toReversed().map((id, place) => [id, -place]));
  return labels.toSorted((a, b) => (places.get(a.id) ?? 1) - (places.get(b.id) ?? 1));
}
