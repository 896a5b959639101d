import { ActionIcon } from '@mantine/core';
import type { MealKind } from '@hearth/contract';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats, lazyWithTexts } from '../../../../platform/i18n/index.ts';
import { IconPencil } from '../../../../ui/icons/pencil.ts';
import { IconTrash } from '../../../../ui/icons/trash.ts';
import { ReorderHandle, type Reordering } from '../../../../ui/reorder/reorder-handle.tsx';
import colors from '../meal-colors.module.css';
import type { DeleteKindProps } from './delete-kind-dialog.tsx';
import classes from './own-meals.module.css';

const DeleteKindDialog = lazyWithTexts<DeleteKindProps>(['own-meals', 'meal-plans'], () =>
  import('./delete-kind-dialog.tsx').then((module) => module.DeleteKindDialog),
);

/** A kind of meal: its color, name and time, and for how many it is. */
export function KindRow({ kind, onEdit, ...order }: Reordering & { kind: MealKind; onEdit: () => void }) {
  const { t } = useTranslation('own-meals');
  const [isDeleting, setDeleting] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { name, time, color, eaters } = kind;
  const people = t('kinds.people', { count: eaters.length, number: formats.number(eaters.length) });
  const facts = [time, eaters.length === 0 ? null : people].filter((fact) => fact !== null);
  return (
    <li ref={row} className={classes.row} data-part="kind">
      <ReorderHandle name={name} {...order} />
      <div className={classes.about}>
        <p className={classes.name}>
          <span className={colors.dot} data-color={color} aria-hidden />
          <bdi>{name}</bdi>
        </p>
        {facts.length > 0 && <p className={classes.facts}>{facts.join(' · ')}</p>}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('kinds.edit', { name })}
        onClick={onEdit}
      >
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('kinds.delete', { name })}
        onClick={() => setDeleting(true)}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
      <Suspense fallback={null}>
        {isDeleting && <DeleteKindDialog kind={kind} row={row} onClose={() => setDeleting(false)} />}
      </Suspense>
    </li>
  );
}
