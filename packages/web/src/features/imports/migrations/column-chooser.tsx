import { csvFields } from '@hearth/domain/imports/csv-fields';
import { NativeSelect } from '@mantine/core';
import type { CsvColumns, CsvPreview } from '@hearth/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './migrations.module.css';

/** The chosen column of each field; undefined and empty for none. */
export type Columns = { [Field in keyof CsvColumns]?: string | undefined };

/** The first rows of a table, and which of its columns holds what. */
export function ColumnChooser({
  preview,
  columns,
  onChange,
}: {
  preview: CsvPreview;
  columns: Columns;
  onChange: (columns: Columns) => void;
}) {
  const { t } = useTranslation('migrations');
  const title = useId();
  const none = { value: '', label: t('columns.none') };
  const names = [...new Set(preview.columns)].filter((name) => name !== '');
  const options = [none, ...names.map((name) => ({ value: name, label: name }))];
  return (
    <section className={classes.columns} aria-labelledby={title}>
      <h2 id={title} className={classes.heading}>
        {t('columns.title')}
      </h2>
      <p className={classes.text}>{t('columns.text')}</p>
      <Preview preview={preview} />
      <div className={classes.fields}>
        {csvFields.map((field) => (
          <NativeSelect
            key={field}
            label={t(`columns.field.${field}`)}
            data-part={`column-${field}`}
            required={field === 'name'}
            data={options}
            value={columns[field] ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget;
              onChange({ ...columns, [field]: value === '' ? undefined : value });
            }}
          />
        ))}
      </div>
    </section>
  );
}

function Preview({ preview: { columns, rows } }: { preview: CsvPreview }) {
  const { t } = useTranslation('migrations');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wide tables scroll, also with the keyboard
    <section className={classes.tableFrame} aria-label={t('columns.preview')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((name, at) => (
              <th key={`${at} ${name}`} scope="col" dir="auto">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('\n')}>
              {row.map((cell, at) => (
                <td key={`${at} ${cell}`} dir="auto">
                  <span className={classes.cell}>{cell}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
