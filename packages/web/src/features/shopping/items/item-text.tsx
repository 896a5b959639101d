import { type LineItem, lineOfItem } from './item-line.ts';

/** The line of an item with its amount in bold. */
export function ItemText({ item }: { item: LineItem }) {
  const { before, amount, text } = lineOfItem(item);
  return (
    <bdi>
      {before !== '' && `${before} `}
      {amount !== '' && <strong>{amount} </strong>}
      {text}
    </bdi>
  );
}
