import { joinSegments, plainText, type Segment } from '@hearth/domain/ingredients/lines';
import { type ItemView, type LineItem, nameItem, renderItemLine } from '@hearth/domain/shopping/item-lines';
import { formats } from '../../../platform/i18n/index.ts';
import { amountLanguage } from '../../../ui/line/amount-language.ts';

const view: ItemView = { language: amountLanguage, spell: formats.amount };

/** The line of an item as this reader sees it. */
export function renderItem(item: LineItem): Segment[] {
  return renderItemLine(item, view);
}

/** The line of an item as plain text. */
export function textOfItem(item: LineItem): string {
  return plainText(joinSegments(renderItem(item)));
}

/** The name of an item without its amount, for the labels of buttons. */
export function nameOfItem(item: LineItem): string {
  return plainText(nameItem(item)) || textOfItem(item);
}
