import type { MergeConflict } from '@hearth/domain/recipe-merge';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import type { ValueWords } from './value-text.ts';

const fields = [
  ...(['name', 'description', 'recipeServings', 'recipeYieldQuantity', 'recipeYield', 'totalTime'] as const),
  ...(['prepTime', 'cookTime', 'performTime', 'orgURL', 'recipeIngredient', 'recipeInstructions'] as const),
  ...(['notes', 'nutrition', 'settings', 'extras'] as const),
] as const;
const members = [
  ...(['title', 'note', 'quantity', 'unit', 'food', 'originalText', 'summary', 'text'] as const),
] as const;

/** Words for the places and values of conflicts. */
export interface ConflictWords extends ValueWords {
  /** Where the conflict is, such as “Ingredient 3: note”. */
  place: (conflict: MergeConflict) => string;
}

/** The words in the language of the reader; what only other programs know is called as they call it. */
export function useConflictWords(): ConflictWords {
  const { t } = useTranslation('editor');
  const fieldNames = new Map<string, string>(fields.map((name) => [name, t(`merge.field.${name}`)]));
  const memberNames = new Map<string, string>(members.map((name) => [name, t(`merge.member.${name}`)]));
  const rows = new Map<string, (number: string) => string>([
    ['recipeIngredient', (number) => t('ingredient.line', { number })],
    ['recipeInstructions', (number) => t('step.text', { number })],
    ['notes', (number) => t('note.one', { number })],
  ]);
  const fieldOf = ({ field, row }: MergeConflict) => {
    const named = row === null ? undefined : rows.get(field)?.(formats.number(row));
    return named ?? fieldNames.get(field) ?? field;
  };
  return {
    yes: t('merge.yes'),
    no: t('merge.no'),
    number: (value) => formats.number(value),
    place: (conflict) => {
      const { kind, member } = conflict;
      const place = fieldOf(conflict);
      if (kind === 'order') return t('merge.order', { place });
      if (member === null) return place;
      const name = conflict.field === 'settings' ? undefined : memberNames.get(member);
      return t('merge.part', { place, part: name ?? member });
    },
  };
}
