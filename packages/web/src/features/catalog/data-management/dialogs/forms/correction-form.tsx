import type { TaughtCorrection } from '@hearth/contract';
import { Select, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../../platform/api/index.ts';
import { userText } from '../../../../../ui/form/user-text.ts';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import { Choice } from '../../table/choice.tsx';
import type { DataFormProps, NamedCorrection } from '../../data-kind.ts';
import { dataQuery, listFoods, listUnits } from '../../data.queries.ts';
import classes from '../dialogs.module.css';

const kinds = ['food', 'unit', 'preparation'] as const;
const foodsQuery = dataQuery({ key: 'foods', list: listFoods });
const unitsQuery = dataQuery({ key: 'units', list: listUnits });
const longest = 2000;

/** Teaches what a text means, or changes what a correction says. Its kind and its text stay. */
export function CorrectionForm({ item, onClose }: DataFormProps<NamedCorrection>) {
  const { t } = useTranslation('data');
  const [kind, setKind] = useState<NamedCorrection['kind']>(item?.kind ?? 'food');
  const [text, setText] = useState(item?.text ?? '');
  const [foodId, setFood] = useState<string | null>(item?.foodId ?? null);
  const [unitId, setUnit] = useState<string | null>(item?.unitId ?? null);
  const [note, setNote] = useState(item?.note ?? '');
  const { data: foods = [] } = useQuery(foodsQuery);
  const { data: units = [] } = useQuery(unitsQuery);
  const teach = useTeach();
  const correction = buildCorrection({ kind, text, foodId, unitId, note, quantity: item?.quantity ?? null });
  const hasFood = kind === 'food' || kind === 'line';
  return (
    <Dialog
      opened
      title={t(item === null ? 'new.corrections' : 'edit.corrections')}
      confirmLabel={t('action.save')}
      isValid={correction !== null}
      onConfirm={() => (correction === null ? undefined : teach.mutateAsync(correction))}
      onClose={onClose}
    >
      <div className={classes.form}>
        {teach.isError && <Notice color="error">{t('notSaved')}</Notice>}
        {item === null && (
          <Select
            label={t('column.kind')}
            allowDeselect={false}
            data={kinds.map((value) => ({ value, label: t(`correction.kind.${value}`) }))}
            value={kind}
            onChange={(value) => setKind(kinds.find((one) => one === value) ?? 'food')}
          />
        )}
        {item === null ? (
          <TextInput
            name="text"
            label={t('correction.text')}
            required
            data-autofocus
            maxLength={longest}
            {...userText}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        ) : (
          <Subject item={item} />
        )}
        {kind === 'preparation' && <p className={classes.text}>{t('correction.preparationText')}</p>}
        {hasFood && <Choice items={foods} label={t('correction.food')} value={foodId} onChoose={setFood} />}
        {(kind === 'unit' || kind === 'line') && (
          <Choice items={units} label={t('correction.unit')} value={unitId} onChoose={setUnit} />
        )}
        {hasFood && (
          <TextInput
            name="note"
            label={t('correction.note')}
            description={kind === 'food' ? t('correction.noteText') : undefined}
            maxLength={longest}
            {...userText}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The corrected text, whole: a line may be longer than a field. */
function Subject({ item: { kind, text } }: { item: NamedCorrection }) {
  const { t } = useTranslation('data');
  return (
    <dl className={classes.subject}>
      <dt>{t('column.kind')}</dt>
      <dd>{t(`correction.kind.${kind}`)}</dd>
      <dt>{t('correction.text')}</dt>
      <dd dir="auto">{text}</dd>
    </dl>
  );
}

type Fields = Pick<NamedCorrection, 'kind' | 'text' | 'foodId' | 'unitId' | 'note' | 'quantity'>;

/** The correction that the fields say; null while something is missing. */
function buildCorrection({
  kind,
  text: typed,
  foodId,
  unitId,
  note,
  quantity,
}: Fields): TaughtCorrection | null {
  const text = typed.trim();
  if (text === '') return null;
  switch (kind) {
    case 'food':
      return foodId === null ? null : { kind, text, foodId, note };
    case 'unit':
      return unitId === null ? null : { kind, text, unitId };
    case 'preparation':
      return { kind, text };
    case 'line':
      return { kind, text, foodId, unitId, note, quantity };
  }
}

function useTeach() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (correction: TaughtCorrection) =>
      api.post('/api/parser/corrections', { body: { lines: [], corrections: [correction] }, quiet: true }),
    onSuccess: () => queries.invalidateQueries(),
  });
}
