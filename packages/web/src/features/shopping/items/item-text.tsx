import { LineText } from '../../../ui/line/line-text.tsx';
import { type LineItem, renderItem } from './item-line.ts';

/** The line of an item with its amount in bold. */
export function ItemText({ item }: { item: LineItem }) {
  return <LineText segments={renderItem(item)} />;
}
