import type { LineItem } from '@hearth/domain/shopping/item-lines';
import { LineText } from '../../../ui/line/line-text.tsx';
import { renderItem } from './item-line.ts';

/** The line of an item with its amount in bold. */
export function ItemText({ item }: { item: LineItem }) {
  return <LineText segments={renderItem(item)} />;
}
