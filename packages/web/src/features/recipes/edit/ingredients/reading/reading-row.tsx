import { Checkbox, TextInput } from '@mantine/core';
import { IconCheck } from '../../../../../ui/icons/check.ts';
import { IconHelpCircle as IconHelp } from '../../../../../ui/icons/help-circle.ts';
import { useId, useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { activeLocale, formats } from '../../../../../platform/i18n/index.ts';
import { fractionalAmountText } from '../../../../../ui/form/amount-text.ts';
import { userText } from '../../../../../ui/form/user-text.ts';
import { AmountField } from '../../fields/amount-field.tsx';
import { CatalogEntryField } from '../catalog-entry-field.tsx';
import { getName, type ParsedEntry } from '../quick/quick-reading.ts';
import { isSure, type ReadingRow, sureAbove } from './reading-rows.ts';
import { RowHelp } from './row-help.tsx';
import type { Readings } from './use-readings.ts';
import classes from './reading.module.css';

interface RowProps {
  readonly row: ReadingRow;
  readonly index: number;
  readonly readings: Readings;
}

/** One line: what it says, what was read, how sure that is; open where it is to be checked. */
export function ReadingRowItem({ row, index, readings }: RowProps) {
  const [isOpen, setOpen] = useState(row.isDoubtful);
  const panel = useId();
  return (
    <li className={classes.row} data-doubtful={row.isDoubtful || undefined}>
      <button
        type="button"
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.line} dir="auto">
          {row.line}
        </span>
        <Sureness row={row} />
        {!isOpen && (
          <span className={classes.parts}>
            <Parts row={row} />
          </span>
        )}
      </button>
      <div id={panel} hidden={!isOpen} className={classes.panel}>
        {isOpen && row.heading !== null && <HeadingSwitch row={row} readings={readings} />}
        {isOpen && !row.isHeading && <Fields row={row} index={index} readings={readings} />}
        {isOpen && !row.isHeading && <RowHelp row={row} readings={readings} />}
      </div>
    </li>
  );
}

function Sureness({ row }: { row: ReadingRow }) {
  const { t } = useTranslation('ingredient-reading');
  const isChecked = row.isTouched || !row.isDoubtful;
  const Icon = isChecked ? IconCheck : IconHelp;
  const percent = row.confidence === null ? null : formats.percent(row.confidence / 100);
  const text = row.isTouched ? t('changed') : (percent ?? t('unsure'));
  if (row.isHeading)
    return (
      <span className={classes.sure} data-sure={isChecked || undefined}>
        <Icon size={16} aria-hidden />
        <span>{t('heading.is')}</span>
      </span>
    );
  return (
    <span className={classes.sure} data-sure={isChecked || undefined} title={sureTitle(t, row)}>
      <Icon size={16} aria-hidden />
      <span>{text}</span>
    </span>
  );
}

/** How often lines like this one are read right; nothing where nobody knows. */
function sureTitle(
  t: TFunction<'ingredient-reading'>,
  { isTouched, confidence }: ReadingRow,
): string | undefined {
  if (isTouched || confidence === null) return undefined;
  return isSure(confidence)
    ? t('high', { percent: formats.percent(confidence / 100) })
    : t('low', { percent: formats.percent(sureAbove / 100) });
}

function Parts({ row }: { row: ReadingRow }) {
  const { quantity, unit, food, note } = row;
  if (row.isHeading) return <b dir="auto">{row.heading}</b>;
  return (
    <>
      {quantity !== null && <b dir="auto">{fractionalAmountText(quantity, activeLocale.formats)}</b>}
      {unit !== null && <bdi>{getName(unit)}</bdi>}
      {food !== null && <bdi className={classes.food}>{getName(food)}</bdi>}
      {note !== '' && <bdi className={classes.note}>{note}</bdi>}
    </>
  );
}

/** Whether the line is a section title or an ingredient. */
function HeadingSwitch({ row, readings }: Pick<RowProps, 'row' | 'readings'>) {
  const { t } = useTranslation('ingredient-reading');
  return (
    <Checkbox
      label={<bdi>{t('heading.use', { title: row.heading })}</bdi>}
      checked={row.isHeading}
      onChange={(event) => readings.change(row.id, { isHeading: event.currentTarget.checked })}
    />
  );
}

function Fields({ row, index, readings }: RowProps) {
  const { t } = useTranslation('ingredient-reading');
  const number = formats.number(index + 1);
  return (
    <div className={classes.fields}>
      <AmountField
        name={`read-amount-${index + 1}`}
        label={t('quantity')}
        aria-label={t('quantityOf', { number })}
        hasError={false}
        value={row.quantity}
        onAmount={(quantity) => readings.change(row.id, { quantity })}
      />
      <CatalogEntryField
        kind="units"
        name={`read-unit-${index + 1}`}
        value={getKnown(row.unit)}
        onChange={(unit) => readings.choose(row.id, 'unit', unit === null ? null : { known: unit })}
      />
      <CatalogEntryField
        kind="foods"
        name={`read-food-${index + 1}`}
        value={getKnown(row.food)}
        onChange={(food) => readings.choose(row.id, 'food', food === null ? null : { known: food })}
      />
      <TextInput
        name={`read-note-${index + 1}`}
        label={t('note')}
        {...userText}
        autoComplete="off"
        value={row.note}
        onChange={(event) => readings.change(row.id, { note: event.currentTarget.value })}
      />
    </div>
  );
}

function getKnown<T>(entry: ParsedEntry<T>): T | null {
  return entry !== null && 'known' in entry ? entry.known : null;
}
