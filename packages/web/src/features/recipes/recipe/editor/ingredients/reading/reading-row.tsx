import { Button, Checkbox, TextInput } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale, formats } from '../../../../../../platform/i18n/index.ts';
import { fractionalAmountText } from '../../../../../../ui/form/amount-text.ts';
import { userText } from '../../../../../../ui/form/user-text.ts';
import { toast } from '../../../../../../ui/toast/toast-store.ts';
import { AmountField } from '../../fields/amount-field.tsx';
import { CatalogEntryField } from '../catalog-entry-field.tsx';
import { nameOf, type ParsedEntry } from '../quick/quick-reading.ts';
import { isNew, isSure, type ReadingRow } from './reading-rows.ts';
import { useAddAlias } from './reading.queries.ts';
import type { Readings } from './use-readings.ts';
import classes from './reading.module.css';

interface RowProps {
  readonly row: ReadingRow;
  readonly index: number;
  readonly readings: Readings;
}

/** One line: what it says, what was read, how sure that is; open where it is to be checked. */
export function ReadingRowItem({ row, index, readings }: RowProps) {
  const { t } = useTranslation('ingredient-reading');
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
        {isOpen && <Fields row={row} index={index} readings={readings} />}
        {isOpen && <Unknown part="unit" row={row} readings={readings} />}
        {isOpen && <Unknown part="food" row={row} readings={readings} />}
        {isOpen && row.food === null && <p className={classes.hint}>{t('noFood')}</p>}
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
  const isLow = !row.isTouched && !isSure(row.confidence);
  return (
    <span className={classes.sure} data-sure={isChecked || undefined} title={t(isLow ? 'low' : 'high')}>
      <Icon size={16} aria-hidden />
      <span>{text}</span>
    </span>
  );
}

function Parts({ row }: { row: ReadingRow }) {
  const { quantity, unit, food, note } = row;
  return (
    <>
      {quantity !== null && <b>{fractionalAmountText(quantity, activeLocale.formats)}</b>}
      {unit !== null && <bdi>{nameOf(unit)}</bdi>}
      {food !== null && <bdi className={classes.food}>{nameOf(food)}</bdi>}
      {note !== '' && <bdi className={classes.note}>{note}</bdi>}
    </>
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
        value={knownOf(row.unit)}
        onChange={(unit) => readings.choose(row.id, 'unit', unit === null ? null : { known: unit })}
      />
      <CatalogEntryField
        kind="foods"
        name={`read-food-${index + 1}`}
        value={knownOf(row.food)}
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

function knownOf<T>(entry: ParsedEntry<T>): T | null {
  return entry !== null && 'known' in entry ? entry.known : null;
}

/** What to do about a text that names no unit or food of the group: create it, or choose what it means. */
function Unknown({ part, row, readings }: { part: 'unit' | 'food'; row: ReadingRow; readings: Readings }) {
  const { t } = useTranslation('ingredient-reading');
  const entry: ParsedEntry<{ name: string }> = row[part];
  if (!isNew(entry)) return null;
  const name = nameOf(entry);
  const isCreated = part === 'unit' ? row.createsUnit : row.createsFood;
  return (
    <div className={classes.unknown}>
      <Checkbox
        label={<bdi>{t(`create.${part}`, { name })}</bdi>}
        checked={isCreated}
        onChange={(event) =>
          readings.change(row.id, {
            [part === 'unit' ? 'createsUnit' : 'createsFood']: event.currentTarget.checked,
          })
        }
      />
      {part === 'unit' ? (
        <UnitOffers row={row} readings={readings} />
      ) : (
        <FoodOffers row={row} name={name} readings={readings} />
      )}
    </div>
  );
}

function UnitOffers({ row, readings }: { row: ReadingRow; readings: Readings }) {
  return (
    <Offers offers={row.unitOffers} onTake={(unit) => readings.choose(row.id, 'unit', { known: unit })} />
  );
}

function FoodOffers({ row, name, readings }: { row: ReadingRow; name: string; readings: Readings }) {
  const { t } = useTranslation('ingredient-reading');
  const alias = useAddAlias();
  const [best] = row.foodOffers;
  const addName = () => {
    if (best === undefined) return;
    alias.mutate(
      { food: best.entry, name },
      {
        onSuccess: () => readings.choose(row.id, 'food', { known: best.entry }),
        onError: () => toast.error(t('aliasNotAdded'), { durationMs: 6000 }),
      },
    );
  };
  return (
    <>
      <Offers offers={row.foodOffers} onTake={(food) => readings.choose(row.id, 'food', { known: food })} />
      {best !== undefined && (
        <Button variant="subtle" size="xs" loading={alias.isPending} onClick={addName}>
          {t('alias', { name, food: best.entry.name })}
        </Button>
      )}
    </>
  );
}

function Offers<T extends { id: string; name: string }>({
  offers,
  onTake,
}: {
  offers: readonly { entry: T; confidence: number }[];
  onTake: (entry: T) => void;
}) {
  const { t } = useTranslation('ingredient-reading');
  if (offers.length === 0) return null;
  return (
    <fieldset className={classes.offers} aria-label={t('offers')}>
      <span className={classes.hint}>{t('offers')}</span>
      {offers.map(({ entry, confidence }) => (
        <Button key={entry.id} variant="default" size="xs" onClick={() => onTake(entry)}>
          <bdi>{entry.name}</bdi>
          <span className={classes.percent}>{formats.percent(confidence)}</span>
        </Button>
      ))}
    </fieldset>
  );
}
