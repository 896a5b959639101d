import { toNumber, zero } from '../../measures/rationals/index.ts';
import {
  type Amount,
  firstNumber,
  type AmountView,
  type CatalogNames,
  findStandardUnit,
  getKnownUnit,
  isWrittenAs,
  joinAmount,
  joinNote,
  type Line,
  listForms,
  readLine,
  renderIngredient,
  renderLine,
  type Segment,
  spellParts,
} from '../../ingredients/lines/index.ts';
import { noteSeparator } from '../../ingredients/notes/index.ts';

/** The fields of an item of a shopping list that its line shows. */
export interface LineItem {
  readonly quantity: number;
  readonly unit: CatalogNames | null;
  readonly food: CatalogNames | null;
  readonly note: string;
  /** Whether a count of 1 is shown before a text; other programs send it with every note. */
  readonly isFood: boolean;
  /** The line as it was typed, or as its recipe has it. */
  readonly originalText?: string | null | undefined;
  readonly recipeReferences?: readonly ItemShare[] | undefined;
}

/** How much of an item a recipe needs, and how many times. */
interface ItemShare {
  readonly recipeQuantity: number;
  readonly recipeScale: number | null;
}

/** How a reader's language spells the items of a list: amounts are neither converted nor scaled there. */
export type ItemView = Pick<AmountView, 'language' | 'spell'>;

/**
 * The line of an item of a shopping list: its words with their amounts alive while they still say its unit, food and
 * note, else composed from these. Of `2 cups peas (300 g)` bought twice it is `4 cups peas (600 g)`. An amount that
 * recipes make is rounded as their pages round it; one that a person has set shows every digit.
 */
export function renderItemLine(item: LineItem, spelling: ItemView): Segment[] {
  const view = { ...spelling, system: 'original', isExact: !isOfRecipes(item) } as const;
  const words = readWords(item);
  if (words === null) return renderParts(item, view);
  const facts = { food: item.food?.name, names: [...listForms(item.unit), ...listForms(item.food)] };
  const segments = renderLine(words.line, { ...view, scale: words.scale }, facts);
  return words.rest === '' ? segments : [...segments, { kind: 'text', text: words.rest }];
}

/** What an item is called without its amount. */
export function nameItem(item: LineItem): string {
  const { food, note, originalText } = item;
  const words = readWords({ ...item, quantity: 0 })?.line;
  if (words?.amounts.some(({ role }) => role === 'main') === false) return words.text;
  return food?.name ?? (note.trim() || (originalText ?? '').trim());
}

interface ScaledLine {
  readonly line: Line;
  readonly scale: number;
  /** Notes that other items brought along when they were merged into this one. */
  readonly rest: string;
}

/** The words of an item that still say what it is, and how many times they are needed; null where none do. */
function readWords(item: LineItem): ScaledLine | null {
  const text = (item.originalText ?? '').trim();
  const note = item.unit || item.food ? '' : item.note.trim();
  const counted = note === '' ? null : readLine(note);
  const main = counted?.amounts.find(({ role }) => role === 'main');
  const scale = item.quantity > 0 ? item.quantity : 1;
  const countsNote = counted && main ? { line: counted, scale, rest: '' } : null;
  if (note !== '' && note === text && countsNote) return countsNote;
  return (text === '' ? null : readText(text, item)) ?? (main?.start === 0 ? countsNote : null);
}

/** The text of an item while it says the item's parts, at the scale that its amount needs. */
function readText(text: string, item: LineItem): ScaledLine | null {
  const { quantity, unit } = item;
  const line = readLine(text);
  const amount = findCountedAmount(line, unit);
  const [own = ''] = item.note.split(noteSeparator);
  const found = [firstNumber(amount), toNumber(amount?.ofFirst ?? zero)].flatMap((written) =>
    [item.note, own]
      .filter((note) => isWrittenAs(line, { ...item, note, quantity: written }))
      .map((note) => ({ written, note })),
  )[0];
  if (found === undefined) return null;
  const { written, note } = found;
  const rest = item.note.slice(note.length);
  if (written > 0) return quantity > 0 ? { line, scale: quantity / written, rest } : null;
  if (quantity === 0 || isUncounted(item)) return { line, scale: 1, rest };
  if (!unit && !item.food && isOfRecipes(item)) return { line, scale: 1, rest };
  const counted = readLine(`1 ${text}`);
  const [first] = counted.amounts;
  const isCounted = first?.role === 'main' && first.start === 0 && firstNumber(first) === 1;
  return isCounted ? { line: counted, scale: quantity, rest } : null;
}

/** The amount of a text that is in the unit of its item: the main one, or the same in another measure. */
function findCountedAmount({ amounts }: Line, unit: CatalogNames | null): Amount | undefined {
  const main = amounts.find(({ role }) => role === 'main');
  const known = unit ? findStandardUnit(unit) : undefined;
  if (known === undefined || main === undefined || getKnownUnit(main) === known) return main;
  return amounts.find((amount) => amount.role === 'same' && getKnownUnit(amount) === known) ?? main;
}

/** Whether the quantity of a text only says that it is needed, as other programs send it. */
function isUncounted({ quantity, unit, food, isFood }: LineItem): boolean {
  return !unit && !food && !isFood && quantity === 1;
}

const tolerance = 1e-6;

/** Whether the quantity is what recipes have added up to: nobody has changed it by hand. */
function isOfRecipes({ quantity, recipeReferences = [] }: LineItem): boolean {
  const sum = recipeReferences.reduce(
    (total, { recipeQuantity, recipeScale }) => total + recipeQuantity * (recipeScale ?? 1),
    0,
  );
  return recipeReferences.length > 0 && Math.abs(sum - quantity) <= tolerance * Math.max(1, quantity);
}

/** The parts of an item as a line: what its recipes need, scaled as on their pages, or the amount that was set. */
function renderParts(item: LineItem, view: Omit<AmountView, 'scale'>): Segment[] {
  const { quantity, unit, food, note, recipeReferences = [] } = item;
  if (quantity === 0 || isUncounted(item)) return spellTyped({ ...item, quantity: 0 }, view);
  const once = recipeReferences.reduce((sum, { recipeQuantity }) => sum + recipeQuantity, 0);
  if (!isOfRecipes(item) || once <= 0) return spellTyped(item, view);
  return renderIngredient({ quantity: once, unit, food, note }, { ...view, scale: quantity / once });
}

/** The parts of an item with every digit of its quantity. */
function spellTyped({ quantity, unit, food, note }: LineItem, { spell }: ItemView): Segment[] {
  const words = spellParts({ quantity, unit, food, note }, spell);
  const isFraction = unit?.fraction !== false && Number.isInteger(quantity * 8);
  const number = isTyped(quantity) && !isFraction ? spell(quantity) : words.quantity;
  const amount = joinAmount(number, words.unit);
  const text = joinNote(words.food, words.note);
  const shown: Segment[] = amount === '' ? [] : [{ kind: 'amount', text: amount }];
  if (text !== '') shown.push({ kind: 'text', text: amount === '' ? text : ` ${text}` });
  return shown;
}

/** Whether a quantity has at most three decimals; those of recipes, such as 1/3, have more and are rounded. */
function isTyped(quantity: number): boolean {
  return quantity !== 0 && Number(quantity.toFixed(3)) === quantity;
}
