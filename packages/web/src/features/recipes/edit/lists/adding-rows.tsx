import { Button } from '@mantine/core';
import { IconPlaylistAdd } from '../../../../ui/icons/playlist-add.ts';
import { IconListCheck as IconSelect } from '../../../../ui/icons/list-check.ts';
import { IconPlus } from '../../../../ui/icons/plus.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkAddDialog } from './lazy-dialogs.ts';
import classes from './lists.module.css';

/** Below a list: add one row, or many lines at once. `onAdd` gets a text for each new row, '' for an empty one. */
export function AddingRows({
  part,
  label,
  onAdd,
  onSelect,
  children,
}: {
  part: 'ingredient' | 'step';
  label: string;
  onAdd: (texts: readonly string[]) => void;
  /** Begins choosing several rows. */
  onSelect?: (() => void) | undefined;
  /** What else can be done with the list. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('editor');
  const [isBulk, setBulk] = useState(false);
  return (
    <>
      <div className={classes.adding}>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onAdd([''])}
        >
          {label}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconPlaylistAdd size={20} aria-hidden />}
          onClick={() => setBulk(true)}
        >
          {t('bulk.open')}
        </Button>
        {children}
        {onSelect !== undefined && (
          <Button variant="subtle" leftSection={<IconSelect size={20} aria-hidden />} onClick={onSelect}>
            {t('selection.start')}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {isBulk && <BulkAddDialog part={part} onAdd={onAdd} onClose={() => setBulk(false)} />}
      </Suspense>
    </>
  );
}
