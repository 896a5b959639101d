import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconTrash } from '../../../ui/icons/trash.ts';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { ReorderHandle, type Reordering } from '../../../ui/reorder/reorder-handle.tsx';
import type { Library } from '../index.ts';
import { type FilterField, type FilterOperator, isDaysOperator, listOperators } from './filter-fields.ts';
import { blankCondition, type FilterRow, type KnownCondition } from './filter-rows.ts';
import { FilterValue } from './filter-value.tsx';
import { operatorText } from './operator-text.ts';
import classes from './filter-builder.module.css';

/** More are kept where a filter has them. */
const maxParentheses = 3;

/** One condition: how it joins the one before, field, comparison and value. */
export function FilterRowFields({
  row,
  fields,
  library,
  hasParentheses,
  reordering,
  onChange,
  onRemove,
}: {
  row: FilterRow;
  fields: readonly FilterField[];
  library: Library;
  hasParentheses: boolean;
  reordering: Reordering;
  onChange: (row: FilterRow) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('filter-builder');
  const { condition } = row;
  const name = t('row', { number: formats.number(reordering.index + 1) });
  return (
    <li className={classes.row} data-part="filter-row" aria-label={name}>
      <ReorderHandle {...reordering} name={name} />
      <div className={classes.fields}>
        {reordering.index > 0 && (
          <NativeSelect
            className={classes.joint ?? ''}
            aria-label={t('joint.label')}
            value={row.joint}
            onChange={(event) =>
              onChange({ ...row, joint: event.currentTarget.value === 'OR' ? 'OR' : 'AND' })
            }
            data={[
              { value: 'AND', label: t('joint.and') },
              { value: 'OR', label: t('joint.or') },
            ]}
          />
        )}
        {hasParentheses && (
          <Parentheses sign="(" count={row.opening} onChange={(opening) => onChange({ ...row, opening })} />
        )}
        {condition.kind === 'kept' ? (
          <div className={classes.visible}>
            <code dir="ltr">{condition.text}</code>
            <span className={classes.muted}>{t('kept')}</span>
          </div>
        ) : (
          <Condition
            condition={condition}
            fields={fields}
            library={library}
            onChange={(changed) => onChange({ ...row, condition: changed })}
          />
        )}
        {hasParentheses && (
          <Parentheses sign=")" count={row.closing} onChange={(closing) => onChange({ ...row, closing })} />
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('remove', { name })}
        onClick={onRemove}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}

function Condition({
  condition,
  fields,
  library,
  onChange,
}: {
  condition: KnownCondition;
  fields: readonly FilterField[];
  library: Library;
  onChange: (condition: KnownCondition) => void;
}) {
  const { t } = useTranslation('filter-builder');
  const field = fields.find(({ key }) => key === condition.field);
  if (field === undefined) return null;
  const chooseField = (key: string) => {
    const chosen = fields.find((one) => one.key === key);
    if (chosen !== undefined) onChange(blankCondition(chosen));
  };
  return (
    <>
      <NativeSelect
        className={classes.field ?? ''}
        aria-label={t('field.label')}
        value={field.key}
        onChange={(event) => chooseField(event.currentTarget.value)}
        data={fields.map(({ key }) => ({ value: key, label: t(`field.${key}`) }))}
      />
      <NativeSelect
        className={classes.operator ?? ''}
        aria-label={t('operator.label')}
        value={condition.operator}
        onChange={(event) => onChange(compareBy(condition, event.currentTarget.value as FilterOperator))}
        data={listOperators(field).map((value) => ({ value, label: operatorText(t, field, value) }))}
      />
      <FilterValue
        field={field}
        isDays={isDaysOperator(condition.operator)}
        value={condition.value}
        library={library}
        onChange={(value) => onChange({ ...condition, value })}
      />
    </>
  );
}

const usualDays = '30';

/** The condition with another comparison; a date and a number of days do not become each other. */
function compareBy(condition: KnownCondition, operator: FilterOperator): KnownCondition {
  if (isDaysOperator(operator) === isDaysOperator(condition.operator)) return { ...condition, operator };
  return { ...condition, operator, value: isDaysOperator(operator) ? usualDays : '' };
}

function Parentheses({
  sign,
  count,
  onChange,
}: {
  sign: '(' | ')';
  count: number;
  onChange: (count: number) => void;
}) {
  const { t } = useTranslation('filter-builder');
  const most = Math.max(maxParentheses, count);
  return (
    <NativeSelect
      className={classes.parentheses ?? ''}
      dir="ltr"
      aria-label={t(sign === '(' ? 'opening' : 'closing')}
      value={count}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      data={Array.from({ length: most + 1 }, (_, times) => ({
        value: String(times),
        label: times === 0 ? '–' : sign.repeat(times),
      }))}
    />
  );
}
