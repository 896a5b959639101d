import { Button, NativeSelect, Switch } from '@mantine/core';
import { IconChevronDown } from '../../../ui/icons/chevron-down.ts';
import { IconFilter } from '../../../ui/icons/filter.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats, lazyWithTexts } from '../../../platform/i18n/index.ts';
import { preferenceDefaults, usePreference } from '../../../platform/preferences/index.ts';
import { ChoiceSelect } from '../filter-builder/index.ts';
import type { Library } from '../index.ts';
import { FinderChips } from './finder-chips.tsx';
import type { ConditionsDialogProps } from './conditions-dialog.tsx';
import classes from './finder.module.css';

const ConditionsDialog = lazyWithTexts<ConditionsDialogProps>(['finder', 'filter-builder'], () =>
  import('./conditions-dialog.tsx').then((module) => module.ConditionsDialog),
);

/** What may be missing at most, to choose from. */
const counts = [0, 1, 2, 3, 4, 5, 7, 10, 15, 20];

/** The foods that one has; tools, how much may be missing and other conditions are folded away. Kept on this device. */
export function FinderQuery({ library }: { library: Library }) {
  const { t } = useTranslation('finder');
  const [wishes, change] = usePreference('finder');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={classes.wishes} aria-label={t('have')}>
      <ChoiceSelect
        list="foods"
        label={t('foods')}
        isLabelShown
        chosen={wishes.foods}
        library={library}
        onChange={(foods) => change({ foods })}
      />
      <FinderChips />
      <details className={classes.more} data-part="finder-more">
        <summary className={classes.moreHead}>
          <IconChevronDown size={20} stroke={1.5} aria-hidden className={classes.chevron ?? ''} />
          {t('more')}
        </summary>
        <div className={classes.moreBody}>
          <FoodWishes />
          <ToolWishes library={library} />
          <Button
            variant={wishes.conditions > 0 ? 'light' : 'default'}
            leftSection={<IconFilter size={18} aria-hidden />}
            onClick={() => setOpen(true)}
            aria-haspopup="dialog"
          >
            {wishes.conditions > 0
              ? t('otherCount', { count: wishes.conditions, number: formats.number(wishes.conditions) })
              : t('other')}
          </Button>
          <Button variant="subtle" color="gray" onClick={() => change(preferenceDefaults.finder)}>
            {t('reset')}
          </Button>
        </div>
      </details>
      {isOpen && (
        <Suspense>
          <ConditionsDialog
            queryFilter={wishes.queryFilter}
            library={library}
            onApply={(queryFilter, conditions) => change({ queryFilter, conditions })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

function FoodWishes() {
  const { t } = useTranslation('finder');
  const [wishes, change] = usePreference('finder');
  return (
    <>
      <Switch
        label={t('foodsOnHand')}
        checked={wishes.includeFoodsOnHand}
        onChange={(event) => change({ includeFoodsOnHand: event.currentTarget.checked })}
      />
      <Switch
        label={t('staples')}
        checked={wishes.includeStaples}
        onChange={(event) => change({ includeStaples: event.currentTarget.checked })}
      />
      <MostMissing
        label={t('maxFoods')}
        value={wishes.maxMissingFoods}
        onChange={(maxMissingFoods) => change({ maxMissingFoods })}
      />
    </>
  );
}

function ToolWishes({ library }: { library: Library }) {
  const { t } = useTranslation('finder');
  const [wishes, change] = usePreference('finder');
  return (
    <>
      <ChoiceSelect
        list="tools"
        label={t('tools')}
        isLabelShown
        chosen={wishes.tools}
        library={library}
        onChange={(tools) => change({ tools })}
      />
      <Switch
        label={t('toolsOnHand')}
        checked={wishes.includeToolsOnHand}
        onChange={(event) => change({ includeToolsOnHand: event.currentTarget.checked })}
      />
      <MostMissing
        label={t('maxTools')}
        value={wishes.maxMissingTools}
        onChange={(maxMissingTools) => change({ maxMissingTools })}
      />
    </>
  );
}

function MostMissing({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const offered = [...new Set([...counts, value])].toSorted((a, b) => a - b);
  return (
    <NativeSelect
      label={label}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      data={offered.map((count) => ({ value: String(count), label: formats.number(count) }))}
    />
  );
}
