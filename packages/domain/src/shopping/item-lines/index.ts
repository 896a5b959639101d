/** An item of a shopping list as a reader sees it: its words with their amount alive. */
export { type ItemView, type LineItem, nameItem, renderItemLine } from './item-line.ts';
