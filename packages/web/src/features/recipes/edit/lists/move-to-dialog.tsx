import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';

/** Props of the dialog for a new position. */
export interface MoveToProps {
  /** How many rows there are. */
  count: number;
  /** Current position of the row, from 1. */
  place: number;
  /** Gets the index, from 0. */
  onMove: (index: number) => void;
  onClose: () => void;
}

/** Asks for the place where a row, or several, is to go. */
export function MoveToDialog({ count, place, onMove, onClose }: MoveToProps) {
  const { t } = useTranslation('editor');
  const [wanted, setWanted] = useState<number | string>(place);
  const isValid = typeof wanted === 'number' && wanted >= 1 && wanted <= count;
  return (
    <Dialog
      opened
      size="sm"
      title={t('row.moveToTitle')}
      confirmLabel={t('row.moveToConfirm')}
      isValid={isValid}
      onConfirm={() => {
        if (typeof wanted === 'number') onMove(wanted - 1);
      }}
      onClose={onClose}
    >
      <NumberInput
        name="place"
        data-autofocus
        label={t('row.place', { total: formats.number(count) })}
        value={wanted}
        min={1}
        max={count}
        allowDecimal={false}
        onChange={setWanted}
      />
    </Dialog>
  );
}
