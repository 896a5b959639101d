import { Checkbox, Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnKey } from '../data-kind.ts';
import classes from './table.module.css';

export interface ColumnChooserProps {
  target: ReactNode;
  choices: readonly { key: ColumnKey; isShown: boolean }[];
  onToggle: (key: ColumnKey) => void;
  onClose: () => void;
}

/** Which columns show; the device keeps it. */
export function ColumnChooser({ target, choices, onToggle, onClose }: ColumnChooserProps) {
  const { t } = useTranslation('data');
  return (
    <Popover
      opened
      onChange={(isOpen) => !isOpen && onClose()}
      position="bottom-end"
      trapFocus
      returnFocus
      withRoles={false}
      shadow="md"
    >
      <Popover.Target>
        <span className={classes.target}>{target}</span>
      </Popover.Target>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the kit places its own element */}
      <Popover.Dropdown role="dialog" aria-label={t('columns')}>
        <fieldset className={classes.choices}>
          <legend className="visually-hidden">{t('columns')}</legend>
          {choices.map(({ key, isShown }) => (
            <Checkbox key={key} label={t(`column.${key}`)} checked={isShown} onChange={() => onToggle(key)} />
          ))}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}
