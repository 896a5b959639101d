import { FilterError, parseFilter } from '@hearth/domain/search/query-filter';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import {
  blankRow,
  FilterBuilder,
  writeFilter,
  type FilterRow,
  lastMadeField,
  recipeFilterFields,
  buildRows,
} from '../filter-builder/index.ts';
import type { Library } from '../index.ts';

/** Properties of the dialog with further conditions. */
export interface ConditionsDialogProps {
  queryFilter: string;
  library: Library;
  /** Gets the filter and how many conditions it has. */
  onApply: (queryFilter: string, conditions: number) => void;
  onClose: () => void;
}

const fields = [...recipeFilterFields, lastMadeField];

/** Which recipes come into question at all. */
export function ConditionsDialog({ queryFilter, library, onApply, onClose }: ConditionsDialogProps) {
  const { t } = useTranslation('finder');
  const [rows, setRows] = useState(() => firstRows(queryFilter));
  const filter = writeFilter(rows, fields);
  return (
    <Dialog
      opened
      title={t('other')}
      size="lg"
      confirmLabel={t('apply')}
      isValid={filter !== null}
      onConfirm={() => {
        if (filter !== null) onApply(filter, rows.length);
      }}
      onClose={onClose}
    >
      <FilterBuilder fields={fields} rows={rows} onChange={setRows} library={library} />
    </Dialog>
  );
}

function firstRows(text: string): FilterRow[] {
  const parsed = parseFilter(text);
  const parts = parsed instanceof FilterError ? [] : parsed.parts;
  return parts.length > 0 ? buildRows(parts, fields) : fields.slice(0, 1).map(blankRow);
}
