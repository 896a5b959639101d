import { Button, Switch } from '@mantine/core';
import { IconPlus } from '../../../ui/icons/plus.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moved } from '../../../ui/reorder/drop-place.ts';
import type { Library } from '../index.ts';
import type { FilterField } from './filter-fields.ts';
import { FilterRowFields } from './filter-row.tsx';
import { blankRow, writeFilter, type FilterRow, isBalanced } from './filter-rows.ts';
import { MatchCount } from './match-count.tsx';
import classes from './filter-builder.module.css';

/**
 * Conditions one below the other. Parentheses are shown on request, and where the filter has some already.
 * Without a row everything is chosen.
 */
export function FilterBuilder({
  fields,
  rows,
  onChange,
  library,
}: {
  /** Available fields; a new row has the first. */
  fields: readonly FilterField[];
  rows: readonly FilterRow[];
  onChange: (rows: FilterRow[]) => void;
  /** Whose lists the values are chosen from. */
  library: Library;
}) {
  const { t } = useTranslation('filter-builder');
  const hasParentheses = rows.some(({ opening, closing }) => opening > 0 || closing > 0);
  const [wantsParentheses, setWantsParentheses] = useState(hasParentheses);
  const add = () => {
    const [first] = fields;
    if (first !== undefined) onChange([...rows, blankRow(first)]);
  };
  const replace = (row: FilterRow) => onChange(rows.map((one) => (one.id === row.id ? row : one)));
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{t('title')}</legend>
      {rows.length === 0 && <p className={classes.muted}>{t('everything')}</p>}
      <ol className={classes.rows} data-reorder>
        {rows.map((row, index) => (
          <FilterRowFields
            key={row.id}
            row={row}
            fields={fields}
            library={library}
            hasParentheses={wantsParentheses}
            reordering={{
              index,
              count: rows.length,
              onMove: (from, to) => onChange(moved(rows, from, to)),
            }}
            onChange={replace}
            onRemove={() => onChange(rows.filter(({ id }) => id !== row.id))}
          />
        ))}
      </ol>
      {!isBalanced(rows) && (
        <p className={classes.problem} role="alert">
          {t('unbalanced')}
        </p>
      )}
      <div className={classes.foot}>
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
          {t('add')}
        </Button>
        <Switch
          label={t('advanced')}
          checked={wantsParentheses}
          disabled={hasParentheses}
          onChange={(event) => setWantsParentheses(event.currentTarget.checked)}
        />
      </div>
      {wantsParentheses && rows.length > 2 && <p className={classes.muted}>{t('advancedHelp')}</p>}
      <MatchCount filter={writeFilter(rows, fields)} library={library} />
    </fieldset>
  );
}
