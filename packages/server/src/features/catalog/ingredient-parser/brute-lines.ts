import { type CatalogNames, readIngredient } from '@hearth/ingredients/parser';
import { noConfidence, type ParsedLine } from './parsed-line.ts';

/**
 * Reads a line by rules alone. A line without a written amount has none (`a tablespoon sugar`). Of all spellings that merely
 * resemble a food, only the contract's own example is accepted: a letter that the name doubles (`gren onion`). Any other
 * likeness could replace what was typed by something else, such as peas by pears.
 */
export function readBrute(line: string, known: CatalogNames<string, string>): ParsedLine {
  const { parsed, unit, food, isUnitOfFood } = readIngredient(line, known, { mayMissLetter: true });
  return {
    quantity: parsed.isImplied ? 0 : parsed.quantity,
    unit,
    unitText: parsed.unit,
    food,
    foodText: parsed.food,
    note: parsed.note,
    isUnitOfFood,
    written: parsed,
    unitOffers: [],
    foodOffers: [],
    confidence: noConfidence,
    language: null,
    isLearned: false,
  };
}
