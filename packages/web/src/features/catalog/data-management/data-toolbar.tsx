import { Button, TextInput } from '@mantine/core';
import { IconColumns3 as IconColumns } from '../../../ui/icons/columns-3.ts';
import { IconSearch } from '../../../ui/icons/search.ts';
import { IconTrash } from '../../../ui/icons/trash.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userText } from '../../../ui/form/user-text.ts';
import type { DataItem, DataKind } from './data-kind.ts';
import type { DataDialogs } from './data-page.tsx';
import { ColumnChooser } from './lazy-dialogs.ts';
import type { Columns } from './table/use-columns.ts';
import classes from './data.module.css';

/** Search, actions for the selected rows, and visible columns. */
export function DataToolbar<T extends DataItem>({
  kind,
  search,
  onSearch,
  columns,
  chosen,
  dialogs,
}: {
  kind: DataKind<T>;
  search: string;
  onSearch: (search: string) => void;
  columns: Columns<T>;
  chosen: readonly T[];
  dialogs: DataDialogs<T>;
}) {
  const { t } = useTranslation('data');
  return (
    <div className={classes.toolbar}>
      <TextInput
        type="search"
        className={classes.search ?? ''}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        maxLength={100}
        {...userText}
      />
      <div className={classes.bulk} data-chosen={chosen.length > 0 || undefined} data-part="bulk">
        {kind.actions
          .filter(({ places }) => places.includes('chosen'))
          .map(({ key, icon: Icon }) => (
            <Button
              key={key}
              variant="default"
              disabled={chosen.length === 0}
              leftSection={<Icon size={18} aria-hidden />}
              data-part={key}
              onClick={() => dialogs.act(key, chosen)}
            >
              {t(`action.${key}`)}
            </Button>
          ))}
        <Button
          variant="default"
          disabled={chosen.length === 0}
          leftSection={<IconTrash size={18} aria-hidden />}
          data-part="delete-chosen"
          onClick={() => dialogs.remove(chosen)}
        >
          {t('action.deleteChosen', { count: chosen.length })}
        </Button>
        <ColumnsButton columns={columns} />
      </div>
    </div>
  );
}

function ColumnsButton<T extends DataItem>({ columns }: { columns: Columns<T> }) {
  const { t } = useTranslation('data');
  const [isOpen, setOpen] = useState(false);
  const target = (
    <Button
      variant="default"
      leftSection={<IconColumns size={18} aria-hidden />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      data-part="columns"
      onClick={() => setOpen(!isOpen)}
    >
      {t('columns')}
    </Button>
  );
  if (!isOpen) return target;
  const choices = columns.all.slice(1).map(({ key }) => ({
    key,
    isShown: columns.shown.some((one) => one.key === key),
  }));
  return (
    <Suspense fallback={target}>
      <ColumnChooser
        target={target}
        choices={choices}
        onToggle={columns.toggle}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  );
}
