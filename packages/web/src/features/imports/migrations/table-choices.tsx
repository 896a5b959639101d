import { NativeSelect } from '@mantine/core';
import type { CsvPreview } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { SwitchRow } from '../../../ui/settings/switch-row.tsx';
import { encodingChoices, findEncoding } from './encodings.ts';
import type { TableChoice } from './migrations.queries.ts';
import classes from './migrations.module.css';

/** How a table was read, and what one can choose instead: encoding, sheet, and whether there is a row of headings. */
export function TableChoices({
  preview,
  onChange,
}: {
  preview: CsvPreview;
  onChange: (choice: TableChoice) => void;
}) {
  const { t, i18n } = useTranslation('migrations');
  const { encoding, isEncodingSure, sheet, sheets, hasHeadingRow } = preview;
  return (
    <>
      <div className={classes.fields}>
        {encoding !== null && (
          <NativeSelect
            label={t('columns.encoding.label')}
            description={t(isEncodingSure ? 'columns.encoding.hint' : 'columns.encoding.unsure')}
            data-part="table-encoding"
            data={encodingChoices(i18n.language)}
            value={encoding}
            onChange={(event) => {
              const chosen = findEncoding(event.currentTarget.value);
              if (chosen !== undefined) onChange({ encoding: chosen });
            }}
          />
        )}
        {sheet !== null && sheets.length > 1 && (
          <NativeSelect
            label={t('columns.sheet')}
            data-part="table-sheet"
            data={[...sheets]}
            value={sheet}
            onChange={(event) => onChange({ sheet: event.currentTarget.value })}
          />
        )}
      </div>
      <SwitchRow
        label={t('columns.headings.label')}
        hint={t('columns.headings.hint')}
        isOn={hasHeadingRow}
        onChange={(isOn) => onChange({ hasHeadingRow: isOn })}
      />
    </>
  );
}
