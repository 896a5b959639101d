import type { RecipeIngredient } from '@hearth/contract';
import { scaledIngredient } from '@hearth/domain/ingredient-display';

/** Ingredients under one heading. */
export interface IngredientSection {
  title: string | null;
  ingredients: readonly RecipeIngredient[];
}

/** Splits a list where an ingredient carries the heading of what follows. */
export function ingredientSections(ingredients: readonly RecipeIngredient[]): IngredientSection[] {
  const sections: { title: string | null; ingredients: RecipeIngredient[] }[] = [];
  for (const ingredient of ingredients) {
    const title = ingredient.title ?? '';
    const current = sections.at(-1);
    if (title !== '' || current === undefined)
      sections.push({ title: title || null, ingredients: [ingredient] });
    else current.ingredients.push(ingredient);
  }
  return sections;
}

/**
 * One line, scaled: amount first, so that it can stand in a column of its own. Free text cannot be scaled. `locale` says
 * how decimals are written.
 */
export function ingredientLine(
  ingredient: RecipeIngredient,
  scale: number,
  locale: string,
): { amount: string; text: string } {
  const { disableAmount } = ingredient;
  const { quantity, unit, food, note } = scaledIngredient(ingredient, disableAmount ? 1 : scale, {
    disableAmount,
  });
  const amount = [localized(quantity, locale), unit].filter((part) => part !== '').join(' ');
  const text = [food, note].filter((part) => part !== '').join(', ');
  return { amount, text };
}

/** A decimal with the sign of the locale; fractions and whole numbers are the same in all of them. */
function localized(quantity: string, locale: string): string {
  return /^\d+\.\d+$/.test(quantity)
    ? Number(quantity).toLocaleString(locale, { maximumFractionDigits: 3 })
    : quantity;
}

/** The whole list as plain text, headings in brackets: for the clipboard. */
export function ingredientsText(
  ingredients: readonly RecipeIngredient[],
  scale: number,
  locale: string,
): string {
  return ingredientSections(ingredients)
    .map(({ title, ingredients: lines }) => {
      const texts = lines.map((one) => {
        const { amount, text } = ingredientLine(one, scale, locale);
        return `${amount} ${text}`.trim();
      });
      return [...(title === null ? [] : [`[${title}]`]), ...texts].join('\n');
    })
    .join('\n\n');
}
