import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../../platform/i18n/index.ts';
import { toast } from '../../../../../ui/toast/toast-store.ts';
import { catalogEntriesQuery } from '../catalog-entries.queries.ts';
import { getName, type ParsedEntry } from '../quick/quick-reading.ts';
import { isNameOf, wordsLeft, wordsMoved } from './preparations.ts';
import { isNew, type ReadingRow } from './reading-rows.ts';
import { useAddAlias } from './reading.queries.ts';
import type { Readings } from './use-readings.ts';
import classes from './reading.module.css';

interface HelpProps {
  readonly row: ReadingRow;
  readonly readings: Readings;
}

/** Help as part of a row that disappears: the focus stays at its place. */
interface PartProps extends HelpProps {
  readonly onUse: (use: () => void) => void;
}

/** What there is to decide about a line beyond its fields: unknown names, words that are left, what is learned. */
export function RowHelp({ row, readings }: HelpProps) {
  const { t } = useTranslation('ingredient-reading');
  const place = useRef<HTMLDivElement>(null);
  const parts = { row, readings, onUse: useFrom(place) };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot take the focus
    <div ref={place} role="group" tabIndex={-1} aria-label={row.line} className={classes.help}>
      <Unknown {...parts} part="unit" />
      <Unknown {...parts} part="food" />
      {row.food === null && <p className={classes.hint}>{t('noFood')}</p>}
      <Preparations {...parts} />
    </div>
  );
}

/** Does something and then takes the focus from a button that goes to the place where it stood. */
function useFrom(place: RefObject<HTMLDivElement | null>) {
  return (use: () => void) => {
    place.current?.focus({ preventScroll: true });
    use();
  };
}

/** What to do about a text that names no unit or food of the group: create it, or choose what it means. */
function Unknown({ part, row, readings, onUse }: PartProps & { part: 'unit' | 'food' }) {
  const { t } = useTranslation('ingredient-reading');
  const entry: ParsedEntry<{ name: string }> = row[part];
  if (!isNew(entry)) return null;
  const name = getName(entry);
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
        <Offers
          offers={row.unitOffers}
          onTake={(unit) => onUse(() => readings.choose(row.id, 'unit', { known: unit }))}
        />
      ) : (
        <FoodOffers row={row} name={name} readings={readings} onUse={onUse} />
      )}
    </div>
  );
}

function FoodOffers({ row, name, readings, onUse }: PartProps & { name: string }) {
  const { t } = useTranslation('ingredient-reading');
  const alias = useAddAlias();
  const [best] = row.foodOffers;
  const addName = () => {
    if (best === undefined) return;
    alias.mutate(
      { food: best.entry, name },
      {
        onSuccess: (known) => onUse(() => readings.choose(row.id, 'food', { known })),
        onError: () => toast.error(t('aliasNotAdded'), { durationMs: 6000 }),
      },
    );
  };
  return (
    <>
      <Offers
        offers={row.foodOffers}
        onTake={(food) => onUse(() => readings.choose(row.id, 'food', { known: food }))}
      />
      {best !== undefined && (
        <Button
          variant="default"
          size="xs"
          className={classes.long}
          loading={alias.isPending}
          onClick={addName}
        >
          <bdi>{t('alias', { name, food: best.entry.name })}</bdi>
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
        <Button
          key={entry.id}
          variant="default"
          size="xs"
          className={classes.long}
          onClick={() => onTake(entry)}
        >
          <bdi>{entry.name}</bdi>
          <span className={classes.percent}>{formats.percent(confidence)}</span>
        </Button>
      ))}
    </fieldset>
  );
}

/** Words of the text that the food does not have: into the note, and from there into what is learned. */
function Preparations({ row, readings, onUse }: PartProps) {
  const { t } = useTranslation('ingredient-reading');
  const left = wordsLeft(row).join(' ');
  return (
    <>
      {left !== '' && (
        <Button
          variant="default"
          size="xs"
          className={classes.long}
          onClick={() => onUse(() => readings.moveToNote(row.id))}
        >
          <bdi>{t('preparation.move', { words: left })}</bdi>
        </Button>
      )}
      {wordsMoved(row).map((word) => (
        <Preparation key={word} word={word} row={row} readings={readings} />
      ))}
    </>
  );
}

/** Whether a word is learned as a preparation. Names of foods are not: `plum` of `plum tomatoes`. */
function Preparation({ word, row, readings }: HelpProps & { word: string }) {
  const { t } = useTranslation('ingredient-reading');
  const { data, isPlaceholderData } = useQuery(catalogEntriesQuery('foods', word));
  if (data === undefined || isPlaceholderData || isNameOf(data)(word)) return null;
  const others = row.refused.filter((one) => one !== word);
  return (
    <Checkbox
      label={<bdi>{t('preparation.teach', { word })}</bdi>}
      checked={!row.refused.includes(word)}
      onChange={(event) =>
        readings.change(row.id, { refused: event.currentTarget.checked ? others : [...others, word] })
      }
    />
  );
}
