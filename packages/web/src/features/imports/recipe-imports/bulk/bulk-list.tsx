import { ActionIcon, TextInput } from '@mantine/core';
import { IconTags } from '../../../../ui/icons/tags.ts';
import { IconX } from '../../../../ui/icons/x.ts';
import { type ClipboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroupSlug } from '../../../../platform/session/index.ts';
import { Pager } from '../../../../ui/settings/pager.tsx';
import { addressesIn, type BulkRow, isWrong } from './bulk-rows.ts';
import { OrganizerPair } from '../organizer-pair.tsx';
import classes from '../create.module.css';

/** So many rows are in the page at once. */
const pageSize = 50;

interface ListProps {
  rows: readonly BulkRow[];
  /** Whether mistakes are shown. */
  isChecked: boolean;
  onChange: (rows: readonly BulkRow[]) => void;
  /** Several addresses were pasted into one row. */
  onPaste: (urls: readonly string[]) => void;
}

/** The pages to import, a row each, fifty at a time. */
export function BulkList({ rows, isChecked, onChange, onPaste }: ListProps) {
  const { t } = useTranslation('imports');
  const [wantedPage, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(wantedPage, pages);
  const first = (page - 1) * pageSize;
  const change = (key: string, changes: Partial<BulkRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const remove = (key: string) =>
    onChange(
      rows.length === 1 ? [{ ...rows[0], key, url: '', categories: [], tags: [] }] : without(rows, key),
    );
  return (
    <div>
      <ol className={classes.rows} start={first + 1} aria-label={t('bulk.list')}>
        {rows.slice(first, first + pageSize).map((row, index) => (
          <Row
            key={row.key}
            row={row}
            number={first + index + 1}
            isChecked={isChecked}
            onChange={(changes) => change(row.key, changes)}
            onRemove={() => remove(row.key)}
            onPaste={onPaste}
          />
        ))}
      </ol>
      <Pager page={page} pages={pages} onPage={setPage} />
    </div>
  );
}

function without(rows: readonly BulkRow[], key: string): readonly BulkRow[] {
  return rows.filter((row) => row.key !== key);
}

function Row({
  row,
  number,
  isChecked,
  onChange,
  onRemove,
  onPaste,
}: {
  row: BulkRow;
  number: number;
  isChecked: boolean;
  onChange: (changes: Partial<BulkRow>) => void;
  onRemove: () => void;
  onPaste: (urls: readonly string[]) => void;
}) {
  const { t } = useTranslation('imports');
  const library = { groupSlug: useGroupSlug() ?? '', isOwn: true };
  const [isOpen, setOpen] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const count = row.categories.length + row.tags.length;
  const paste = (event: ClipboardEvent) => {
    const urls = addressesIn(event.clipboardData.getData('text'));
    if (urls.length < 2) return;
    event.preventDefault();
    onPaste(urls);
  };
  return (
    <li className={classes.bulkRow} data-part="bulk-row">
      <div className={classes.bulkLine}>
        <TextInput
          className={classes.bulkUrl ?? ''}
          aria-label={t('bulk.address', { number })}
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          dir="ltr"
          value={row.url}
          error={(isChecked || isLeft) && isWrong(row) ? t('bulk.wrong') : null}
          onChange={(event) => onChange({ url: event.currentTarget.value })}
          onBlur={() => setLeft(true)}
          onPaste={paste}
        />
        <ActionIcon
          variant={count > 0 ? 'light' : 'subtle'}
          color={count > 0 ? 'brand' : 'gray'}
          size={36}
          className={classes.bulkButton ?? ''}
          aria-expanded={isOpen}
          aria-label={t('bulk.organize', { number, count })}
          title={t('bulk.organizeShort')}
          onClick={() => setOpen(!isOpen)}
        >
          <IconTags size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={classes.bulkButton ?? ''}
          aria-label={t('bulk.remove', { number })}
          onClick={onRemove}
        >
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </div>
      {isOpen && <OrganizerPair library={library} chosen={row} onChange={onChange} />}
    </li>
  );
}
