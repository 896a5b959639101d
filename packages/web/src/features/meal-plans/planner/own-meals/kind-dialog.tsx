import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { MealKind, MealKindColor } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { readNameProblem } from '../templates/name-problem.ts';
import { userText } from '../../../../ui/form/user-text.ts';
import { toggled } from '../../../../ui/toggled.ts';
import { mealTypes, usualMeal } from '../../entries/index.ts';
import colors from '../meal-colors.module.css';
import { housemates, useSaveKind } from './kinds.queries.ts';
import classes from './own-meals.module.css';

const maxNameLength = 60;
const palette = [
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
] as const satisfies readonly MealKindColor[];

/** Properties of the dialog of a kind of meal; null for a new one. */
export interface KindDialogProps {
  kind: MealKind | null;
  onClose: () => void;
}

/** What a new meal stands for until its household says more: an apple at ten takes the place of no dinner. */
const newMeal = 'snack';

/** What a kind of meal is called, when it is eaten, its color, who eats it, and which meal other programs see. */
export function KindDialog({ kind, onClose }: KindDialogProps) {
  const { t } = useTranslation(['own-meals', 'meal-plans']);
  const [name, setName] = useState(kind?.name ?? '');
  const [time, setTime] = useState(kind?.time ?? '');
  const [color, setColor] = useState<MealKindColor>(kind?.color ?? 'gray');
  const [entryType, setType] = useState(kind?.entryType ?? newMeal);
  const [eaters, setEaters] = useState<ReadonlySet<string>>(new Set(kind?.eaters));
  const save = useSaveKind(kind);
  const said = { name: name.trim(), time: time === '' ? null : time, color, entryType, eaters: [...eaters] };
  return (
    <Dialog
      opened
      title={t(kind === null ? 'kinds.new' : 'kinds.change')}
      confirmLabel={t('kinds.save')}
      isValid={said.name !== ''}
      onConfirm={() => save.mutateAsync(said)}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <div className={classes.pair}>
          <TextInput
            name="name"
            error={readNameProblem(save.error)}
            label={t('kinds.name')}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            maxLength={maxNameLength}
            required
            data-autofocus
            {...userText}
          />
          <TextInput
            name="time"
            type="time"
            label={t('kinds.time')}
            value={time}
            onChange={(event) => setTime(event.currentTarget.value)}
          />
        </div>
        <Colors color={color} onChange={setColor} />
        <Eaters eaters={eaters} onToggle={(id) => setEaters((before) => toggled(before, id))} />
        <NativeSelect
          name="entryType"
          label={t('kinds.standsFor')}
          description={t('kinds.standsForHelp')}
          value={entryType}
          onChange={({ currentTarget: { value } }) =>
            setType(mealTypes.find((type) => type === value) ?? usualMeal)
          }
          data={mealTypes.map((value) => ({ value, label: t(`meal.${value}`, { ns: 'meal-plans' }) }))}
        />
      </div>
    </Dialog>
  );
}

function Colors({ color, onChange }: { color: MealKindColor; onChange: (color: MealKindColor) => void }) {
  const { t } = useTranslation('own-meals');
  return (
    <fieldset className={classes.choices}>
      <legend>{t('kinds.color')}</legend>
      <div>
        {palette.map((one) => (
          <button
            key={one}
            type="button"
            className={classes.swatch}
            aria-pressed={one === color}
            aria-label={t(`colors.${one}`)}
            title={t(`colors.${one}`)}
            onClick={() => onChange(one)}
          >
            <span className={colors.dot} data-color={one} data-large aria-hidden />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Who of the household usually eats it; servings are suggested by their number. */
function Eaters({ eaters, onToggle }: { eaters: ReadonlySet<string>; onToggle: (id: string) => void }) {
  const { t } = useTranslation('own-meals');
  const people = useQuery(housemates).data ?? [];
  return (
    <fieldset className={classes.eaters}>
      <legend>{t('kinds.eaters')}</legend>
      <div>
        {people.map(({ id, fullName, username }) => (
          <Checkbox
            key={id}
            label={<bdi>{fullName || username}</bdi>}
            checked={eaters.has(id)}
            onChange={() => onToggle(id)}
          />
        ))}
      </div>
    </fieldset>
  );
}
