import { type StoredExtras, storedExtras } from '@hearth/contract';
import { storedJson } from '../../../platform/db/values/stored-json.ts';

const extras = storedJson('the extras of a shopping list', storedExtras());

/** The extras of a list or an item. Reading a list reads those of all items, of which hardly any has some. */
export function extrasFromText(text: string): StoredExtras {
  return text === '{}' ? {} : extras.parse(text);
}
