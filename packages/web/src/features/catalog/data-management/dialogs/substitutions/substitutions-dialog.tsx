import { Button } from '@mantine/core';
import { limits } from '@hearth/contract/kernel/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../../../platform/i18n/index.ts';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { IconPlus } from '../../../../../ui/icons/plus.ts';
import { Loading } from '../../../../../ui/states/loading.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import { toast } from '../../../../../ui/toast/toast-store.ts';
import { dataQuery, listFoods, listUnits } from '../../data.queries.ts';
import { SubstitutionFields } from './substitution-fields.tsx';
import {
  buildRow,
  buildRows,
  findProblem,
  type FirstAmount,
  readRows,
  type SubstitutionRow,
} from './substitution-rows.ts';
import { type LineOfRecipe, ownSubstitutionsQuery, useSaveSubstitutions } from './substitutions.queries.ts';
import classes from './substitutions.module.css';

/** Props of the dialog: the food, and the line where only that is meant. */
export interface SubstitutionsDialogProps {
  food: { readonly id: string; readonly name: string };
  line?: (LineOfRecipe & FirstAmount) | undefined;
  onClose: () => void;
}

/** What may be taken in the place of a food, everywhere or in one line: a row each, in the order of the offer. */
export function SubstitutionsDialog({ food, line, onClose }: SubstitutionsDialogProps) {
  const { t } = useTranslation('substitutions');
  const { t: data } = useTranslation('data');
  const place = line === undefined ? null : { recipeId: line.recipeId, referenceId: line.referenceId };
  const stored = useQuery(ownSubstitutionsQuery(food.id, place));
  const foods = useQuery(dataQuery({ key: 'foods', list: listFoods }));
  const units = useQuery(dataQuery({ key: 'units', list: listUnits }));
  const save = useSaveSubstitutions(food.id, place);
  const [edited, setRows] = useState<readonly SubstitutionRow[] | null>(null);
  const rows = edited ?? buildRows(stored.data ?? [], activeLocale.formats);
  const sent = readRows(rows, activeLocale.formats);
  const problem = findProblem(rows, activeLocale.formats);
  const confirm = async () => {
    if (sent === null) return;
    await save.mutateAsync(sent.map((one) => ({ ...one, note: one.note.trim() })));
    toast.success(data('saved'));
  };
  const isLoaded = stored.isSuccess && foods.isSuccess && units.isSuccess;
  const others = (foods.data ?? []).filter(({ id }) => id !== food.id);
  return (
    <Dialog
      opened
      size="lg"
      title={t(line === undefined ? 'title' : 'titleHere', { name: food.name })}
      confirmLabel={data('action.save')}
      isValid={isLoaded && sent !== null}
      onConfirm={confirm}
      onClose={onClose}
    >
      {save.isError && <Notice color="error">{save.error.message}</Notice>}
      {!isLoaded && <Loading lines={3} />}
      {isLoaded && (
        <div className={classes.list}>
          {rows.length === 0 && <p className={classes.hint}>{t('hint')}</p>}
          {rows.map((row, index) => (
            <SubstitutionFields
              // A row has nothing but its place.
              key={index}
              number={index + 1}
              row={row}
              name={food.name}
              foods={others}
              units={units.data}
              onChange={(changed) => setRows(rows.with(index, changed))}
              onRemove={() => setRows(rows.toSpliced(index, 1))}
            />
          ))}
          <Button
            variant="subtle"
            className={classes.add ?? ''}
            leftSection={<IconPlus size={18} aria-hidden />}
            data-part="add-substitute"
            disabled={rows.length >= limits.substitutions}
            onClick={() =>
              setRows([...rows, buildRow(line ?? { quantity: null, unitId: null }, activeLocale.formats)])
            }
          >
            {t('add')}
          </Button>
          {problem !== null && (
            <output className={classes.hint}>{t(`why.${problem.kind}`, { number: problem.number })}</output>
          )}
        </div>
      )}
    </Dialog>
  );
}
