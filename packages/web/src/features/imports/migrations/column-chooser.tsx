import { type CsvField, csvFields, usualCsvFields } from '@hearth/domain/imports/csv-fields';
import { NativeSelect } from '@mantine/core';
import type { CsvColumns, CsvPreview } from '@hearth/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableChoice } from './migrations.queries.ts';
import { TableChoices } from './table-choices.tsx';
import classes from './migrations.module.css';

/** The chosen column of each field; undefined and empty for none. */
export type Columns = { [Field in keyof CsvColumns]?: string | undefined };

/** The first rows of a table, and which of its columns holds what. */
export function ColumnChooser({
  preview,
  columns,
  onChange,
  onReadAgain,
}: {
  preview: CsvPreview;
  columns: Columns;
  onChange: (columns: Columns) => void;
  /** Asks for the table to be read as it was chosen. */
  onReadAgain: (choice: TableChoice) => void;
}) {
  const { t, i18n } = useTranslation('migrations');
  const title = useId();
  const fields = { columns, names: listNames(preview), onChange };
  const isUsed = (field: CsvField) => (preview.guess[field] ?? '') !== '';
  const rare = csvFields.slice(usualCsvFields);
  const extras = listExtras(preview, columns);
  return (
    <section className={classes.columns} aria-labelledby={title}>
      <h2 id={title} className={classes.heading}>
        {t('columns.title')}
      </h2>
      <TableChoices preview={preview} onChange={onReadAgain} />
      <p className={classes.text}>{t('columns.text')}</p>
      <Preview preview={preview} />
      <Fields {...fields} shown={[...csvFields.slice(0, usualCsvFields), ...rare.filter(isUsed)]} />
      <details className={classes.more}>
        <summary>{t('columns.more')}</summary>
        <Fields {...fields} shown={rare.filter((field) => !isUsed(field))} />
      </details>
      {extras.length > 0 && (
        <p className={classes.muted} data-part="table-extras">
          {t('columns.extras', { columns: new Intl.ListFormat(i18n.language).format(extras) })}
        </p>
      )}
    </section>
  );
}

function listNames({ columns }: CsvPreview): string[] {
  return [...new Set(columns)].filter((name) => name !== '');
}

/** The columns that go with no field as it is chosen now; those that are counted with another one are not among them. */
function listExtras({ columns, extras, guess }: CsvPreview, chosen: Columns): string[] {
  const free = new Set([...extras, ...Object.values(guess)]);
  const taken = new Set(Object.values(chosen));
  return columns.filter((name) => free.has(name) && !taken.has(name));
}

/** A choice of column for each field. */
function Fields({
  shown,
  columns,
  names,
  onChange,
}: {
  shown: readonly CsvField[];
  columns: Columns;
  names: readonly string[];
  onChange: (columns: Columns) => void;
}) {
  const { t } = useTranslation('migrations');
  const options = [
    { value: '', label: t('columns.none') },
    ...names.map((name) => ({ value: name, label: name })),
  ];
  return (
    <div className={classes.fields}>
      {shown.map((field) => (
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
          {rows.map((row, index) => (
            <tr key={`${index} ${row.join('\n')}`}>
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
