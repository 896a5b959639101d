import { NativeSelect, TextInput } from '@mantine/core';
import type { PlanFrequency } from '@hearth/contract';
import { limits } from '@hearth/contract/kernel/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../platform/api/index.ts';
import { formats } from '../../../../platform/i18n/index.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { userText } from '../../../../ui/form/user-text.ts';
import { announce } from '../../../../ui/live-region.tsx';
import { FilterBuilder, writeFilter } from '../../../recipes/filter-builder/index.ts';
import type { Library } from '../../../recipes/index.ts';
import { describeFrequency } from './frequency-texts.ts';
import { blankRows, ruleFields, ruleRows } from './rule-texts.ts';
import { useSaveFrequency } from './variety.queries.ts';
import classes from './rules.module.css';

/** Counts and days that can be chosen. */
const counts = [1, 2, 3, 4, 5, 6, 7];
const maximums = [0, ...counts];
const restDays = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28];

/** Which recipes are of a kind, how often they come, and how far apart; nothing is stored before Save. */
export function FrequencyDialog({
  frequency,
  library,
  onClose,
}: {
  /** Null for a new one. */
  frequency: PlanFrequency | null;
  library: Library;
  onClose: () => void;
}) {
  const { t } = useTranslation(['plan-variety', 'planner']);
  const form = useForm(frequency);
  return (
    <Dialog
      opened
      title={t('new')}
      size="lg"
      confirmLabel={t('rules.save', { ns: 'planner' })}
      isValid={form.isValid}
      onConfirm={form.save}
      onClose={onClose}
    >
      <div className={classes.form}>
        <TextInput
          name="name"
          label={t('name')}
          placeholder={t('nameExample')}
          value={form.name}
          onChange={(event) => form.setName(event.currentTarget.value)}
          maxLength={limits.nameLength}
          required
          data-autofocus
          {...userText}
        />
        <FilterBuilder fields={ruleFields} rows={form.rows} onChange={form.setRows} library={library} />
        <div className={classes.pair}>
          <NumberChoice
            name="atLeast"
            label={t('atLeast')}
            choices={counts}
            value={form.atLeast}
            onChange={form.setAtLeast}
          />
          <NumberChoice
            name="atMost"
            label={t('atMost')}
            choices={maximums}
            value={form.atMost}
            onChange={form.setAtMost}
          />
          <NumberChoice
            name="restDays"
            label={t('rest')}
            choices={restDays}
            value={form.restDays}
            onChange={form.setRestDays}
            format={formats.days}
          />
        </div>
        <p className={classes.sentence} data-part="sentence">
          {form.sentence === '' ? '…' : form.sentence}
        </p>
        {form.problem !== null && (
          <p className={classes.problem} role="alert">
            {form.problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** One of a few numbers, or none; a number that another client has set stays among them. */
function NumberChoice({
  name,
  label,
  choices,
  value,
  onChange,
  format = formats.number,
}: {
  name: string;
  label: string;
  choices: readonly number[];
  value: number | null;
  onChange: (value: number | null) => void;
  format?: (value: number) => string;
}) {
  const { t } = useTranslation('plan-variety');
  const all = value === null ? choices : [...new Set([...choices, value])].toSorted((a, b) => a - b);
  return (
    <NativeSelect
      name={name}
      label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
      data={[
        { value: '', label: t('any') },
        ...all.map((one) => ({ value: String(one), label: format(one) })),
      ]}
    />
  );
}

function useForm(frequency: PlanFrequency | null) {
  const { t } = useTranslation(['plan-variety', 'planner']);
  const [name, setName] = useState(frequency?.name ?? '');
  const [rows, setRows] = useState(() => (frequency === null ? blankRows() : ruleRows(frequency)));
  const [atLeast, setAtLeast] = useState(frequency?.atLeast ?? null);
  const [atMost, setAtMost] = useState(frequency?.atMost ?? null);
  const [rest, setRest] = useState(frequency?.restDays ?? null);
  const save = useSaveFrequency(frequency?.id ?? null);
  const filter = writeFilter(rows, ruleFields);
  const said = { name: name.trim(), atLeast, atMost, restDays: rest };
  const sentence = describeFrequency(t, said);
  const store = async () => {
    if (filter === null) return;
    await save.mutateAsync({ ...said, queryFilterString: filter });
    announce(t('rules.saved', { ns: 'planner' }));
  };
  return {
    name,
    setName,
    rows,
    setRows,
    atLeast,
    setAtLeast,
    atMost,
    setAtMost,
    restDays: rest,
    setRestDays: setRest,
    sentence,
    isValid: said.name !== '' && filter !== null && filter !== '' && sentence !== '',
    save: store,
    problem: save.isError ? errorMessage(save.error, t('saveFailed')) : null,
  };
}
