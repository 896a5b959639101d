import type { RecipeIngredient } from '@hearth/contract';
import {
  asWritten,
  findMainAmount,
  isFreeText,
  plainText,
  readIngredientLine,
  renderIngredientText,
  spellParts,
} from '../../ingredients/lines/index.ts';
import { safeFileName } from '../../files/file-names/index.ts';
import { glyphFractions } from '../../measures/quantities/index.ts';
import { oneLine } from './recipe-parts.ts';

/** An ingredient in the parts that a marked-up recipe has. */
export interface IngredientText {
  readonly id: string;
  readonly title: string | null;
  /** Plain figures such as `1 1/2` or `3-4`; empty without an amount. */
  readonly quantity: string;
  readonly unit: string;
  /** Never empty. */
  readonly name: string;
  /** How it is prepared, and whatever else the line says. */
  readonly preparation: string;
  /** Whether it is another recipe; then `name` is that of its file, without an ending. */
  readonly isRecipe: boolean;
}

/** An ingredient as one line, as people read it: `1 ½ cups onions, chopped`. */
export function ingredientText(ingredient: RecipeIngredient): string {
  return oneLine(renderIngredientText(ingredient, asWritten));
}

/** The parts of an ingredient; null for one that says nothing. */
export function ingredientParts(ingredient: RecipeIngredient): IngredientText | null {
  const parts = isFreeText(ingredient)
    ? partsOfText(oneLine(plainText(readIngredientLine(ingredient).line.text)))
    : partsOfFields(ingredient);
  const named = (['name', 'preparation', 'unit', 'quantity'] as const).find((part) => parts[part] !== '');
  if (named === undefined) return null;
  const { referenceId: id, title, referencedRecipe } = ingredient;
  if (referencedRecipe !== null) {
    const name = safeFileName(referencedRecipe.name, referencedRecipe.slug);
    const said = [name === parts.name ? '' : parts.name, parts.preparation];
    const preparation = said.filter((part) => part !== '').join(', ');
    return { id, title, ...parts, name, preparation, isRecipe: true };
  }
  // Dots before a slash would be the path of another recipe.
  const name = parts[named].replace(/^\.+(?=[/\\])/, '…');
  const rest = named === 'name' ? { name } : { [named]: '', name };
  return { id, title, ...parts, ...rest, isRecipe: false };
}

type Parts = Pick<IngredientText, 'quantity' | 'unit' | 'name' | 'preparation'>;

function partsOfFields(ingredient: RecipeIngredient): Parts {
  const { quantity, unit, food, note } = spellParts(ingredient);
  const amount = { quantity: plainFigures(oneLine(quantity)), unit: oneLine(unit) };
  if (food !== '') return { ...amount, name: oneLine(food), preparation: oneLine(note) };
  return { ...amount, ...nameAndRest(oneLine(note)) };
}

function partsOfText(text: string): Parts {
  const found = findMainAmount(text);
  if (found === null) return { quantity: '', unit: '', ...nameAndRest(text) };
  const { main, end } = found;
  const { name, preparation } = nameAndRest(text.slice(end).trim());
  const before = text.slice(0, main.start).trim();
  // The same amount in another measure, without its brackets.
  const beside = text
    .slice(main.end, end)
    .trim()
    .replace(/^[(/[]\s*|[)\]]$/g, '');
  return {
    quantity: plainFigures(text.slice(main.start, main.numberEnd)),
    unit: text.slice(main.numberEnd, main.end).replace(/^[\s-]+/, ''),
    name,
    preparation: [before, beside, preparation].filter((part) => part !== '').join(', '),
  };
}

/** The text before the first comma or bracket, and the rest. */
function nameAndRest(text: string): Pick<Parts, 'name' | 'preparation'> {
  const end = text.search(/(?<=\S)\s*[,(;]/);
  if (end === -1) return { name: text, preparation: '' };
  return { name: text.slice(0, end).trim(), preparation: text.slice(end).replace(/^[\s,;]+/, '') };
}

const glyphs = new RegExp(`(\\d?)\\s{0,9}([${Object.keys(glyphFractions).join('')}])`, 'g');

/** Numbers as programs read them: `1 ½` is `1 1/2`, `1,5` is `1.5`, a range has a hyphen. */
function plainFigures(text: string): string {
  return text
    .replace(glyphs, (_, whole: string, glyph: string) =>
      `${whole} ${glyphFractions[glyph] ?? glyph}`.trimStart(),
    )
    .replace(/⁄/g, '/')
    .replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1.')
    .split(/[–—-]/)
    .map((part, at, { length }) => {
      const started = at === 0 ? part : part.trimStart();
      return at === length - 1 ? started : started.trimEnd();
    })
    .join('-');
}
