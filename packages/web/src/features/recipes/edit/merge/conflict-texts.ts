import { type FieldsWith, recipeFields } from '@hearth/domain/recipes/fields';
import { contentFields } from '@hearth/domain/recipes/history';
import type { MergeConflict, Side } from '@hearth/domain/recipes/merge';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { groupMembersQuery } from '../editor.queries.ts';
import { textOfValue } from './value-text.ts';

/** Fields in which edits can be in conflict: of a list without an order, both sides are taken. */
type ConflictingField = Exclude<
  FieldsWith<{ inHistory: true }>,
  FieldsWith<{ absent: 'ignored' } | { kind: 'organizers' | 'files' }>
>;
const fields = contentFields.filter((name): name is ConflictingField => {
  const { absent, kind } = recipeFields[name];
  return absent !== 'ignored' && kind !== 'organizers' && kind !== 'files';
});
const rowMembers = [
  ...(['title', 'note', 'quantity', 'unit', 'food', 'originalText', 'summary', 'text'] as const),
] as const;

/** Texts for the positions and values of conflicts. */
interface ConflictTexts {
  /** Where the conflict is, such as “Ingredient 3: note”. */
  place: (conflict: MergeConflict) => string;
  /** The value on one side; '' for none. */
  value: (conflict: MergeConflict, side: Side) => string;
}

/** The texts in the language of the reader; members of other clients keep their own names. */
export function useConflictTexts(): ConflictTexts {
  const { t } = useTranslation('editor');
  const { data: members = [] } = useQuery(groupMembersQuery());
  const fieldNames = new Map<string, string>([
    ...fields.map((name) => [name, t(`merge.field.${name}`)] as const),
    ['userId', t('owner.label')],
  ]);
  const memberNames = new Map<string, string>(rowMembers.map((name) => [name, t(`merge.member.${name}`)]));
  const persons = new Map<unknown, string>(
    members.map(({ id, fullName, username }) => [id, fullName || username]),
  );
  const values = {
    yes: t('merge.yes'),
    no: t('merge.no'),
    number: (value: number) => formats.number(value),
  };
  const rows = new Map<string, (number: string) => string>([
    ['recipeIngredient', (number) => t('ingredient.line', { number })],
    ['recipeInstructions', (number) => t('step.text', { number })],
    ['notes', (number) => t('note.one', { number })],
  ]);
  const findField = ({ field, row }: MergeConflict) => {
    const named = row === null ? undefined : rows.get(field)?.(formats.number(row));
    return named ?? fieldNames.get(field) ?? field;
  };
  return {
    value: (conflict, side) => {
      const value = conflict[side];
      return textOfValue(conflict.field === 'userId' ? (persons.get(value) ?? value) : value, values);
    },
    place: (conflict) => {
      const { kind, member } = conflict;
      const place = findField(conflict);
      if (kind === 'order') return t('merge.order', { place });
      if (member === null) return place;
      const name = conflict.field === 'settings' ? undefined : memberNames.get(member);
      return t('merge.part', { place, part: name ?? member });
    },
  };
}
