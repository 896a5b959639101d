import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { capitalize, weekdayNames } from '../../../platform/i18n/index.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { userText } from '../../../ui/form/user-text.ts';
import { SwitchRow } from '../../../ui/settings/switch-row.tsx';
import { GuideButtons } from './guide-steps.tsx';
import { SetupCard } from './setup-card.tsx';
import { type CommonSettings, useStoreCommonSettings } from './setup.queries.ts';
import type { Measures } from '../../../platform/preferences/usual-measures.ts';
import classes from '../../../ui/steps/steps.module.css';

const maxNameLength = 255;
const measures = ['metric', 'us', 'original'] as const satisfies readonly Measures[];

/** Settings that most households choose first. */
export function GuideSettings({
  settings,
  onChange,
  onBack,
  onNext,
}: {
  settings: CommonSettings;
  onChange: (settings: CommonSettings) => void;
  /** Undefined when the step before cannot be repeated. */
  onBack: (() => void) | undefined;
  onNext: () => void;
}) {
  const { t } = useTranslation('setup');
  return (
    <SetupCard step={3} title={t('guide.settings.title')}>
      <p className={classes.text}>{t('guide.settings.text')}</p>
      <div className={classes.form}>
        <HouseholdFields settings={settings} onChange={onChange} />
        <NativeSelect
          label={t('guide.settings.day')}
          size="md"
          data={weekdayNames().map((name, day) => ({ value: String(day), label: capitalize(name) }))}
          value={String(settings.firstDayOfWeek)}
          onChange={(event) => onChange({ ...settings, firstDayOfWeek: Number(event.currentTarget.value) })}
        />
        <SwitchRow
          label={t('guide.settings.seed')}
          hint={t('guide.settings.seedHint')}
          isOn={settings.isSeeded}
          onChange={(isSeeded) => onChange({ ...settings, isSeeded })}
        />
        <SwitchRow
          label={t('guide.settings.public')}
          hint={t('guide.settings.publicHint')}
          isOn={settings.isPublic}
          onChange={(isPublic) => onChange({ ...settings, isPublic })}
        />
        <GuideButtons onBack={onBack} onNext={onNext} />
      </div>
    </SetupCard>
  );
}

/** What the household is called, and what it measures with. */
function HouseholdFields({
  settings,
  onChange,
}: {
  settings: CommonSettings;
  onChange: (settings: CommonSettings) => void;
}) {
  const { t } = useTranslation('setup');
  return (
    <>
      <TextInput
        label={t('guide.settings.household')}
        description={t('guide.settings.householdHint')}
        name="household"
        size="md"
        maxLength={maxNameLength}
        value={settings.householdName}
        onChange={(event) => onChange({ ...settings, householdName: event.currentTarget.value })}
        {...userText}
      />
      <NativeSelect
        label={t('guide.settings.measures')}
        description={t('guide.settings.measuresHint')}
        name="measures"
        size="md"
        data={measures.map((value) => ({ value, label: t(`guide.measures.${value}`) }))}
        value={settings.measures}
        onChange={(event) => {
          const chosen = measures.find((value) => value === event.currentTarget.value);
          if (chosen !== undefined) onChange({ ...settings, measures: chosen });
        }}
      />
    </>
  );
}

/** The choices once more, then they are stored. */
export function GuideReview({
  settings,
  onBack,
  onDone,
}: {
  settings: CommonSettings;
  onBack: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation('setup');
  const store = useStoreCommonSettings();
  return (
    <SetupCard step={4} title={t('guide.review.title')}>
      <p className={classes.text}>{t('guide.review.text')}</p>
      {store.isError && <Notice color="error">{readReason(store.error) || t('problem.other')}</Notice>}
      <Choices settings={settings} />
      <div className={classes.buttons}>
        <Button variant="default" size="md" onClick={onBack} disabled={store.isPending}>
          {t('back')}
        </Button>
        <Button
          size="md"
          loading={store.isPending}
          onClick={() => store.mutate(settings, { onSuccess: onDone })}
        >
          {t('guide.review.store')}
        </Button>
      </div>
    </SetupCard>
  );
}

function Choices({ settings }: { settings: CommonSettings }) {
  const { t } = useTranslation('setup');
  const yesOrNo = (isOn: boolean) => t(isOn ? 'guide.yes' : 'guide.no');
  const rows: readonly (readonly [name: string, value: string | undefined])[] = [
    [t('guide.settings.household'), settings.householdName],
    [t('guide.settings.measures'), t(`guide.measures.${settings.measures}`)],
    [t('guide.settings.day'), capitalize(weekdayNames()[settings.firstDayOfWeek] ?? '')],
    [t('guide.settings.seed'), yesOrNo(settings.isSeeded)],
    [t('guide.settings.public'), yesOrNo(settings.isPublic)],
  ];
  return (
    <dl className={classes.review}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function readReason(error: unknown): string {
  return isApiError(error) ? error.message : '';
}
