import { IconCheck } from '../../../../ui/icons/check.ts';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import type { ColumnKey, DataColumn, DataItem } from '../data-kind.ts';
import classes from './table.module.css';

/** The name of a row; `Name` shows it together with something else. */
export function nameColumn<T extends DataItem>(Name?: ComponentType<{ item: T }>): DataColumn<T> {
  return {
    key: 'name',
    share: 2,
    sortKey: ({ name }) => name,
    Cell: ({ item }) => (
      <span className={classes.name} dir="auto">
        {Name === undefined ? item.name : <Name item={item} />}
      </span>
    ),
  };
}

/** A column of text that people wrote. */
export function textColumn<T extends DataItem>(
  key: ColumnKey,
  textOf: (item: T) => string | null | undefined,
  more: Partial<DataColumn<T>> = {},
): DataColumn<T> {
  return {
    key,
    sortKey: (item) => textOf(item) ?? '',
    isEmpty: (item) => (textOf(item) ?? '') === '',
    Cell: ({ item }) => (
      <span className={classes.words} dir="auto">
        {textOf(item)}
      </span>
    ),
    ...more,
  };
}

/** A colour to look at; its code is for those who ask for it. */
export function Swatch({ color }: { color: string }) {
  return (
    <span className={classes.swatch} style={{ background: color }} title={color}>
      <span className="visually-hidden">{color}</span>
    </span>
  );
}

/** A column of ticks. */
export function flagColumn<T extends DataItem>(
  key: ColumnKey,
  isOn: (item: T) => boolean,
  more: Partial<DataColumn<T>> = {},
): DataColumn<T> {
  return {
    key,
    sortKey: (item) => (isOn(item) ? 0 : 1),
    isEmpty: (item) => !isOn(item),
    Cell: ({ item }) => <Tick isOn={isOn(item)} />,
    ...more,
  };
}

function Tick({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('data');
  return isOn ? (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an icon is drawn, not loaded
    <IconCheck size={18} role="img" aria-label={t('yes')} />
  ) : (
    <span className="visually-hidden">{t('no')}</span>
  );
}

/** The creation time of a row, hidden by default. */
export function createdColumn<T extends DataItem & { createdAt: string | null }>(): DataColumn<T> {
  return {
    key: 'created',
    isHiddenAtFirst: true,
    sortKey: ({ createdAt }) => createdAt ?? '',
    isEmpty: ({ createdAt }) => createdAt === null,
    Cell: ({ item: { createdAt } }) => (createdAt === null ? null : formats.date(new Date(createdAt))),
  };
}
