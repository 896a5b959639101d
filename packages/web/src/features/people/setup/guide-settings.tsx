import { Button, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { weekdayNames } from '../../../platform/i18n/index.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { SwitchRow } from '../../../ui/settings/switch-row.tsx';
import { GuideButtons } from './guide-steps.tsx';
import { SetupCard } from './setup-card.tsx';
import { type CommonSettings, useStoreCommonSettings } from './setup.queries.ts';
import classes from '../../../ui/steps/steps.module.css';

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
        <SwitchRow
          label={t('guide.settings.public')}
          hint={t('guide.settings.publicHint')}
          isOn={settings.isPublic}
          onChange={(isPublic) => onChange({ ...settings, isPublic })}
        />
        <NativeSelect
          label={t('guide.settings.day')}
          size="md"
          data={weekdayNames().map((label, day) => ({ value: String(day), label }))}
          value={String(settings.firstDayOfWeek)}
          onChange={(event) => onChange({ ...settings, firstDayOfWeek: Number(event.currentTarget.value) })}
        />
        <SwitchRow
          label={t('guide.settings.seed')}
          hint={t('guide.settings.seedHint')}
          isOn={settings.isSeeded}
          onChange={(isSeeded) => onChange({ ...settings, isSeeded })}
        />
        <GuideButtons onBack={onBack} onNext={onNext} />
      </div>
    </SetupCard>
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
      <dl className={classes.review}>
        <div>
          <dt>{t('guide.settings.public')}</dt>
          <dd>{t(settings.isPublic ? 'guide.yes' : 'guide.no')}</dd>
        </div>
        <div>
          <dt>{t('guide.settings.day')}</dt>
          <dd>{weekdayNames()[settings.firstDayOfWeek]}</dd>
        </div>
        <div>
          <dt>{t('guide.settings.seed')}</dt>
          <dd>{t(settings.isSeeded ? 'guide.yes' : 'guide.no')}</dd>
        </div>
      </dl>
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

function readReason(error: unknown): string {
  return isApiError(error) ? error.message : '';
}
